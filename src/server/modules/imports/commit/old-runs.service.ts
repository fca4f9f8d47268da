import { randomUUID } from 'node:crypto'
import type { ImportTask } from '#domain/imports/decide.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import { type Actor, system, type Transactions } from '#server/plumbing/transactions.ts'
import { dropRun, finishRun, undoRun } from './finish-run.service.ts'
import { type ApplyParts, apply } from './import-case.service.ts'
import { type RunInProgress, takeOver, touchRun } from './runs.store.ts'

type Parts = ApplyParts & { transactions: Transactions; log: Log }

export async function endOldRuns(parts: Parts, quietSeconds: number): Promise<number> {
  const { transactions, log, endMailing } = parts
  for (let ended = 0; ; ended += 1) {
    const taken = await transactions.run(system, async (tx) => {
      const run = await takeOver(tx, randomUUID(), quietSeconds)
      return run && { run, tasks: (await apply(parts, tx, run, { kind: 'fell silent' })).tasks }
    })
    if (taken === null) return ended
    const { run, tasks } = taken
    const told = { importId: run.id, state: run.state, tries: run.tries }
    log.warn('import taken over', told)
    const { organizationId } = run
    const personId = run.actingFor ?? run.askedBy
    const actor: Actor = { kind: 'person', personId, organizationId, origin: { source: 'import' } }
    try {
      for (const task of tasks) await endRun(parts, actor, { run, task })
    } catch (error) {
      if (await stopRun(parts, run)) log.error('import stopped', { ...told, error })
      else log.warn('import not ended', { ...told, error })
    }
    await endMailing.startDelivery()
  }
}

async function endRun(
  parts: Parts,
  actor: Actor,
  { run, task }: { run: RunInProgress; task: ImportTask },
): Promise<void> {
  if (task === 'drop') await dropRun(parts, run)
  else if (task === 'finish') await finishRun(parts, actor, { run, told: () => undefined })
  else await undoRun(parts, actor, run)
}

function stopRun(parts: Parts, run: RunInProgress): Promise<boolean> {
  return parts.transactions.run(system, async (tx) => {
    if (!(await touchRun(tx, run))) return false
    return (await apply(parts, tx, run, { kind: 'failed' })).saved !== null
  })
}
