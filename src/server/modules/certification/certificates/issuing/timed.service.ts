import {
  carriesOn,
  checkInDay,
  extendTerm,
  refuseCheckIn,
  refuseForm,
  refuseSecond,
  refuseTerm,
} from '#domain/certification/certificate/conditional.ts'
import { computeCertifiedDays } from '#domain/certification/certificate/issued-certificate.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { refuseAsInvalid } from '#domain/decisions/refusal.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import {
  insertCertificate,
  type NewCertificate,
} from '#server/modules/certification/certificates/certificates.store.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { toRefusalError } from '#server/plumbing/calls/refuse.ts'
import { noteAnyResidenceChanges } from '#server/plumbing/history/noted-residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { runAsSystem } from '#server/plumbing/work/as-system.ts'
import { carryOver, findFormer, findStanding, setCheckIn, setExtension } from './timed.store.ts'

type Affiliate = { id: string; state: string }
type ExtensionNote = { change: 'extended'; after: Record<string, string> }
/** `extendableTo` is null where the state knows no extension. */
type CheckedIn = { number: string; on: string; endsOn: string; extendableTo: string | null }

/** Sets a certificate by hand, a full one or the one for a time that the state knows. Throws `invalid_input`. */
export async function setCertificate(
  tx: Tx,
  { id, state }: Affiliate,
  paper: NewCertificate,
  by: { at: Date; id: string; name: string },
): Promise<void> {
  const overlay = buildOverlay(state)
  const { conditional } = overlay
  const said = { form: paper.form ?? null, issuedOn: paper.issuedOn, endsOn: paper.endsOn }
  const standing = await findStanding(tx, id, paper.residenceId)
  const former = await findFormer(tx, id, paper.residenceId)
  const wrong = refuseForm(said, conditional, standing) ?? refuseTerm(said, overlay, standing ?? former)
  if (wrong) throw toRefusalError(wrong)
  const second =
    conditional && said.form !== null
      ? refuseSecond(said, former, {
          rules: conditional,
          today: toLocalDay(by.at, state),
        })
      : null
  if (second !== null) throw toRefusalError(refuseAsInvalid({ form: second }))
  const checkInOn = said.form === null || conditional === null ? null : checkInDay(said.issuedOn, conditional)
  await noteAnyResidenceChanges(tx, [paper.residenceId], async () => {
    await insertCertificate(tx, id, { checkInOn, ...paper }, by)
    if (standing && carriesOn(said, standing))
      await runAsSystem(tx, () => carryOver(tx, paper.residenceId, standing.id))
  })
}

export async function checkIn(
  tx: Tx,
  of: Affiliate,
  about: { residenceId: string; note: string; at: Date },
): Promise<CheckedIn> {
  const { residenceId, note, at } = about
  const paper = await requireStanding(tx, of, residenceId)
  const refusal = refuseCheckIn(paper, at)
  if (refusal) throw toRefusalError(refusal)
  const on = toLocalDay(at, of.state)
  await runAsSystem(tx, () => setCheckIn(tx, paper.id, { on, note }))
  const days = extendTerm({ ...paper, checkedInOn: on }, buildOverlay(of.state).conditional, at)
  const { number, endsOn } = paper
  return { number, on, endsOn, extendableTo: 'refused' in days ? null : days.endsOn }
}

export async function extend(
  tx: Tx,
  of: Affiliate,
  { residenceId, at }: { residenceId: string; at: Date },
): Promise<ExtensionNote> {
  const paper = await requireStanding(tx, of, residenceId)
  const days = extendTerm(paper, buildOverlay(of.state).conditional, at)
  if ('refused' in days) throw toRefusalError(days)
  await noteAnyResidenceChanges(tx, [residenceId], () => runAsSystem(tx, () => setExtension(tx, paper.id, days)))
  return { change: 'extended', after: { number: paper.number, ends_on: days.endsOn } }
}

async function requireStanding(tx: Tx, { id }: Affiliate, residenceId: string) {
  const found = await runAsSystem(tx, () => findStanding(tx, id, residenceId, { lock: true }))
  if (!found) throw new AppError('conflict', 'This home has no certificate now.')
  return found
}

/** Why an application of the home ends in no certificate for a time, where its state knows one. */
export async function findConditionalRefusal(
  tx: Tx,
  { affiliateId, residenceId, stateCode }: { affiliateId: string; residenceId: string; stateCode: string },
  at: Date,
): Promise<string | null> {
  const { conditional: rules } = buildOverlay(stateCode)
  if (rules === null) return null
  const today = toLocalDay(at, stateCode)
  return refuseSecond(computeCertifiedDays(at, stateCode, true), await findFormer(tx, affiliateId, residenceId), {
    rules,
    today,
  })
}
