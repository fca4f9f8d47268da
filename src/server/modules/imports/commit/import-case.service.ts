import { importHours } from '#contract/imports/imports.ts'
import { decide, type ImportCase, type ImportEvent, type ImportOutcome } from '#domain/imports/decide.ts'
import { addHours } from '#domain/language/added-time.ts'
import { requireOutcome } from '#server/plumbing/calls/refuse.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { forgetPlanned, hideListings } from './finish.store.ts'
import type { ImportEndMailing } from './import-end.service.ts'
import {
  deleteRun,
  findRunToDecide,
  hasRunInProgress,
  insertRun,
  noteImport,
  type RunInProgress,
  saveRun,
} from './runs.store.ts'

export type ApplyParts = Pick<ServerParts, 'clock'> & { endMailing: ImportEndMailing }

type RunOf = Pick<RunInProgress, 'id' | 'organizationId' | 'worker'>

export async function apply(
  { clock, endMailing }: ApplyParts,
  tx: Tx,
  of: RunOf,
  event: ImportEvent,
): Promise<ImportOutcome & { saved: RunInProgress | null }> {
  const before = await readCase(tx, of, clock.now())
  const out = requireOutcome(decide(before, event))
  const saved = await save(tx, of, before, out)
  if (out.tasks.includes('forget planned')) await forgetPlanned(tx, of.id)
  if (out.tasks.includes('hide')) await hideListings(tx, of.id)
  for (const note of out.history) await noteImport(tx, of, note)
  if (before.run) for (const end of out.mails) await endMailing.send(tx, of.id, before.run, end)
  return { ...out, saved }
}

async function readCase(tx: Tx, { id, organizationId }: RunOf, now: Date): Promise<ImportCase> {
  const since = addHours(now, -importHours)
  return { run: await findRunToDecide(tx, id, since), isBusy: await hasRunInProgress(tx, organizationId) }
}

async function save(tx: Tx, of: RunOf, before: ImportCase, { case: { run } }: ImportOutcome) {
  if (run === before.run) return null
  if (run !== null) return before.run === null ? insertRun(tx, of, run) : saveRun(tx, of, run)
  await deleteRun(tx, of.id)
  return null
}
