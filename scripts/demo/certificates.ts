import { checkInDay, computeLastDay } from '#domain/certification/certificate/conditional.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import type { DemoCertificate, DemoResidence } from './demo-rows.ts'
import { buildAffiliateId } from './people/accounts.ts'
import { buildDemoId } from './random.ts'

const dayMs = 86_400_000
const monthMs = 30 * dayMs
const none = { endedAs: null, endedAt: null, endReason: '', form: null, checkInOn: null }

const oneIn = 4

export function makeCertificates(residences: readonly DemoResidence[], now: Date): DemoCertificate[] {
  const counted = new Map<string, number>()
  const certifying = new Set(residences.filter(({ certified }) => certified).map(({ stateCode }) => stateCode))
  let past = 0
  return residences.flatMap((residence) => {
    const { id, stateCode, certified, certifiedUntil, narrLevel } = residence
    if (narrLevel === null || (certified && certifiedUntil === null)) return []
    if (!certifying.has(stateCode) || (!certified && past++ % oneIn !== 0)) return []
    const number = (counted.get(stateCode) ?? 1000) + 1
    counted.set(stateCode, number)
    const ofState = number === 1001 ? buildTimedDays(stateCode, now) : null
    const days =
      certifiedUntil === null
        ? buildPastDays(Math.floor(past / oneIn), stateCode, now)
        : (ofState ?? buildRunningDays(certifiedUntil, buildOverlay(stateCode).validMonths))
    const where = {
      organizationId: buildAffiliateId(stateCode),
      residenceId: id,
      number: `${stateCode}-${number}`,
      narrLevel,
    }
    return [{ id: buildDemoId(`certificate ${id}`), ...where, ...days }]
  })
}

type Days = Omit<DemoCertificate, 'id' | 'organizationId' | 'residenceId' | 'number' | 'narrLevel'>

const formatDay = (at: number) => new Date(at).toISOString().slice(0, 10)

function buildRunningDays(endsOn: string, months: number): Days {
  const after = new Date(Date.parse(endsOn) + dayMs)
  after.setUTCFullYear(after.getUTCFullYear() - months / 12)
  return { issuedOn: formatDay(after.getTime()), endsOn, ...none }
}

/** Where the state knows one, its first home has a certificate for a time. */
function buildTimedDays(stateCode: string, now: Date): Days | null {
  const { conditional } = buildOverlay(stateCode)
  if (conditional === null) return null
  const issuedOn = formatDay(now.getTime() - 100 * dayMs)
  const endsOn = computeLastDay(issuedOn, conditional.months)
  return {
    issuedOn,
    endsOn,
    endedAs: null,
    endedAt: null,
    endReason: '',
    form: conditional.name,
    checkInOn: checkInDay(issuedOn, conditional),
  }
}

function buildPastDays(turn: number, stateCode: string, now: Date): Days {
  const { validMonths } = buildOverlay(stateCode)
  const before = now.getTime() - (20 + (turn % 11) * 13) * dayMs
  const end = (['ended', 'suspended', 'withdrawn'] as const)[turn % 3] ?? 'ended'
  if (end === 'ended') return buildRunningDays(formatDay(before), validMonths)
  const endReason =
    end === 'suspended' ? 'A complaint is being looked into.' : 'The house did not answer the affiliate.'
  const running = buildRunningDays(formatDay(before + (validMonths / 2) * monthMs), validMonths)
  return Object.assign(running, { endedAs: end, endedAt: new Date(before), endReason })
}
