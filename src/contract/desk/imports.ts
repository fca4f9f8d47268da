import * as z from 'zod/mini'
import { shownAtFirst } from '#contract/desk/import-limits.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { kept } from '#contract/typed.ts'
import type { OutcomeCounts, RowOutcome } from '#domain/import/row-outcome.ts'
import type { Likeness } from '#domain/listing/like-listing.ts'
import type { Audience } from '#domain/residence/residence.ts'

/** Hours in which an import can be undone, and a checked file is kept. */
export const importHours = 24

/** Above so many rows the picture of a sheet is one bar instead of a square for each. */
export const mostSquares = 200

/** New rows shown at first; who asks to be shown more of the page gets as many of them. */
export const newShownAtFirst = 10

/** Cells with letters that were read wrongly, named at once. */
export const garbledShown = 5

export type ImportColumn = {
  /** Place in the file, from 0. */
  column: number
  name: string
  /** The first cell with words in it. */
  first: string
  /** Where it goes; null is "Do not import". */
  field: string | null
  label: string | null
  note: string
  /** A guess that a person should look at. */
  isGuess: boolean
  /** Goes nowhere, and its cells look like this. */
  mayBe: string | null
  /** About people who live in a house: nothing of it was kept, so it cannot go anywhere. */
  isRefused: boolean
}

export type ImportProblem = {
  row: number
  house: string
  field: string
  column: string
  /** What stood in the file. */
  found: string
  expected: string
  /** What was typed instead and is not right either. */
  typed: string | null
}

export type ImportDuplicate = {
  row: number
  /** The house it is one with, and its row; null where that house is on the list already. */
  house: string
  keeps: number | null
}

export type ImportChange = { row: number; house: string; column: string; was: string; now: string }

/** A new row, as it was read. */
export type ImportAdded = {
  row: number
  house: string
  city: string
  state: string
  beds: { audience: Audience; total: number }[]
}

/** A cell whose letters look as if they were read wrongly. */
export type GarbledCell = { row: number; column: string; found: string }

/** A new row that looks like a listing of another organisation, `name` in `city`: it comes in as a draft. */
export type ListedElsewhere = {
  row: number
  house: string
  slug: string
  name: string
  city: string
  what: readonly Likeness[]
}

export type ImportFieldChoice = { field: string; label: string; example: string; group: string }

/** A file that was read, and what an import would do with it now. Lists are cut after `shown` entries. */
export type CheckedImport = {
  state: 'checked'
  id: string
  fileName: string
  rows: number
  readMs: number
  expiresAt: string
  columns: ImportColumn[]
  fields: ImportFieldChoice[]
  counts: OutcomeCounts
  /** One for each row in the order of the sheet; null above `mostSquares`. */
  squares: RowOutcome[] | null
  problems: ImportProblem[]
  problemCount: number
  duplicates: ImportDuplicate[]
  changes: ImportChange[]
  changeCount: number
  /** The first of the new rows. */
  added: ImportAdded[]
  garbled: GarbledCell[]
  garbledCount: number
  /** New houses with beds of which the file does not say for whom: they will say "for anyone". */
  forAnyone: number
  listed: ListedElsewhere[]
  listedCount: number
  /** An affiliate's list: new homes go to the public list at once, as homes that nobody has claimed. */
  isAffiliates: boolean
  /** Homes to which an affiliate's list brings a certificate that has not ended. */
  certified: number
  /** New rows that lack what a published house needs, and stay drafts. */
  notReady: number
  /** Tells this very outcome from others: importing asks for it, so that nothing else happens than was shown. */
  stamp: string
}

export type ImportCounts = { added: number; changed: number; same: number; duplicate: number; leftOut: number }

/** An import that was done. */
export type DoneImport = {
  state: 'done'
  id: string
  fileName: string
  at: string
  by: string
  counts: ImportCounts
  published: boolean
  /** What the houses it added are by now; null in a list of imports. */
  addedNow: { published: number; waiting: number; draft: number } | null
  /** Until when it can be undone; null when it cannot any more, or there is nothing to undo. */
  undoUntil: string | null
  undone: { at: string; by: string; kept: number; keptNames: string[] } | null
  /** Houses somebody changed while the import ran: they stayed as they were. The first of their names. */
  passed: { houses: number; names: string[] }
  /**
   * What could not be brought to its end: the import was taken back, nothing it added is shown to anybody, or its undo ended
   * where it was.
   */
  stopped: 'taken_back' | 'hidden' | 'undo' | null
  /** Houses of it that were changed since, and an undo would leave; null where nobody has looked. */
  staying: number | null
  /** The rows that were left out can still be downloaded. */
  hasRejected: boolean
}

/** An import that somebody is at work on. */
export type ImportUnderWay = {
  state: 'under_way'
  id: string
  fileName: string
  at: string
  by: string
  /** Its rows are written where nobody sees them, what was decided is done to its end, or it is being undone. */
  work: 'writing' | 'finishing' | 'undoing'
  /** The server that was at work was stopped: nothing more is written, what is not decided is taken back, the rest is done. */
  isInterrupted: boolean
}

export type ImportView = CheckedImport | DoneImport | ImportUnderWay

/** What is under way, earlier imports, the newest first, and files of the person that wait to be imported. */
export type ImportList = {
  underWay: ImportUnderWay | null
  imports: DoneImport[]
  waiting: { id: string; fileName: string; rows: number; at: string }[]
}

const row = z.int().check(z.gte(1), z.lte(100_000))
const column = z.int().check(z.gte(0), z.lte(1_000))
const few = <Item extends z.ZodMiniType>(item: Item) => z.optional(z.array(item).check(z.maxLength(2_000)))

/** Query of `GET /api/imports/{id}`: how many rows of a list are shown. What is no such number is `shownAtFirst`. */
export const importQuery = z.object({
  shown: z.pipe(
    z.catch(z.string(), ''),
    z.transform((said) => (/^[1-9]\d{0,2}$|^1000$/.test(said) ? Number(said) : shownAtFirst)),
  ),
})

/** What a person changes of a file that was checked. Each part is optional and adds to what was said before. */
export const importChoicesInput = z.strictObject({
  columns: few(z.strictObject({ column, field: z.string().check(z.maxLength(60)) })),
  fixes: few(
    z.strictObject({
      row,
      field: z.string().check(z.maxLength(60)),
      value: z.string().check(kept(), z.maxLength(4_000)),
    }),
  ),
  twoHouses: few(row),
  sure: few(column),
})

export type ImportChoicesInput = z.infer<typeof importChoicesInput>

export const importCommitInput = z.strictObject({
  stamp: z.string().check(z.maxLength(100)),
  publish: z.boolean(),
})

/** A line of the answer to a commit: how far it is, or how it ended. */
export type CommitLine =
  | { phase: 'checking' | 'adding' | 'changing' | 'closing'; done: number; of: number }
  | { phase: 'done'; id: string }
  | { phase: 'failed'; code: ErrorCode; message: string }
