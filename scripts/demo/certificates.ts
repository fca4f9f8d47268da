import { affiliateId } from './accounts.ts'
import type { DemoCertificate, DemoResidence } from './demo-rows.ts'
import { demoId } from './random.ts'

const twoYears = 730 * 86_400_000

/** A certificate of two years for every home that is certified, numbered in each state. */
export function certificatesOf(residences: readonly DemoResidence[]): DemoCertificate[] {
  const counted = new Map<string, number>()
  return residences.flatMap(({ id, stateCode, certified, certifiedUntil, narrLevel }) => {
    if (!certified || certifiedUntil === null || narrLevel === null) return []
    const number = (counted.get(stateCode) ?? 1000) + 1
    counted.set(stateCode, number)
    const issuedOn = new Date(Date.parse(certifiedUntil) - twoYears).toISOString().slice(0, 10)
    const paper = { number: `${stateCode}-${number}`, narrLevel, issuedOn, endsOn: certifiedUntil }
    return [{ id: demoId(`certificate ${id}`), organisationId: affiliateId(stateCode), residenceId: id, ...paper }]
  })
}
