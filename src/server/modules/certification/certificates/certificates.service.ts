import type { CertificateChange, CertifiedResidenceAnswer } from '#contract/certification/certificates.ts'
import { findWrongDays } from '#domain/certification/certificate/certificate.ts'
import { buildOverlay, refuseLevel } from '#domain/certification/overlays/overlay-of.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import type { NarrLevel } from '#domain/residence/residence.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { noteCertificate } from '#server/plumbing/history/noted-certificates.ts'
import { noteAnyResidenceChanges } from '#server/plumbing/history/noted-residences.ts'
import type { Actor, Tx } from '#server/plumbing/transactions.ts'
import { runAsSystem } from '#server/plumbing/work/as-system.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import {
  type Affiliate,
  endCertificate,
  findAffiliateById,
  findAffiliateOfState,
  findResidence,
  isNumberTaken,
  isStanding,
  lockStanding,
  type NewCertificate,
  noteLifted,
  readMove,
  readResidence,
  type StandingCertificate,
} from './certificates.store.ts'
import { checkIn, extend, setCertificate } from './issuing/timed.service.ts'
import type { RemindingService } from './reminding/reminding.service.ts'

/** `affiliateId` is null for staff, who name the state. */
export type Certifier = { actor: Actor; person: { id: string; name: string }; affiliateId: string | null }

export type Certificates = ReturnType<typeof createCertificates>

type Parts = Pick<ServerParts, 'transactions' | 'clock'> & {
  reminding: Pick<RemindingService, 'tellEnded' | 'tellLifted' | 'tellCheckedIn' | 'startDelivery'>
}

export function createCertificates({ transactions, clock, reminding }: Parts) {
  return {
    /** Throws `not_found`, also for a home of another state. */
    residence: (by: Certifier, state: string | undefined, id: string): Promise<CertifiedResidenceAnswer> =>
      transactions.run(by.actor, async (tx) => {
        const affiliate = await requireAffiliateFor(tx, by, state)
        const residence = await readResidence(tx, affiliate, id, clock.now())
        if (!residence) throw new AppError('not_found', describeNoResidence(affiliate))
        const move = await runAsSystem(tx, () => readMove(tx, id))
        const { conditional, levels } = buildOverlay(affiliate.state)
        return {
          affiliate: toNamed(affiliate),
          conditional,
          levels,
          residence: { ...residence, move },
        }
      }),
    /** Throws `not_found`, `invalid_input` naming the field, `conflict`. */
    async change(by: Certifier, state: string | undefined, change: CertificateChange): Promise<void> {
      try {
        await transactions.run(by.actor, async (tx) =>
          make(tx, by, { affiliate: await requireAffiliateFor(tx, by, state), change, at: clock.now(), reminding }),
        )
        if (['withdraw', 'lift', 'check-in'].includes(change.act)) await reminding.startDelivery()
      } catch (error) {
        throw isNumberTaken(error)
          ? buildFieldError('number', 'This number is the certificate of another home.')
          : error
      }
    },
  }
}

type CertificateWork = Pick<Parts, 'reminding'> & { affiliate: Affiliate; change: CertificateChange; at: Date }

async function make(tx: Tx, by: Certifier, { affiliate, change, at, reminding }: CertificateWork): Promise<void> {
  const residence = await requireResidenceOf(tx, affiliate, change.id)
  const certified = { affiliateId: affiliate.id, residence }
  const told = { residence: residence.name, affiliate: affiliate.name, on: toLocalDay(at, affiliate.state) }
  const standing = await lockStanding(tx, change.id)
  if (change.act === 'withdraw') {
    const { id: residenceId, as, reason, seen } = change
    requireSeen(standing, seen)
    const none = `This home has no certificate that could be ${as}.`
    const end = async () => {
      // One that is suspended is set again and ends at once: nobody sees it stand between, and both stay on record.
      if (standing === null && as === 'withdrawn') await liftSuspension(tx, by, { affiliate, residenceId, at, none })
      return endCertificate(tx, affiliate.id, residenceId, { at, as, reason })
    }
    const number = await noteAnyResidenceChanges(tx, [residenceId], end)
    if (number === null) throw new AppError('conflict', none)
    await reminding.tellEnded(tx, residenceId, { ...told, as, number, reason })
    return noteCertificate(tx, certified, { change: as, after: { number, reason } })
  }
  if (change.act === 'extend') {
    return noteCertificate(tx, certified, await extend(tx, affiliate, { residenceId: change.id, at }))
  }
  if (change.act === 'check-in') {
    const { id: residenceId, note } = change
    const found = await checkIn(tx, affiliate, { residenceId, note, at })
    const facts = { residence: residence.name, affiliate: affiliate.name, note, ...found }
    await reminding.tellCheckedIn(tx, residenceId, facts)
    return noteCertificate(tx, certified, { change: 'checked_in', after: { number: found.number, reason: note } })
  }
  if (change.act === 'lift') {
    const { reason } = change
    const number = await liftSuspension(tx, by, { affiliate, residenceId: change.id, at })
    await runAsSystem(tx, () => noteLifted(tx, affiliate.id, change.id, { at, reason }))
    await reminding.tellLifted(tx, change.id, { ...told, number, reason })
    return noteCertificate(tx, certified, { change: 'lifted', after: { number, reason } })
  }
  if (change.act === 'confirm') {
    const after = await confirm(tx, by, { affiliate, residenceId: change.id, at })
    return noteCertificate(tx, certified, { change: 'confirmed', after })
  }
  const wrong = findWrongDays(change, at)
  if (wrong) throw buildFieldError(wrong.field, wrong.message)
  // A second tap sets nothing anew.
  const { id: residenceId, act: _, seen, ...paper } = change
  if (await isStanding(tx, affiliate.id, { residenceId, ...paper })) return
  // The contract checks that it is one of the four.
  const wrongLevel = refuseLevel(affiliate.name, paper.level as NarrLevel, buildOverlay(affiliate.state))
  if (wrongLevel !== null) throw buildFieldError('level', wrongLevel)
  requireSeen(standing, seen)
  await setCertificate(tx, affiliate, { residenceId, ...paper }, { at, ...by.person })
  await noteCertificate(tx, certified, { change: 'certified', after: toNoted(paper) })
}

/** So that nobody takes the place of what a colleague set a minute ago without having seen it. */
function requireSeen(standing: StandingCertificate | null, seen: string | undefined): void {
  if (seen === undefined || seen === (standing?.seen ?? '')) return
  const since = 'since you opened this page'
  if (standing === null) throw new AppError('conflict', `A colleague ended the certificate ${since}. Read why first.`)
  const by = standing.setBy === '' ? 'A colleague' : standing.setBy
  throw new AppError(
    'conflict',
    `${by} set certificate ${standing.number} ${since}. Look at it first. To change it all the same, press again.`,
  )
}

function toNoted(paper: Pick<NewCertificate, 'number' | 'level' | 'issuedOn' | 'endsOn' | 'form' | 'kind'>) {
  const { number, level, issuedOn: issued_on, endsOn: ends_on, form, kind } = paper
  return { number, level, issued_on, ends_on, ...(form && { form }), ...(kind && { kind }) }
}

type SettingAgain = { affiliate: Affiliate; residenceId: string; at: Date; none?: string }

async function liftSuspension(tx: Tx, by: Certifier, about: SettingAgain): Promise<string> {
  const { affiliate, residenceId, at, none = 'This home has no suspended certificate.' } = about
  const found = await readResidence(tx, affiliate, residenceId, at)
  const was = found?.certificate === null ? found.earlier[0] : undefined
  if (was?.endedAs !== 'suspended') throw new AppError('conflict', none)
  const wrong = findWrongDays(was, at)
  if (wrong) throw new AppError('conflict', wrong.message)
  const paper = { ...toPaper(residenceId, was), isTold: true }
  await setCertificate(tx, affiliate, paper, { at, ...by.person })
  return was.number
}

/** For the place the home has moved to, or for the operator it has now. */
async function confirm(tx: Tx, by: Certifier, { affiliate, residenceId, at }: SettingAgain) {
  const was = (await readResidence(tx, affiliate, residenceId, at))?.certificate
  if (!was?.unconfirmed) throw new AppError('conflict', 'This home has no certificate that is to be confirmed.')
  const paper = toPaper(residenceId, was)
  if (was.unconfirmed.as === 'operator') paper.operator = undefined
  await setCertificate(tx, affiliate, paper, { at, ...by.person })
  return toNoted(paper)
}

type EarlierCertificate =
  | CertifiedResidenceAnswer['residence']['earlier'][number]
  | NonNullable<CertifiedResidenceAnswer['residence']['certificate']>

function toPaper(residenceId: string, was: EarlierCertificate): NewCertificate {
  const { number, level, issuedOn, endsOn, standard, operator, beds, bedsFor, kind, form } = was
  const said = { operator: operator || undefined, beds: beds ?? undefined, bedsFor, kind, form }
  return { ...said, residenceId, number, level, issuedOn, endsOn, standard }
}

/** Staff of the alliance say of which state. Throws `not_found` for one that has no affiliate, or another one. */
export async function requireAffiliateFor(
  tx: Tx,
  by: Pick<Certifier, 'affiliateId'>,
  state: string | undefined,
): Promise<Affiliate> {
  const found =
    by.affiliateId !== null
      ? await findAffiliateById(tx, by.affiliateId)
      : state !== undefined
        ? await findAffiliateOfState(tx, state)
        : null
  if (!found) throw new AppError('not_found', 'There is no affiliate of this state here yet.')
  if (state !== undefined && state !== found.state)
    throw new AppError(
      'not_found',
      `You see the homes of ${found.stateName}. Those of another state are its affiliate’s.`,
    )
  return found
}

/** Throws `not_found`, also for a home of another state. */
export async function requireResidenceOf(
  tx: Tx,
  affiliate: Affiliate,
  id: string,
): Promise<{ id: string; name: string }> {
  const residence = await findResidence(tx, affiliate, id)
  if (!residence) throw new AppError('not_found', describeNoResidence(affiliate))
  return residence
}

export const toNamed = ({ name, state, stateName }: Affiliate) => ({ name, state, stateName })
const describeNoResidence = ({ stateName }: Affiliate) => `There is no such home on the list of ${stateName}.`

function buildFieldError(field: string, sentence: string): AppError {
  return new AppError('invalid_input', 'Please look at this field again.', { fields: { [field]: sentence } })
}
