import { randomUUID } from 'node:crypto'
import { decideFailed, decideTaken, type RunOutcome } from '#domain/imports/decide.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import { type Actor, system, type Transactions } from '#server/plumbing/transactions.ts'
import { dropRun, finishRun, undoRun } from './finish-run.service.ts'
import type { ImportEndMailing } from './import-end.service.ts'
import { type RunInProgress, takeOver } from './runs.store.ts'
import { closeUndo, hideRun, takeBackStopped } from './stop.store.ts'

type Parts = { transactions: Transactions; clock: Clock; log: Log; mailImportEnd: ImportEndMailing }

export async function endOldRuns(
  { transactions, clock, log, mailImportEnd }: Parts,
  quietSeconds: number,
): Promise<number> {
  for (let ended = 0; ; ended += 1) {
    const run = await transactions.run(system, (tx) => takeOver(tx, randomUUID(), quietSeconds))
    if (run === null) return ended
    const told = { importId: run.id, state: run.state, tries: run.tries }
    log.warn('import taken over', told)
    const { organizationId } = run
    const personId = run.actingFor ?? run.askedBy
    const actor: Actor = { kind: 'person', personId, organizationId, origin: { source: 'import' } }
    let out = decideTaken(run)
    try {
      await endRun({ transactions, actor, clock }, run, out)
    } catch (error) {
      out = decideFailed(run)
      if (out.task === 'try again') log.warn('import not ended', { ...told, error })
      else log.error('import stopped', { ...told, error })
      await stopRun(transactions, run, out)
    }
    if (out.mail !== null) await mailImportEnd(run, out.mail)
  }
}

type At = { transactions: Transactions; actor: Actor; clock: Clock }

async function endRun(at: At, run: RunInProgress, { task }: RunOutcome): Promise<void> {
  if (task === 'drop') await dropRun(at, run)
  else if (task === 'finish') await finishRun(at, run, () => undefined)
  else await undoRun(at, run)
}

async function stopRun(transactions: Transactions, run: RunInProgress, { task }: RunOutcome): Promise<void> {
  if (task === 'try again') return
  const stop = task === 'take back' ? takeBackStopped : task === 'close undo' ? closeUndo : hideRun
  await transactions.run(system, (tx) => stop(tx, run))
}
