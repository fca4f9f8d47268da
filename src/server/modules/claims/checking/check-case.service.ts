import type { Check, CheckEvent, CheckTask } from '#domain/claims/checking/check-case.ts'
import { decide } from '#domain/claims/checking/decide.ts'
import type { HeldMails } from '#server/modules/mail/mail.service.ts'
import { readdressWaiting } from '#server/modules/residence/listing/addresses.service.ts'
import { requireOutcome } from '#server/plumbing/calls/refuse.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { CheckMailing } from './check-mailing.service.ts'
import { saveCheck } from './checks.store.ts'
import {
  allowResidence,
  markTrusted,
  type ReleasedResidences,
  releaseResidences,
  takeResidenceOff,
  takeResidencesOff,
  unmarkTrusted,
} from './trust.store.ts'

export async function apply(
  tx: Tx,
  mailing: CheckMailing,
  before: Check,
  event: CheckEvent,
  held: HeldMails | null = null,
): Promise<void> {
  const { case: check, mails, tasks } = requireOutcome(decide(before, event))
  await saveCheck(tx, before, check)
  let released: Partial<ReleasedResidences> = {}
  for (const task of tasks) released = { ...released, ...(await carryOut(tx, check, task, event.at)) }
  for (const mail of mails) await mailing.send(tx, check, mail, { ...released, held })
}

async function carryOut(tx: Tx, { id, organizationId, residenceId }: Check, task: CheckTask, at: Date) {
  switch (task) {
    case 'trust':
      await markTrusted(tx, organizationId, id, at)
      return
    case 'distrust':
      await unmarkTrusted(tx, organizationId, id)
      return
    case 'release all':
      await readdressWaiting(tx, organizationId)
      return releaseResidences(tx, organizationId)
    case 'allow one':
      await readdressWaiting(tx, organizationId)
      return residenceId === null ? undefined : { live: await allowResidence(tx, residenceId) }
    case 'take all off':
      await takeResidencesOff(tx, organizationId, 'draft')
      return
    case 'take one off':
      if (residenceId !== null) await takeResidenceOff(tx, residenceId)
  }
}
