import { refuseNothingPutBack } from '#domain/imports/decide.ts'
import { saveMapping } from '#server/modules/imports/columns/mapping.store.ts'
import type { ImportContext } from '#server/modules/imports/import-context.rules.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { toRefusalError } from '#server/plumbing/calls/refuse.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import { type BeginParts, beginRun, buildRunOf, type RunRequest } from './begin-run.service.ts'
import { dropRun, finishRun, undoRun } from './finish-run.service.ts'
import { apply } from './import-case.service.ts'
import { endOldRuns } from './old-runs.service.ts'
import type { OnRunProgress } from './run-outcome.rules.ts'
import { continueRun, type RunInProgress, takeLock } from './runs.store.ts'
import { writeRun } from './write-run.service.ts'

export type CommitsService = ReturnType<typeof createCommits>

type Parts = BeginParts & { log: Log }

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

async function commit(parts: Parts, who: ImportContext, { asked, told }: { asked: RunRequest; told: OnRunProgress }) {
  const { transactions, clock, log } = parts
  const start = performance.now()
  const begun = await beginRun(parts, who, { asked, told })
  if (begun === null) return { residences: 0 }
  const { run, plan } = begun
  try {
    await writeRun(transactions, who.actor, { run, plan, told })
    await transactions.run(who.actor, async (tx) => {
      await continueRun(tx, run)
      await apply(parts, tx, run, { kind: 'written' })
      if (plan.headings !== null && plan.remember !== null) {
        await saveMapping(tx, plan.headings, plan.remember, clock.now())
      }
    })
  } catch (error) {
    // Where even this fails, the job that ends old runs does it.
    await dropRun(parts, run).catch((failed: unknown) => log.warn('import not dropped', { error: failed }))
    throw error
  }
  await finishRun(parts, who.actor, { run: { ...run, state: 'finishing' }, told }).catch((error) => {
    throw goesOn('The import is saved. The rest of it is done in a minute.', error)
  })
  log.info('import done', { importId: run.id, ms: Math.round(performance.now() - start) })
  return { residences: run.residences }
}

async function undo(parts: Parts, who: ImportContext, id: string): Promise<{ kept: number; putBack: number }> {
  const run = await takeUndo(parts, who, id)
  const { kept, isUndone } = await undoRun(parts, who.actor, run).catch((error) => {
    throw goesOn('The undo has begun. The rest of it is done in a minute.', error)
  })
  if (!isUndone) throw toRefusalError(refuseNothingPutBack(kept))
  return { kept, putBack: run.residences - kept }
}

function takeUndo(parts: Parts, who: ImportContext, id: string): Promise<RunInProgress> {
  const { actor, organizationId, personId, personName } = who
  return parts.transactions.run(actor, async (tx) => {
    await takeLock(tx, organizationId)
    const by = { id: personId, name: personName }
    const { saved } = await apply(parts, tx, buildRunOf(who, id), { kind: 'undo asked', by })
    if (!saved) throw new Error('The undo was not saved.')
    return saved
  })
}

function goesOn(message: string, cause: unknown): AppError {
  return new AppError('unavailable', message, { retryAfter: 60, cause })
}
