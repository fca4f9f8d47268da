import { randomUUID } from 'node:crypto'
import {
  type CheckedImport,
  type DoneImport,
  type ImportChoicesInput,
  type ImportList,
  type ImportView,
  importHours,
  type ListedElsewhere,
} from '#contract/imports.ts'
import type { LikeListing } from '#contract/publishing.ts'
import { affiliateFields, importFields } from '#domain/importing/import-fields.ts'
import { listingsLike } from '#server/modules/residences/alike.service.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { rateLimit } from '#server/plumbing/rate-limit.ts'
import { inSlices } from '#server/plumbing/slices.ts'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'
import type { AffiliateList } from './checking/affiliate-rows.ts'
import type { NewDoor } from './checking/check-sheet.ts'
import { type Choices, mergeChoices, noChoices } from './choices.ts'
import { affiliateList, type CertificatesOfState } from './commit/certificates.store.ts'
import { keptHouses, nextDone } from './commit/undo.store.ts'
import {
  deleteFile,
  dropOldFiles,
  findFile,
  findRun,
  forgetOld,
  houseIds,
  housesOf,
  type Importer,
  insertFile,
  type KeptFile,
  listRuns,
  type RunRow,
  saveChoices,
  sheetOf,
  waitingFiles,
} from './imports.store.ts'
import type { StateNames } from './values/read-value.ts'
import type { CheckTask } from './work/import-task.ts'
import type { AskThread, ImportWork } from './work/import-work.ts'

/** Somebody at the desk who may import: as whom the database sees them, and what the import says of them. */
export type AtImport = { actor: Actor } & Importer

export type Imports = {
  /** Reads a file and keeps it for the person. Throws `invalid_input` with plain words for one that cannot be read. */
  read(who: AtImport, file: { name: string; bytes: Uint8Array }): Promise<string>
  /** What an import of the file would do now, or what it did. Throws `not_found`. */
  view(who: AtImport, id: string, shown: number): Promise<ImportView>
  /** Adds what the person said of the file. Throws `not_found`. */
  choose(who: AtImport, id: string, said: ImportChoicesInput): Promise<void>
  /** Forgets a file at once. What was imported of it stays. Throws `not_found`. */
  remove(who: AtImport, id: string): Promise<void>
  /** Throws `not_found` where there is neither a file of this id nor an import. */
  mustBeThere(who: AtImport, id: string): Promise<void>
  list(who: AtImport): Promise<ImportList>
  /** The rows that would be left out, as a CSV file. */
  rejected(who: AtImport, id: string): Promise<{ name: string; text: string }>
  /** A file that is about to be checked for an import. Throws `not_found`, and `too_many_requests`. */
  toCheck(tx: Tx, who: AtImport, id: string): Promise<KeptFile>
  /** What is checked against what, for who commits it. Throws `not_found`. */
  task(who: AtImport, id: string, ask: AskThread): Promise<CheckTask>
  /** Deletes files and what can no longer be undone, when their time is over. */
  forgetOld(): Promise<number>
}

/** New rows like a listing that are named. */
const listedShown = 200
const hours = importHours * 3_600_000
/** What is kept of one person: files that were only checked, and bytes of those of which an import left rows out. */
const most = { checks: 10, bytes: 100_000_000 }

export function createImports(parts: {
  transactions: Transactions
  clock: Clock
  work: ImportWork
  states: { options(): Promise<StateNames> }
  placesFile: string
}): Imports {
  const { transactions, clock, work, states, placesFile } = parts
  const uploads = rateLimit({ limit: 60, windowSeconds: 3600, clock })
  // Each look at a file checks all of it anew.
  const checks = rateLimit({ limit: 300, windowSeconds: 600, clock })

  /** Read in slices: what changes meanwhile is found when the house has its turn. */
  async function taskOf(who: AtImport, file: KeptFile, ask: AskThread): Promise<CheckTask> {
    const { actor, organisationId } = who
    const now = clock.now()
    const { sheet, affiliate, ids } = await transactions.run(actor, async (tx) => {
      const list = await affiliateList(tx, organisationId)
      return { sheet: await sheetOf(tx, file.id), affiliate: list, ids: await houseIds(tx, organisationId) }
    })
    const houses: string[] = []
    let [read, part] = [0, '']
    await inSlices(transactions, actor, {
      first: 200,
      async work(tx, most) {
        const some = ids.slice(read, read + most)
        part = some.length > 0 ? await housesOf(tx, some, now) : ''
        return some.length
      },
      done(did) {
        read += did
        houses.push(part)
      },
    })
    const task = {
      ...{ sheet, affiliate: null, choices: choicesOf(file), houses: `[${houses.filter(Boolean).join(',')}]` },
      ...{ states: await states.options(), placesFile, today: now.toISOString().slice(0, 10) },
    }
    return affiliate === null ? task : withListed(who, task, affiliate, ask)
  }

  /** What an affiliate may not list a second time: its new rows that look like listings of others. */
  async function withListed(
    who: AtImport,
    task: CheckTask,
    list: CertificatesOfState,
    ask: AskThread,
  ): Promise<CheckTask> {
    const first = { ...task, affiliate: JSON.stringify({ ...list, listed: {} } satisfies AffiliateList) }
    const doors = JSON.parse(await ask({ kind: 'doors', ...first })) as NewDoor[]
    const listed = Object.fromEntries((await listedElsewhere(who, doors)).map((one) => [one.row, one]))
    return { ...task, affiliate: JSON.stringify({ ...list, listed } satisfies AffiliateList) }
  }

  /** How many houses an undo would leave now. */
  async function countStaying(who: AtImport, id: string): Promise<number> {
    let [after, last, staying, some]: [string | null, string | null, number, number] = [null, null, 0, 0]
    await inSlices(transactions, who.actor, {
      first: 200,
      async work(tx, most) {
        const ids = (await nextDone(tx, id, { after, most })).map((house) => house.id)
        last = ids.at(-1) ?? null
        some = ids.length === 0 ? 0 : (await keptHouses(tx, id, ids, clock.now())).length
        return ids.length
      },
      done() {
        after = last
        staying += some
      },
    })
    return staying
  }

  async function checked(who: AtImport, file: KeptFile, shown: number): Promise<CheckedImport> {
    checks.take(who.personId)
    const { doors, ...view } = await work.run(who.organisationId, async (ask) => {
      return { kind: 'view', shown, ...(await taskOf(who, file, ask)) }
    })
    const listed = view.isAffiliates ? [] : await listedElsewhere(who, JSON.parse(doors) as NewDoor[])
    return {
      ...{ state: 'checked', id: file.id, fileName: file.name, readMs: file.readMs },
      expiresAt: file.expiresAt.toISOString(),
      fields: (view.isAffiliates ? affiliateFields : importFields).map(({ field, label, example, group }) => ({
        field,
        label,
        example,
        group,
      })),
      ...{ listed: listed.slice(0, listedShown), listedCount: listed.length, ...view },
    }
  }

  /** New rows that look like listings of others. */
  async function listedElsewhere(who: AtImport, doors: readonly NewDoor[]): Promise<ListedElsewhere[]> {
    const listed: ListedElsewhere[] = []
    let [compared, found]: [number, ListedElsewhere[]] = [0, []]
    await inSlices(transactions, who.actor, {
      async work(tx, most) {
        const some = doors.slice(compared, compared + most).map((door) => ({ ...door, key: String(door.row) }))
        if (some.length === 0) return 0
        const like = await listingsLike(tx, who.organisationId, some)
        found = some.flatMap(({ row, name, key }) => likeOf(row, name, like.get(key)))
        return some.length
      },
      done(did) {
        compared += did
        listed.push(...found)
      },
    })
    return listed
  }

  async function keptFile(tx: Tx, id: string, use?: 'to change'): Promise<KeptFile> {
    const file = await findFile(tx, id, clock.now(), use)
    if (!file) throw gone()
    return file
  }

  return {
    async read(who, { name, bytes }) {
      uploads.take(who.personId)
      const task = { kind: 'read' as const, bytes, states: await states.options() }
      const { sheet, rows, columns, ms } = await work.run(who.organisationId, task)
      const id = randomUUID()
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + hours)
      await transactions.run(who.actor, async (tx) => {
        await insertFile(tx, who, { id, name, readAt: now, expiresAt, rows, columns, readMs: ms, sheet })
        await dropOldFiles(tx, most)
      })
      return id
    },
    async view(who, id, shown) {
      const found = await transactions.run(who.actor, async (tx) => {
        const [run, now] = [await findRun(tx, id), clock.now()]
        return { done: run && doneImport(run, now), file: await findFile(tx, id, now) }
      })
      if (found.done) {
        const staying = found.done.undoUntil === null ? null : await countStaying(who, id)
        return { ...found.done, staying, hasRejected: found.file !== null && found.done.counts.leftOut > 0 }
      }
      if (!found.file) throw gone()
      return checked(who, found.file, shown)
    },
    async choose(who, id, said) {
      checks.take(who.personId)
      await transactions.run(who.actor, async (tx) => {
        const file = await keptFile(tx, id, 'to change')
        await saveChoices(tx, id, mergeChoices(choicesOf(file), said))
      })
    },
    remove: (who, id) =>
      transactions.run(who.actor, async (tx) => {
        if (!(await deleteFile(tx, id))) throw gone()
      }),
    mustBeThere: (who, id) =>
      transactions.run(who.actor, async (tx) => {
        if (!(await findRun(tx, id))) await keptFile(tx, id)
      }),
    list: (who) =>
      transactions.run(who.actor, async (tx) => {
        const now = clock.now()
        const [runs, files] = [await listRuns(tx, 50), await waitingFiles(tx, now)]
        return {
          imports: runs.map((run) => doneImport(run, now)),
          waiting: files.map(({ id, name, rows, readAt }) => ({ id, fileName: name, rows, at: readAt.toISOString() })),
        }
      }),
    async rejected(who, id) {
      checks.take(who.personId)
      const file = await transactions.run(who.actor, (tx) => keptFile(tx, id))
      const text = await work.run(who.organisationId, async (ask) => {
        return { kind: 'rejected', ...(await taskOf(who, file, ask)) }
      })
      const stem = file.name.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-') || 'houses'
      return { name: `${stem}-left-out.csv`, text }
    },
    async toCheck(tx, who, id) {
      checks.take(who.personId)
      return keptFile(tx, id)
    },
    async task(who, id, ask) {
      return taskOf(who, await transactions.run(who.actor, (tx) => keptFile(tx, id)), ask)
    },
    async forgetOld() {
      const now = clock.now()
      const undoneBefore = new Date(now.getTime() - hours)
      let forgotten = 0
      await inSlices(
        transactions,
        { kind: 'system' },
        {
          work: (tx, most) => forgetOld(tx, { now, undoneBefore, most }),
          done: (did) => {
            forgotten += did
          },
        },
      )
      return forgotten
    },
  }
}

/** The first of the listings that a new row looks like. */
function likeOf(row: number, house: string, [first]: readonly LikeListing[] = []): ListedElsewhere[] {
  return first ? [{ row, house, slug: first.slug, name: first.name, city: first.city, what: first.what }] : []
}

/** Until when an import can be undone. */
function undoUntil(at: Date): Date {
  return new Date(at.getTime() + hours)
}

function doneImport({ isUndoable, at, ...run }: RunRow, now: Date): DoneImport {
  const until = undoUntil(at)
  return {
    ...{ state: 'done', ...run, at: at.toISOString() },
    undoUntil: isUndoable && until > now ? until.toISOString() : null,
    ...{ staying: null, hasRejected: false },
  }
}

/** What stands in the column was written by `saveChoices`, or is the empty default. */
function choicesOf({ choices }: KeptFile): Choices {
  return { ...noChoices, ...(choices as Partial<Choices>) }
}

function gone(): AppError {
  return new AppError('not_found', 'This file is not here any more. A checked file is kept for 24 hours.')
}
