import type { CheckedImport } from '#contract/desk/imports.ts'
import type { Choices } from '../choices.ts'
import type { StateNames } from '../values/read-value.ts'

/** What a file is checked against. Long texts stay texts: they cross to the other thread without being read here. */
export type CheckTask = {
  /** JSON of a Sheet. */
  sheet: string
  choices: Choices
  /** JSON of the organisation's houses. */
  houses: string
  /** JSON of an AffiliateList; null for an operator's own list. */
  affiliate: string | null
  states: StateNames
  placesFile: string
  today: string
}

export type ImportTask =
  | { kind: 'read'; bytes: Uint8Array; states: StateNames }
  | ({ kind: 'view'; shown: number } & CheckTask)
  | ({ kind: 'plan'; publish: boolean } & CheckTask)
  | ({ kind: 'doors' } & CheckTask)
  | ({ kind: 'rejected' } & CheckTask)

/** A file that was read: its sheet as JSON. */
export type ReadFile = { sheet: string; rows: number; columns: number; ms: number }

type View = Omit<
  CheckedImport,
  'state' | 'id' | 'fileName' | 'readMs' | 'expiresAt' | 'listed' | 'listedCount' | 'fields'
>
/** With the new doors as JSON for the database, which knows who else has them. */
export type CheckedView = View & { doors: string }

/**
 * A house that is added: the public address it would have if nobody else had it, and JSON of its row, of the note for an
 * undo, and of its groups, numbers and certificate, these without the brackets of a list.
 */
export type PlannedHouse = {
  id: string
  slug: string
  house: string
  beds: string
  groups: string
  reports: string
  papers: string
}

/** A house that is changed: JSON of what is noted of it ahead. */
export type PlannedChange = { id: string; house: string }

export type ImportPlan = {
  stamp: string
  /** An affiliate's list: nobody has claimed what it adds. */
  isAffiliate: boolean
  counts: CheckedImport['counts']
  adding: PlannedHouse[]
  changing: PlannedChange[]
}

export type TaskAnswer<Kind extends ImportTask['kind']> = {
  read: ReadFile
  view: CheckedView
  plan: ImportPlan
  /** What is new, as JSON of NewDoors. */
  doors: string
  rejected: string
}[Kind]

/** What the thread says: an answer, or what is wrong with the file in plain words. */
export type ThreadSaid = { is: 'answer'; answer: unknown } | { is: 'refused' | 'broken'; message: string }
