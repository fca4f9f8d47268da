import type { CommitLine } from '#contract/imports.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import type { Log } from '#server/plumbing/log.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { type AtImport, type Imports, undoUntil } from '../imports.service.ts'
import { findRun } from '../imports.store.ts'
import type { ImportPlan } from '../work/import-task.ts'
import type { ImportWork } from '../work/import-work.ts'
import {
  addHouses,
  changeHouses,
  holdHouses,
  insertRun,
  noteAdded,
  noteImport,
  saveBeds,
  takeTurn,
} from './commit.store.ts'
import { housesToPutBack, keptHouses, markUndone, putBack, takeRun } from './undo.store.ts'

/** Hears how far a commit is. Nothing of it counts until the promise of the commit resolves. */
export type Told = (line: Extract<CommitLine, { of: number }>) => void

export type Commits = {
  /**
   * Imports a checked file in one transaction: all of it, or nothing. The same file again does nothing more. Throws
   * `conflict` when it would do something else than was shown (`stamp`), and `not_found`.
   */
  commit(who: AtImport, id: string, options: { stamp: string; publish: boolean }, told?: Told): Promise<void>
  /**
   * Puts back what an import changed and archives what it added, but for what somebody changed since. Throws
   * `not_found`, and `conflict` when it can no longer be undone.
   */
  undo(who: AtImport, id: string): Promise<{ kept: number }>
}

/** Houses of one statement when an import is undone: none of them may take long. */
const perStep = 1_000

export function createCommits(parts: {
  transactions: Transactions
  clock: Clock
  log: Log
  imports: Pick<Imports, 'task'>
  work: ImportWork
}): Commits {
  const { transactions, clock, log, imports, work } = parts

  async function write(tx: Tx, who: AtImport, plan: ImportPlan, run: { id: string; at: Date }, told: Told) {
    const { organisationId, personId } = who
    const by = { organisationId, personId, at: run.at }
    const [adding, changing] = [sumOf(plan.adding), sumOf(plan.changing)]
    let done = 0
    for (const step of plan.adding) {
      await addHouses(tx, organisationId, step.houses, run.at)
      await saveBeds(tx, step, by)
      await noteAdded(tx, organisationId, run.id, step.houses)
      done += step.count
      told({ phase: 'adding', done, of: adding })
    }
    done = 0
    for (const step of plan.changing) {
      await changeHouses(tx, organisationId, run.id, step.houses)
      await saveBeds(tx, step, by)
      done += step.count
      told({ phase: 'changing', done, of: changing })
    }
  }

  return {
    async commit(who, id, { stamp, publish }, told = () => undefined) {
      const { organisationId, personId, personName } = who
      const start = performance.now()
      await transactions.run(who.actor, async (tx) => {
        await takeTurn(tx, organisationId)
        // A second tap, or a retry of what was done.
        if (await findRun(tx, id)) return
        await holdHouses(tx, organisationId)
        const { file, task } = await imports.task(tx, who, id)
        told({ phase: 'checking', done: 0, of: file.rows })
        const plan = await work.run({ kind: 'plan', publish, ...task })
        if (plan.stamp !== stamp) {
          throw new AppError('conflict', 'Your houses changed since you looked. Here is what would happen now.')
        }
        const at = clock.now()
        const { counts } = plan
        const run = { id, organisationId, personId, personName, fileName: file.name, at, published: publish, counts }
        await insertRun(tx, run)
        await write(tx, who, plan, { id, at }, told)
        told({ phase: 'closing', done: file.rows, of: file.rows })
        await noteImport(tx, { ...run, change: 'imported', after: counts })
      })
      log.info('import done', { importId: id, ms: Math.round(performance.now() - start) })
    },
    undo: (who, id) =>
      transactions.run(who.actor, async (tx) => {
        const { organisationId, personId, personName } = who
        await takeTurn(tx, organisationId)
        const at = clock.now()
        const since = new Date(at.getTime() - (undoUntil(at).getTime() - at.getTime()))
        const run = await takeRun(tx, id, since)
        if (!run) {
          if (await findRun(tx, id)) throw new AppError('conflict', 'This import can no longer be undone.')
          throw new AppError('not_found', 'There is no such import.')
        }
        await holdHouses(tx, organisationId)
        const kept = await keptHouses(tx, id)
        const houses = await housesToPutBack(tx, id, kept.ids)
        for (let from = 0; from < houses.length; from += perStep) {
          await putBack(tx, id, houses.slice(from, from + perStep), { organisationId, personId, at })
        }
        await markUndone(tx, id, { at, by: personName, kept: kept.ids.length, names: kept.names })
        const note = { organisationId, personId, personName, id, fileName: run.fileName }
        await noteImport(tx, { ...note, change: 'undone', after: { kept: kept.ids.length } })
        return { kept: kept.ids.length }
      }),
  }
}

function sumOf(steps: readonly { count: number }[]): number {
  return steps.reduce((sum, { count }) => sum + count, 0)
}
