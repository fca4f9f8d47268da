import { computeCertifiedDays, formatCertificateNumber } from '#domain/certification/certificate/issued-certificate.ts'
import { mayRenew } from '#domain/certification/certificate/renewing.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import type { NarrLevel } from '#domain/residence/residence.ts'
import { insertCertificate } from '#server/modules/certification/certificates/certificates.store.ts'
import { noteCertificate } from '#server/plumbing/history/noted-certificates.ts'
import { noteAnyResidenceChanges } from '#server/plumbing/history/noted-residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { countNumbers, findLast } from './issuing.store.ts'

type CertificateDecision = {
  residenceId: string
  residenceName: string
  stateCode: string
  affiliateId: string
  level: NarrLevel
  version: string
  isRenewal: boolean
}

type Decision = { isConditional: boolean; at: Date; by: { id: string; name: string } }

export async function issueCertificate(
  tx: Tx,
  decided: CertificateDecision,
  { isConditional, at, by }: Decision,
): Promise<void> {
  const { residenceId, residenceName, stateCode, affiliateId, level, version: standard, isRenewal } = decided
  const days = computeCertifiedDays(at, stateCode, isConditional)
  const { issuedOn, form, checkInOn } = days
  const last = await findLast(tx, affiliateId, residenceId)
  // Whoever renews early loses nothing of what they have.
  const [endsOn = ''] = [days.endsOn, form === null ? (last?.runsUntil ?? '') : ''].toSorted().slice(-1)
  const keeps = last !== null && mayRenew(last.endsOn, issuedOn, buildOverlay(stateCode))
  const number = keeps ? last.number : await takeNextNumber(tx, decided, issuedOn)
  const kind = isRenewal ? 'renewal' : 'initial'
  const paper = { residenceId, number, level, issuedOn, endsOn, standard, kind, form, checkInOn, isTold: true } as const
  await noteAnyResidenceChanges(tx, [residenceId], () => insertCertificate(tx, affiliateId, paper, { at, ...by }))
  const certified = { affiliateId, residence: { id: residenceId, name: residenceName } }
  const after = { number, level, issued_on: issuedOn, ends_on: endsOn, kind, ...(form !== null && { form }) }
  await noteCertificate(tx, certified, { change: 'certified', after })
}

async function takeNextNumber(
  tx: Tx,
  { affiliateId, stateCode }: CertificateDecision,
  issuedOn: string,
): Promise<string> {
  const stem = formatCertificateNumber(stateCode, issuedOn, 0).slice(0, -4)
  return formatCertificateNumber(stateCode, issuedOn, (await countNumbers(tx, affiliateId, stem)) + 1)
}
