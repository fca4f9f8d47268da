import { randomUUID } from 'node:crypto'
import { importHours } from '#contract/imports.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import type { Log } from '#server/plumbing/log.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import type { AtImport, Imports } from '../imports.service.ts'
import { findRun } from '../imports.store.ts'
import type { ImportPlan } from '../work/import-task.ts'
import type { ImportWork } from '../work/import-work.ts'
import { dropRun, finishRun, undoRun } from './finish-run.ts'
import { endOldRuns } from './old-runs.ts'
import { decide, goOn, insertRun, isAtWork, type RunAtWork, stateOfHouses, takeToUndo, takeTurn } from './runs.store.ts'
import type { Told } from './told.ts'
import { writeRun } from './write-run.ts'

export type Commits = {
  /**
   * Imports a checked file: all of it, or nothing. It is written in slices that nobody sees, then decided at once, and
   * what is left is done slice by slice, after a kill too. The same file again does nothing more. Gives how many houses it
   * added or changed. Throws `conflict` when it would do something else than was shown (`stamp`), or when the organization
   * has an import under way, and `not_found`.
   */
  commit(
    who: AtImport,
    id: string,
    options: { stamp: string; publish: boolean },
    told?: Told,
  ): Promise<{ houses: number }>
  /**
   * Puts back what an import changed and takes away what it added, but for what somebody changed since. Throws
   * `not_found`, and `conflict` when it can no longer be undone, when that would be nothing, or when the organization has
   * an import under way.
   */
  undo(who: AtImport, id: string): Promise<{ kept: number; putBack: number }>
  /**
   * Brings runs to their end whose process said nothing for so many seconds: what was not decided is taken away, the rest
   * is done. What fails is tried again after growing pauses, then closed. Gives how many it took over.
   */
  endOld(quietSeconds: number): Promise<number>
}

/** What an import of a file would write, and the state of the houses it was made from. */
type Prepared = { plan: ImportPlan; fileName: string; state: string }

/** Somebody was quicker: a house was saved while a file was checked. It is prepared again. */
class Overtaken extends Error {}

const mostTries = 3

type Parts = {
  transactions: Transactions
  clock: Clock
  log: Log
  imports: Pick<Imports, 'task' | 'toCheck'>
  work: ImportWork
}

export function createCommits({ transactions, clock, log, imports, work }: Parts): Commits {
  /** Commits that are under way in this process, by file: a second tap waits for the end of the first. */
  const underWay = new Map<string, Promise<{ houses: number }>>()

  /** Checks the file. Null when the import was done already. */
  async function prepare(who: AtImport, id: string, publish: boolean, told: Told): Promise<Prepared | null> {
    const file = await transactions.run(who.actor, async (tx) => {
      if (await findRun(tx, id)) return null
      // Said before the file is checked; asked again when its turn comes.
      if (await isAtWork(tx, who.organisationId)) throw isBusy()
      return imports.toCheck(tx, who, id)
    })
    if (file === null) return null
    told({ phase: 'checking', done: 0, of: file.rows })
    let state = ''
    const plan = await work.run(who.organisationId, async (ask) => {
      state = await transactions.run(who.actor, (tx) => stateOfHouses(tx, who.organisationId))
      return { kind: 'plan', publish, ...(await imports.task(who, id, ask)) }
    })
    return { plan, fileName: file.name, state }
  }

  /** Begins to write. Null when the import was done already; throws Overtaken when something changed since it was checked. */
  function open(
    who: AtImport,
    { id, publish, isLast }: { id: string; publish: boolean; isLast: boolean },
    { plan, fileName, state }: Prepared,
  ): Promise<RunAtWork | null> {
    const { organisationId, personId, personName } = who
    return transactions.run(who.actor, async (tx) => {
      await takeTurn(tx, organisationId)
      // A retry of what was done.
      if (await findRun(tx, id)) return null
      if (await isAtWork(tx, organisationId)) throw isBusy()
      // Each house that changes is looked at again in its turn; this spares somebody what differs before anything is done.
      if (!isLast && (await stateOfHouses(tx, organisationId)) !== state) throw new Overtaken()
      const [at, worker, { counts }] = [clock.now(), randomUUID(), plan]
      await insertRun(tx, {
        id,
        organisationId,
        personId,
        personName,
        fileName,
        at,
        published: publish || plan.isAffiliate,
        worker,
        counts,
      })
      return {
        ...{ id, organisationId, fileName, at, worker, state: 'writing', askedBy: personId, atHouse: null },
        ...{ changing: counts.changed, houses: counts.new + counts.changed, tries: 0, stopped: null },
      }
    })
  }

  async function begin(
    who: AtImport,
    { id, publish, stamp }: { id: string; publish: boolean; stamp: string },
    told: Told,
  ): Promise<{ run: RunAtWork; plan: ImportPlan } | null> {
    for (let tries = 1; ; tries += 1) {
      const prepared = await prepare(who, id, publish, told)
      if (prepared === null) return null
      if (prepared.plan.stamp !== stamp) throw changedMeanwhile()
      try {
        const run = await open(who, { id, publish, isLast: tries === mostTries }, prepared)
        return run && { run, plan: prepared.plan }
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error
      }
    }
  }

  async function commitNow(
    who: AtImport,
    asked: { id: string; publish: boolean; stamp: string },
    told: Told,
  ): Promise<{ houses: number }> {
    const start = performance.now()
    const begun = await begin(who, asked, told)
    if (begun === null) return { houses: 0 }
    const { run, plan } = begun
    try {
      await writeRun(transactions, who.actor, { run, plan, told })
      await transactions.run(who.actor, async (tx) => {
        await goOn(tx, run)
        await decide(tx, run.id)
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
    return { houses: run.houses }
  }

  /** Takes an import to undo it, so that nobody else does at once. */
  function takeUndo({ actor, organisationId, personId, personName }: AtImport, id: string): Promise<RunAtWork> {
    return transactions.run(actor, async (tx) => {
      await takeTurn(tx, organisationId)
      const since = new Date(clock.now().getTime() - importHours * 3_600_000)
      if (await isAtWork(tx, organisationId)) throw isBusy()
      const run = await takeToUndo(tx, id, { worker: randomUUID(), personId, personName, since })
      if (run) return { ...run, state: 'undoing' }
      if (await findRun(tx, id))
        throw new AppError('conflict', 'This import is undone already, or more than 24 hours old.')
      throw new AppError('not_found', 'There is no such import.')
    })
  }

  return {
    async commit(who, id, { stamp, publish }, told = () => undefined) {
      const key = `${who.organisationId} ${id}`
      const first = underWay.get(key)
      if (first) return first
      const mine = commitNow(who, { id, publish, stamp }, told)
      underWay.set(key, mine)
      try {
        return await mine
      } finally {
        underWay.delete(key)
      }
    },
    async undo(who, id) {
      const run = await takeUndo(who, id)
      const { kept, isUndone } = await undoRun({ transactions, actor: who.actor, clock }, run).catch((error) => {
        throw goesOn('The undo has begun. The rest of it is done in a minute.', error)
      })
      if (!isUndone) throw nothingToPutBack(kept)
      return { kept, putBack: run.houses - kept }
    },
    endOld: (quietSeconds) => endOldRuns({ transactions, clock, log }, quietSeconds),
  }
}

function goesOn(message: string, cause: unknown): AppError {
  return new AppError('unavailable', message, { retryAfter: 60, cause })
}

function isBusy(): AppError {
  return new AppError('conflict', 'Your organization has another import or undo under way. Try again when it is done.')
}

function nothingToPutBack(kept: number): AppError {
  const houses = kept === 1 ? 'the one house was' : `all ${kept.toLocaleString('en-US')} houses were`
  return new AppError('conflict', `Nothing was put back: ${houses} changed after the import.`)
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', 'Your houses changed since you looked. Here is what would happen now.')
}
