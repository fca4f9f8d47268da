import { randomUUID } from 'node:crypto'
import {
  type CheckedImport,
  type ImportChoicesInput,
  type ImportList,
  type ImportView,
  importHours,
} from '#contract/imports/imports.ts'
import { affiliateFields, importFields } from '#domain/imports/import-fields.ts'
import { hourMs } from '#domain/language/durations.ts'
import type { CountedRate, RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import { runInBatches } from '#server/plumbing/work/batches.ts'
import type { NewDoor } from './checking/check-sheet.rules.ts'
import { type Choices, listChoices, mergeChoices } from './checking/choices.rules.ts'
import { findListedElsewhere } from './checking/listed-elsewhere.service.ts'
import { readTask, type TaskParts } from './checking/task-of-file.service.ts'
import { deleteMapping, findMapping } from './columns/mapping.store.ts'
import { countStaying, toDoneImport } from './commit/done-import.service.ts'
import type { ImportContext } from './import-context.rules.ts'
import {
  deleteFile,
  dropOldFiles,
  findFile,
  findRun,
  forgetOld,
  insertFile,
  listRuns,
  listWaitingFiles,
  runUnderWay,
  type StoredFile,
  saveChoices,
} from './imports.store.ts'
import type { CheckTask } from './work/import-task.worker.ts'
import type { AskThread, ImportWork } from './work/import-work.worker.ts'

export type Imports = ReturnType<typeof createImports>

const listedShown = 3
const hours = importHours * hourMs
const most = { checks: 10, bytes: 100_000_000 }

type ImportOptions = TaskParts & { work: ImportWork; rateLimits: RateLimits }
type Parts = ImportOptions & { uploads: CountedRate; checks: CountedRate }

export function createImports(given: ImportOptions) {
  const { transactions, rateLimits, clock } = given
  const parts: Parts = {
    ...given,
    uploads: rateLimits('import-upload', { limit: 60, windowSeconds: 3600 }),
    // Each look at a file checks all of it anew.
    checks: rateLimits('import-check', { limit: 300, windowSeconds: 600 }),
  }
  return {
    /** Throws `invalid_input` with plain words for a file that cannot be read. */
    read: (who: ImportContext, file: { name: string; bytes: Uint8Array }): Promise<string> => read(parts, who, file),
    view: (who: ImportContext, id: string, shown: number): Promise<ImportView> => readView(parts, who, { id, shown }),
    choose: (who: ImportContext, id: string, said: ImportChoicesInput): Promise<void> =>
      choose(parts, who, { id, said }),
    /** Keeps what was imported from it. Throws `not_found`. */
    remove: (who: ImportContext, id: string): Promise<void> =>
      transactions.run(who.actor, async (tx) => {
        if (!(await deleteFile(tx, id))) throw buildGoneError()
      }),
    mustBeThere: (who: ImportContext, id: string): Promise<void> =>
      transactions.run(who.actor, async (tx) => {
        if (!(await findRun(tx, id))) await findStoredFile(tx, id, clock.now())
      }),
    list: (who: ImportContext): Promise<ImportList> => list(parts, who),
    rejected: (who: ImportContext, id: string): Promise<{ name: string; text: string }> =>
      makeRejectedFile(parts, who, id),
    /** Throws `not_found` and `too_many_requests`. */
    async toCheck(tx: Tx, who: ImportContext, id: string): Promise<StoredFile> {
      await parts.checks.take(who.personId)
      return findStoredFile(tx, id, clock.now())
    },
    async task(who: ImportContext, id: string, ask: AskThread): Promise<CheckTask> {
      const file = await transactions.run(who.actor, (tx) => findStoredFile(tx, id, clock.now()))
      return readTask(parts, who, { file, ask })
    },
    forgetOld: (): Promise<number> => forgetAllOld(parts),
  }
}

async function read(
  { uploads, states, work, clock, transactions }: Parts,
  who: ImportContext,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<string> {
  await uploads.take(who.personId)
  const task = { kind: 'read' as const, bytes, states: await states.options() }
  const { sheet, rows, columns, ms } = await work.run(who.organizationId, task)
  const id = randomUUID()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + hours)
  await transactions.run(who.actor, async (tx) => {
    await insertFile(tx, who, { id, name, readAt: now, expiresAt, rows, columns, readMs: ms, sheet })
    await dropOldFiles(tx, most)
  })
  return id
}

async function readView(
  parts: Parts,
  who: ImportContext,
  { id, shown }: { id: string; shown: number },
): Promise<ImportView> {
  const { transactions, clock } = parts
  const found = await transactions.run(who.actor, async (tx) => {
    const [run, now] = [await findRun(tx, id), clock.now()]
    const underWay = run ? null : await runUnderWay(tx)
    return {
      done: run && toDoneImport(run, now),
      file: await findFile(tx, id, now),
      underWay: underWay?.id === id ? underWay : null,
    }
  })
  if (found.underWay) return found.underWay
  if (found.done) {
    const isOver = found.done.undoUntil === null
    const staying = isOver
      ? null
      : await countStaying(transactions, who, { id, at: new Date(found.done.at), now: () => clock.now() })
    return { ...found.done, staying, hasRejected: found.file !== null && found.done.counts.leftOut > 0 }
  }
  if (!found.file) throw buildGoneError()
  return readChecked(parts, who, { file: found.file, shown })
}

async function readChecked(
  parts: Parts,
  who: ImportContext,
  { file, shown }: { file: StoredFile; shown: number },
): Promise<CheckedImport> {
  await parts.checks.take(who.personId)
  const look = (of: StoredFile) =>
    parts.work.run(who.organizationId, async (ask) => {
      return { kind: 'view', shown, ...(await readTask(parts, who, { file: of, ask })) }
    })
  const first = await look(file)
  const known = await recall(parts, who, file, first.headings)
  const { doors, headings: _, ...view } = known === null ? first : await look({ ...file, choices: known })
  const { listed, samePhone } = view.isAffiliates
    ? { listed: [], samePhone: 0 }
    : await findListedElsewhere(parts.transactions, who, JSON.parse(doors) as NewDoor[])
  return {
    state: 'checked',
    id: file.id,
    fileName: file.name,
    readMs: file.readMs,
    expiresAt: file.expiresAt.toISOString(),
    fields: (view.isAffiliates ? affiliateFields : importFields).map(({ field, label, example, group }) => ({
      field,
      label,
      example,
      group,
    })),
    remembered: (known ?? listChoices(file)).remembered?.at ?? null,
    listed: listed.slice(0, listedShown).map(({ id: _, state: __, isSure: ___, ...shown }) => shown),
    listedCount: listed.length,
    samePhone,
    ...view,
  }
}

async function recall({ transactions }: Parts, who: ImportContext, file: StoredFile, headings: string | null) {
  const isFresh = Object.keys(file.choices ?? {}).length === 0
  if (!isFresh || headings === null) return null
  return transactions.run(who.actor, async (tx) => {
    const known = await findMapping(tx, headings)
    if (known === null) return null
    const choices: Choices = { ...listChoices(known), remembered: { at: known.at, key: headings } }
    await saveChoices(tx, file.id, choices)
    return choices
  })
}

async function choose(
  { checks, transactions, clock }: Parts,
  who: ImportContext,
  { id, said }: { id: string; said: ImportChoicesInput },
): Promise<void> {
  await checks.take(who.personId)
  await transactions.run(who.actor, async (tx) => {
    const file = await findStoredFile(tx, id, clock.now(), 'to change')
    const before = listChoices(file)
    await saveChoices(tx, id, mergeChoices(before, said))
    if (said.forget && before.remembered) await deleteMapping(tx, before.remembered.key)
  })
}

function list({ transactions, clock }: Parts, who: ImportContext): Promise<ImportList> {
  return transactions.run(who.actor, async (tx) => {
    const now = clock.now()
    const [runs, files] = [await listRuns(tx, 50), await listWaitingFiles(tx, now)]
    return {
      underWay: await runUnderWay(tx),
      imports: runs.map((run) => toDoneImport(run, now)),
      waiting: files.map(({ id, name, rows, readAt }) => ({ id, fileName: name, rows, at: readAt.toISOString() })),
    }
  })
}

async function makeRejectedFile(parts: Parts, who: ImportContext, id: string): Promise<{ name: string; text: string }> {
  const { checks, transactions, clock, work } = parts
  await checks.take(who.personId)
  const file = await transactions.run(who.actor, (tx) => findStoredFile(tx, id, clock.now()))
  const text = await work.run(who.organizationId, async (ask) => {
    return { kind: 'rejected', ...(await readTask(parts, who, { file, ask })) }
  })
  const stem = file.name.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-') || 'houses'
  return { name: `${stem}-left-out.csv`, text }
}

async function forgetAllOld({ clock, transactions }: Parts): Promise<number> {
  const now = clock.now()
  const undoneBefore = new Date(now.getTime() - hours)
  let forgotten = 0
  const work = (tx: Tx, most: number) => forgetOld(tx, { now, undoneBefore, most })
  const countDone = (did: number) => {
    forgotten += did
  }
  await runInBatches(transactions, system, { work, done: countDone })
  return forgotten
}

async function findStoredFile(tx: Tx, id: string, now: Date, use?: 'to change'): Promise<StoredFile> {
  const file = await findFile(tx, id, now, use)
  if (!file) throw buildGoneError()
  return file
}

function buildGoneError(): AppError {
  return new AppError(
    'not_found',
    'This file is not here any more, or is not your team’s. A checked file is kept for 24 hours.',
  )
}
