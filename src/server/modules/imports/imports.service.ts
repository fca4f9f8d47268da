import { randomUUID } from 'node:crypto'
import {
  type CheckedImport,
  type DoneImport,
  type ImportChoicesInput,
  type ImportList,
  type ImportView,
  importHours,
} from '#contract/imports.ts'
import { importFields } from '#domain/importing/import-fields.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { rateLimit } from '#server/plumbing/rate-limit.ts'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'
import { streetKey } from './checking/house-keys.ts'
import { type Choices, mergeChoices, noChoices } from './choices.ts'
import { keptHouses } from './commit/undo.store.ts'
import {
  deleteFile,
  dropOldFiles,
  findFile,
  findRun,
  forgetOld,
  housesOf,
  type Importer,
  insertFile,
  type KeptFile,
  listedDoors,
  listRuns,
  type RunRow,
  saveChoices,
  sheetOf,
  waitingFiles,
} from './imports.store.ts'
import type { StateNames } from './values/read-value.ts'
import type { CheckTask } from './work/import-task.ts'
import type { ImportWork } from './work/import-work.ts'

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
  task(tx: Tx, who: AtImport, id: string): Promise<{ file: KeptFile; task: CheckTask }>
  /** Deletes files and what can no longer be undone, when their time is over. */
  forgetOld(): Promise<number>
}

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

  async function taskOf(tx: Tx, who: AtImport, file: KeptFile): Promise<CheckTask> {
    const now = clock.now()
    return {
      sheet: await sheetOf(tx, file.id),
      choices: choicesOf(file),
      houses: await housesOf(tx, who.organisationId, now),
      states: await states.options(),
      placesFile,
      today: now.toISOString().slice(0, 10),
    }
  }

  async function checked(who: AtImport, file: KeptFile, shown: number): Promise<CheckedImport> {
    checks.take(who.personId)
    const { doors, ...view } = await work.run(async () => {
      const task = await transactions.run(who.actor, (tx) => taskOf(tx, who, file))
      return { kind: 'view', shown, ...task }
    })
    const listed = await transactions.run(who.actor, (tx) => listedDoors(tx, who.organisationId, doors))
    return {
      ...{ state: 'checked', id: file.id, fileName: file.name, readMs: file.readMs },
      expiresAt: file.expiresAt.toISOString(),
      fields: importFields.map(({ field, label, example, group }) => ({ field, label, example, group })),
      listed: listed
        .filter(({ street, listed: theirs }) => streetKey(theirs) === street)
        .map(({ row, house, slug, city }) => ({ row, house, slug, city })),
      ...view,
    }
  }

  async function keptFile(tx: Tx, id: string, use?: 'to change'): Promise<KeptFile> {
    const file = await findFile(tx, id, clock.now(), use)
    if (!file) throw gone()
    return file
  }

  return {
    async read(who, { name, bytes }) {
      uploads.take(who.personId)
      const { sheet, rows, columns, ms } = await work.run({ kind: 'read', bytes, states: await states.options() })
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
        const done = run && doneImport(run, now)
        const staying = done?.undoUntil ? (await keptHouses(tx, id, now)).ids.length : null
        return { done: done && { ...done, staying }, file: await findFile(tx, id, now) }
      })
      if (found.done) {
        return { ...found.done, hasRejected: found.file !== null && found.done.counts.leftOut > 0 }
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
      const text = await work.run(async () => {
        const task = await transactions.run(who.actor, (tx) => taskOf(tx, who, file))
        return { kind: 'rejected', ...task }
      })
      const stem = file.name.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-') || 'houses'
      return { name: `${stem}-left-out.csv`, text }
    },
    async toCheck(tx, who, id) {
      checks.take(who.personId)
      return keptFile(tx, id)
    },
    async task(tx, who, id) {
      const file = await keptFile(tx, id)
      return { file, task: await taskOf(tx, who, file) }
    },
    forgetOld: () => {
      const now = clock.now()
      return transactions.run({ kind: 'system' }, (tx) => forgetOld(tx, now, new Date(now.getTime() - hours)))
    },
  }
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
