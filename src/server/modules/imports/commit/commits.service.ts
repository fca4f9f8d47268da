import { randomUUID } from 'node:crypto'
import { importHours } from '#contract/imports/imports.ts'
import { decide } from '#domain/imports/decide.ts'
import { addHours } from '#domain/language/durations.ts'
import { saveMapping } from '#server/modules/imports/columns/mapping.store.ts'
import type { ImportContext } from '#server/modules/imports/import-context.rules.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { requireOutcome } from '#server/plumbing/calls/refuse.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import { type Asked, type BeginParts, beginRun, readCase } from './begin-run.service.ts'
import { dropRun, finishRun, undoRun } from './finish-run.service.ts'
import type { ImportEndMailing } from './import-end.service.ts'
import { endOldRuns } from './old-runs.service.ts'
import type { OnRunProgress } from './run-outcome.rules.ts'
import { continueRun, publishWritten, type RunInProgress, takeLock, takeToUndo } from './runs.store.ts'
import { writeRun } from './write-run.service.ts'

export type Commits = ReturnType<typeof createCommits>

type Parts = BeginParts & { log: Log; mailImportEnd: ImportEndMailing }

export function createCommits(parts: Parts) {
  /** By file, in this process only: a second request waits for the first. */
  const underWay = new Map<string, Promise<{ residences: number }>>()
  return {
    /**
     * All or nothing, also after a crash: rows are written unseen, then published at once. The same file again does
     * nothing. Throws `conflict` when the result would differ from `stamp` or another import is running, and
     * `not_found`.
     */
    async commit(
      who: ImportContext,
      id: string,
      { stamp, publish }: { stamp: string; publish: boolean },
      told: OnRunProgress = () => undefined,
    ): Promise<{ residences: number }> {
      const key = `${who.organizationId} ${id}`
      const first = underWay.get(key)
      if (first) return first
      const mine = commit(parts, who, { asked: { id, publish, stamp }, told })
      underWay.set(key, mine)
      try {
        return await mine
      } finally {
        underWay.delete(key)
      }
    },
    /**
     * Keeps what somebody changed since. Throws `not_found`, and `conflict` when it can no longer be undone, would
     * change nothing, or another import is running.
     */
    undo: (who: ImportContext, id: string): Promise<{ kept: number; putBack: number }> => undo(parts, who, id),
    /**
     * Takes over runs whose process has been silent for this long: undecided ones are removed, decided ones are
     * finished. Failures are retried after growing pauses, then closed.
     */
    endOld: (quietSeconds: number): Promise<number> => endOldRuns(parts, quietSeconds),
  }
}

async function commit(parts: Parts, who: ImportContext, { asked, told }: { asked: Asked; told: OnRunProgress }) {
  const { transactions, clock, log } = parts
  const start = performance.now()
  const begun = await beginRun(parts, who, { asked, told })
  if (begun === null) return { residences: 0 }
  const { run, plan } = begun
  try {
    await writeRun(transactions, who.actor, { run, plan, told })
    await transactions.run(who.actor, async (tx) => {
      await continueRun(tx, run)
      await publishWritten(tx, run.id)
      if (plan.headings !== null && plan.remember !== null) {
        await saveMapping(tx, plan.headings, plan.remember, clock.now())
      }
    })
  } catch (error) {
    // Where even this fails, the job that ends old runs does it.
    await dropRun({ transactions }, run).catch((failed: unknown) => log.warn('import not dropped', { error: failed }))
    throw error
  }
  await finishRun({ transactions, actor: who.actor, clock }, { ...run, state: 'finishing' }, told).catch((error) => {
    throw goesOn('The import is saved. The rest of it is done in a minute.', error)
  })
  log.info('import done', { importId: run.id, ms: Math.round(performance.now() - start) })
  return { residences: run.residences }
}

async function undo(parts: Parts, who: ImportContext, id: string): Promise<{ kept: number; putBack: number }> {
  const { transactions, clock } = parts
  const run = await takeUndo(parts, who, id)
  const { kept, isUndone } = await undoRun({ transactions, actor: who.actor, clock }, run).catch((error) => {
    throw goesOn('The undo has begun. The rest of it is done in a minute.', error)
  })
  requireOutcome(decide({ run: null, isBusy: false }, { kind: 'put back', kept, isUndone }))
  return { kept, putBack: run.residences - kept }
}

function takeUndo(
  { transactions, clock }: Parts,
  { actor, organizationId, personId, personName }: ImportContext,
  id: string,
): Promise<RunInProgress> {
  return transactions.run(actor, async (tx) => {
    await takeLock(tx, organizationId)
    const now = clock.now()
    requireOutcome(decide(await readCase(tx, { id, organizationId, now }), { kind: 'undo asked' }))
    const since = addHours(now, -importHours)
    const run = await takeToUndo(tx, id, { worker: randomUUID(), personId, personName, since })
    if (!run) throw new Error('The import was forgotten while its undo began.')
    return { ...run, state: 'undoing' }
  })
}

function goesOn(message: string, cause: unknown): AppError {
  return new AppError('unavailable', message, { retryAfter: 60, cause })
}
