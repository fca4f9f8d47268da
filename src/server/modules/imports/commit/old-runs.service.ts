import { randomUUID } from 'node:crypto'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import type { Actor, Transactions } from '#server/plumbing/transactions.ts'
import type { ImportEnd } from './end.mails.ts'
import { dropRun, finishRun, undoRun } from './finish-run.service.ts'
import { type RunAtWork, takeOver } from './runs.store.ts'
import { closeUndo, hideRun, takeBackStopped } from './stop.store.ts'
import type { TellEnd } from './telling-end.service.ts'

const mostTries = 5

type Parts = { transactions: Transactions; clock: Clock; log: Log; tellEnd: TellEnd }

export async function endOldRuns({ transactions, clock, log, tellEnd }: Parts, quietSeconds: number): Promise<number> {
  for (let ended = 0; ; ended += 1) {
    const run = await transactions.run({ kind: 'system' }, (tx) => takeOver(tx, randomUUID(), quietSeconds))
    if (run === null) return ended
    const told = { importId: run.id, state: run.state, tries: run.tries }
    log.warn('import taken over', told)
    const personId = run.actingFor ?? run.askedBy
    const actor: Actor = {
      kind: 'person',
      personId,
      organisationId: run.organisationId,
      origin: { source: 'import' },
    }
    let end: ImportEnd | null = null
    try {
      await endRun({ transactions, actor, clock }, run)
      end = wordOf(run)
    } catch (error) {
      if (run.tries < mostTries) log.warn('import not ended', { ...told, error })
      else {
        log.error('import stopped', { ...told, error })
        end = await stopRun(transactions, run)
      }
    }
    if (end !== null) await tellEnd(run, end)
  }
}

async function endRun(at: { transactions: Transactions; actor: Actor; clock: Clock }, run: RunAtWork): Promise<void> {
  if (run.state === 'writing') await dropRun(at, run)
  else if (run.state === 'finishing') await finishRun(at, run, () => undefined)
  else await undoRun(at, run)
}

function wordOf({ state, stopped }: RunAtWork): ImportEnd | null {
  if (stopped !== null) return null
  return state === 'writing' ? 'interrupted' : state === 'finishing' ? 'finished' : null
}

function stopRun(transactions: Transactions, run: RunAtWork): Promise<ImportEnd> {
  return transactions.run({ kind: 'system' }, async (tx) => {
    if (run.state === 'finishing') {
      await takeBackStopped(tx, run)
      return 'taken_back'
    }
    if (run.state === 'undoing' && run.stopped === null) {
      await closeUndo(tx, run)
      return 'undo'
    }
    await hideRun(tx, run)
    return 'hidden'
  })
}
