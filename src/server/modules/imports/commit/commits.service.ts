import { isDeepStrictEqual } from 'node:util'
import { type CommitLine, importHours } from '#contract/imports.ts'
import { freeAddresses } from '#server/modules/residences/addresses.service.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import type { Log } from '#server/plumbing/log.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import type { AtImport, Imports } from '../imports.service.ts'
import { findRun } from '../imports.store.ts'
import type { CheckTask, ImportPlan, PlanStep } from '../work/import-task.ts'
import type { ImportWork } from '../work/import-work.ts'
import { housesPerStep } from '../work/plan.ts'
import {
  addBeds,
  addHouses,
  changeHouses,
  drawLater,
  holdHouses,
  insertRun,
  noteAdded,
  noteImport,
  saveBeds,
  takeTurn,
} from './commit.store.ts'
import { housesToPutBack, keptHouses, markUndone, putBack, takeBack, takeRun } from './undo.store.ts'

/** Hears how far a commit is. Nothing of it counts until the promise of the commit resolves. */
export type Told = (line: Extract<CommitLine, { of: number }>) => void

export type Commits = {
  /**
   * Imports a checked file in one transaction: all of it, or nothing. The same file again does nothing more. Throws
   * `conflict` when it would do something else than was shown (`stamp`), and `not_found`.
   */
  commit(who: AtImport, id: string, options: { stamp: string; publish: boolean }, told?: Told): Promise<void>
  /**
   * Puts back what an import changed and takes away what it added, but for what somebody changed since. Throws
   * `not_found`, and `conflict` when it can no longer be undone, or when that would be nothing.
   */
  undo(who: AtImport, id: string): Promise<{ kept: number }>
}

/** What an import of a file would write, and what it was made from. */
type Prepared = { task?: CheckTask; plan: ImportPlan; slugs: string[] }

/** Somebody was quicker: a board was tapped while a file was checked, or an address was taken. It is prepared again. */
class Overtaken extends Error {}

const mostTries = 3

export function createCommits(parts: {
  transactions: Transactions
  clock: Clock
  log: Log
  imports: Pick<Imports, 'task' | 'toCheck'>
  work: ImportWork
}): Commits {
  const { transactions, clock, log, imports, work } = parts

  /**
   * Checks the file before anything is held: on the embedded database everybody else waits for an open transaction.
   * Null when the import was done already.
   */
  async function prepare(who: AtImport, id: string, publish: boolean, told: Told): Promise<Prepared | null> {
    const file = await transactions.run(who.actor, async (tx) => {
      return (await findRun(tx, id)) ? null : imports.toCheck(tx, who, id)
    })
    if (file === null) return null
    told({ phase: 'checking', done: 0, of: file.rows })
    const checked: { task?: CheckTask } = {}
    const plan = await work.run(async () => {
      const { task } = await transactions.run(who.actor, (tx) => imports.task(tx, who, id))
      checked.task = task
      return { kind: 'plan', publish, ...task }
    })
    const wanted = plan.adding.flatMap(({ slugs }) => slugs)
    const slugs = await transactions.run({ kind: 'system' }, (tx) => freeAddresses(tx, wanted))
    return { ...checked, plan, slugs }
  }

  /** Throws Overtaken when something changed since it was prepared. */
  async function commitNow(
    who: AtImport,
    { id, publish, told }: { id: string; publish: boolean; told: Told },
    { task: known, plan, slugs }: Prepared,
  ): Promise<void> {
    const { organisationId, personId, personName } = who
    await transactions.run(who.actor, async (tx) => {
      await takeTurn(tx, organisationId)
      // A second tap, or a retry of what was done.
      if (await findRun(tx, id)) return
      await holdHouses(tx, organisationId)
      const { file, task } = await imports.task(tx, who, id)
      if (!isDeepStrictEqual(task, known)) throw new Overtaken()
      const { counts } = plan
      const at = clock.now()
      const run = { id, organisationId, personId, personName, fileName: file.name, at, published: publish, counts }
      await insertRun(tx, run)
      await drawLater(tx)
      await write(tx, { organisationId, personId, id, at }, { plan, slugs }, told)
      told({ phase: 'closing', done: file.rows, of: file.rows })
      await noteImport(tx, { ...run, change: 'imported', after: counts })
    })
  }

  return {
    async commit(who, id, { stamp, publish }, told = () => undefined) {
      const start = performance.now()
      for (let tries = 1; ; tries += 1) {
        const prepared = await prepare(who, id, publish, told)
        if (prepared === null) return
        if (prepared.plan.stamp !== stamp) throw changedMeanwhile()
        try {
          await commitNow(who, { id, publish, told }, prepared)
          break
        } catch (error) {
          if (!(error instanceof Overtaken)) throw error
          if (tries === mostTries) throw changedMeanwhile()
        }
      }
      log.info('import done', { importId: id, ms: Math.round(performance.now() - start) })
    },
    undo: (who, id) =>
      transactions.run(who.actor, async (tx) => {
        const { organisationId, personId, personName } = who
        await takeTurn(tx, organisationId)
        const at = clock.now()
        const since = new Date(at.getTime() - importHours * 3_600_000)
        const run = await takeRun(tx, id, since)
        if (!run) {
          if (await findRun(tx, id))
            throw new AppError('conflict', 'This import is undone already, or more than 24 hours old.')
          throw new AppError('not_found', 'There is no such import.')
        }
        await holdHouses(tx, organisationId)
        const kept = await keptHouses(tx, id, at)
        const houses = await housesToPutBack(tx, id, kept.ids)
        // An undo that puts nothing back is not one: it can still be undone when something can be.
        if (houses.added.length + houses.changed.length === 0) throw nothingToPutBack(kept.ids.length)
        await drawLater(tx)
        for (const some of steps(houses.added)) await takeBack(tx, id, some, at)
        for (const some of steps(houses.changed)) await putBack(tx, id, some, at)
        await markUndone(tx, id, { at, by: personName, kept: kept.ids.length, names: kept.names })
        const note = { organisationId, personId, personName, id, fileName: run.fileName }
        await noteImport(tx, { ...note, change: 'undone', after: { kept: kept.ids.length } })
        return { kept: kept.ids.length }
      }),
  }
}

function steps(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / housesPerStep) }, (_, step) =>
    ids.slice(step * housesPerStep, (step + 1) * housesPerStep),
  )
}

type ImportBy = { organisationId: string; personId: string; id: string; at: Date }

async function write(tx: Tx, by: ImportBy, { plan, slugs }: Omit<Prepared, 'task'>, told: Told): Promise<void> {
  const { organisationId, id, at } = by
  let named = 0
  await inSteps('adding', plan.adding, told, async (step) => {
    const own = slugs.slice(named, named + step.count)
    named += step.count
    if (!(await addHouses(tx, organisationId, step, { slugs: own, at }))) throw new Overtaken()
    await addBeds(tx, step, by)
    await noteAdded(tx, organisationId, id, step)
  })
  await inSteps('changing', plan.changing, told, async (step) => {
    await saveBeds(tx, step, by)
    await changeHouses(tx, organisationId, id, step)
  })
}

function nothingToPutBack(kept: number): AppError {
  const houses = kept === 1 ? 'the one house was' : `all ${kept.toLocaleString('en-US')} houses were`
  return new AppError('conflict', `Nothing was put back: ${houses} changed after the import.`)
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', 'Your houses changed since you looked. Here is what would happen now.')
}

/** Does a phase step by step, and says after each how far it is. */
async function inSteps(
  phase: 'adding' | 'changing',
  steps: readonly PlanStep[],
  told: Told,
  doStep: (step: PlanStep) => Promise<void>,
): Promise<void> {
  const of = steps.reduce((sum, { count }) => sum + count, 0)
  let done = 0
  for (const step of steps) {
    await doStep(step)
    done += step.count
    told({ phase, done, of })
  }
}
