import * as z from 'zod/mini'
import type { ErrorCode } from '#contract/calls/errors.ts'
import { normalizeTyped } from '#contract/calls/typed.ts'
import type { OutcomeCounts, RowOutcome } from '#domain/imports/row-outcome.ts'
import type { Likeness } from '#domain/residence/listing/like-listing.ts'
import type { Audience } from '#domain/residence/residence.ts'
import { bedAnswers, closedAnswers, shownAtFirst } from './import-limits.ts'

export const importHours = 24

export const maxSquares = 200

export const newShownAtFirst = 10

export const garbledShown = 5

/**
 * Null as `field` is "Do not import". A column about residents is refused: none of it was kept, so it cannot be
 * imported. Of an unknown one nothing of its name or values says where it goes, and nobody did.
 */
export type ImportColumn = {
  column: number
  name: string
  first: string
  field: string | null
  label: string | null
  note: string
  isGuess: boolean
  mayBe: string | null
  isRefused: boolean
  isUnknown: boolean
}

export type ImportProblem = {
  row: number
  residence: string
  field: string
  column: string
  found: string
  expected: string
  typed: string | null
}

/** A wrong value that stands in several rows; `listed` is what it may be instead, where that is one of a few words. */
export type WrongValue = {
  field: string
  column: string
  found: string
  expected: string
  rows: number
  first: number[]
  listed: { value: string; words: string }[] | null
}

/** What a person said a value means, in all rows that have it; empty leaves it out. */
export type SaidValue = { field: string; column: string; found: string; value: string }

export type ImportDuplicate = {
  row: number
  residence: string
  keeps: number | null
  /** The number of a certificate that is not taken over with the row; empty where it has none. */
  drops: string
}

export type ImportChange = { row: number; residence: string; column: string; was: string; now: string }

export type ImportAdded = {
  row: number
  residence: string
  city: string
  state: string
  beds: { audience: Audience; total: number; open: number | null }[]
  certificate: string | null
}

export type GarbledCell = { row: number; column: string; found: string }

export type ListedElsewhere = {
  row: number
  residence: string
  slug: string
  name: string
  city: string
  what: readonly Likeness[]
}

/**
 * How the file was read, and what of it was passed over: titles above the headings, sums and notes below them.
 * `headings` are the sheet's own numbers of the rows of headings; empty where it has none.
 */
export type ReadFrom = {
  /** The place of the sheet that was read among `sheets`, those that may be read; `others` were not kept. */
  sheet: number
  sheets: { name: string; rows: number }[]
  others: string[]
  headings: number[]
  isSure: boolean
  top: { row: number; cells: string[] }[]
  titles: { row: number; words: string }[]
  dropped: { row: number; words: string }[]
  droppedCount: number
}

/**
 * What a person must say before an import; `answer` is null until they do: whether rows are `beds` of fewer houses,
 * what becomes of closed ones, and how old the numbers of open beds are.
 */
export type ImportQuestions = {
  beds: { rows: number; houses: number; fewest: number; most: number; answer: ImportAnswers['beds'] } | null
  closed: { column: string; says: string[]; rows: number[]; count: number; answer: ImportAnswers['closed'] } | null
  asOf: { today: string; answer: string | null } | null
}

/** `asOf` is a day, or `today`, or `none` where the numbers stay out. */
export type ImportAnswers = {
  beds: (typeof bedAnswers)[number] | null
  closed: (typeof closedAnswers)[number] | null
  asOf: string | null
}

export type ImportFieldChoice = { field: string; label: string; example: string; group: string }

export type CheckedImport = {
  state: 'checked'
  id: string
  fileName: string
  rows: number
  readMs: number
  expiresAt: string
  from: ReadFrom
  /** When the choices were made for an earlier file with the same headings. */
  remembered: string | null
  questions: ImportQuestions
  columns: ImportColumn[]
  fields: ImportFieldChoice[]
  counts: OutcomeCounts
  squares: RowOutcome[] | null
  wrongValues: WrongValue[]
  saidValues: SaidValue[]
  problems: ImportProblem[]
  problemCount: number
  duplicates: ImportDuplicate[]
  changes: ImportChange[]
  changeCount: number
  added: ImportAdded[]
  garbled: GarbledCell[]
  garbledCount: number
  forAnyone: number
  listed: ListedElsewhere[]
  listedCount: number
  samePhone: number
  isAffiliates: boolean
  certified: number
  notReady: number
  /** Identifies this outcome. Importing requires it, so that nothing happens but what was shown. */
  stamp: string
}

export type ImportCounts = { added: number; changed: number; same: number; duplicate: number; leftOut: number }

export type DoneImport = {
  state: 'done'
  id: string
  fileName: string
  at: string
  by: string
  counts: ImportCounts
  published: boolean
  addedNow: { published: number; waiting: number; draft: number } | null
  undoUntil: string | null
  undone: { at: string; by: string; kept: number; keptNames: string[] } | null
  passed: { residences: number; names: string[] }
  stopped: 'taken_back' | 'hidden' | 'undo' | null
  staying: number | null
  hasRejected: boolean
}

export type ImportUnderWay = {
  state: 'under_way'
  id: string
  fileName: string
  at: string
  by: string
  work: 'writing' | 'finishing' | 'undoing'
  isInterrupted: boolean
}

export type ImportView = CheckedImport | DoneImport | ImportUnderWay

export type ImportList = {
  underWay: ImportUnderWay | null
  imports: DoneImport[]
  waiting: { id: string; fileName: string; rows: number; at: string }[]
}

const row = z.int().check(z.gte(1), z.lte(1_048_576))
const column = z.int().check(z.gte(0), z.lte(1_000))
const buildFewSchema = <Item extends z.ZodMiniType>(item: Item) => z.optional(z.array(item).check(z.maxLength(2_000)))

export const importQuery = z.object({
  shown: z.pipe(
    z.catch(z.string(), ''),
    z.transform((text) => (/^[1-9]\d{0,2}$|^1000$/.test(text) ? Number(text) : shownAtFirst)),
  ),
})

export const importChoicesInput = z.strictObject({
  answers: z.optional(
    z.strictObject({
      beds: z.optional(z.enum(bedAnswers)),
      closed: z.optional(z.enum(closedAnswers)),
      asOf: z.optional(z.string().check(z.regex(/^(today|none|\d{4}-\d\d-\d\d)$/))),
    }),
  ),
  read: z.optional(
    z.strictObject({
      sheet: z.optional(z.int().check(z.gte(0), z.lte(50))),
      /**
       * 0 where there are no headings. `isSame`: it is the row that was read anyway, and what was said of its columns
       * and rows stays.
       */
      headings: z.optional(z.int().check(z.gte(0), z.lte(1_048_576))),
      isSame: z.optional(z.boolean()),
    }),
  ),
  columns: buildFewSchema(z.strictObject({ column, field: z.string().check(z.maxLength(60)) })),
  fixes: buildFewSchema(
    z.strictObject({
      row,
      field: z.string().check(z.maxLength(60)),
      value: z.string().check(normalizeTyped(), z.maxLength(4_000)),
    }),
  ),
  /** The same for every row with this value, or with none: empty leaves it out, null takes back what was said. */
  values: buildFewSchema(
    z.strictObject({
      field: z.string().check(z.maxLength(60)),
      found: z.string().check(z.maxLength(4_000)),
      value: z.nullable(z.string().check(normalizeTyped(), z.maxLength(4_000))),
    }),
  ),
  twoResidences: buildFewSchema(row),
  sure: buildFewSchema(column),
  /** Takes back all choices, also those of an earlier file with the same headings, which are forgotten. */
  forget: z.optional(z.literal(true)),
})

export type ImportChoicesInput = z.infer<typeof importChoicesInput>

export const importCommitInput = z.strictObject({
  stamp: z.string().check(z.maxLength(100)),
  publish: z.boolean(),
})

export type CommitLine =
  | { phase: 'checking' | 'adding' | 'changing' | 'closing'; done: number; of: number }
  | { phase: 'done'; id: string }
  | { phase: 'failed'; code: ErrorCode; message: string }
