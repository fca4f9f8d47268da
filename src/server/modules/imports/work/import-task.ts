import type { CheckedImport } from '#contract/imports.ts'
import type { Choices } from '../choices.ts'
import type { StateNames } from '../values/read-value.ts'

/** What a file is checked against. Long texts stay texts: they cross to the other thread without being read here. */
export type CheckTask = {
  /** JSON of a Sheet. */
  sheet: string
  choices: Choices
  /** JSON of the organisation's houses. */
  houses: string
  states: StateNames
  placesFile: string
  today: string
}

export type ImportTask =
  | { kind: 'read'; bytes: Uint8Array; states: StateNames }
  | ({ kind: 'view'; shown: number } & CheckTask)
  | ({ kind: 'plan'; publish: boolean } & CheckTask)
  | ({ kind: 'rejected' } & CheckTask)

/** A file that was read: its sheet as JSON. */
export type ReadFile = { sheet: string; rows: number; columns: number; ms: number }

type View = Omit<CheckedImport, 'state' | 'id' | 'fileName' | 'readMs' | 'expiresAt' | 'listed' | 'fields'>
/** With the new doors as JSON for the database, which knows who else has them. */
export type CheckedView = View & { doors: string }

/**
 * Some houses of a plan: their ids, the public addresses new ones would have if nobody else had them, and for each
 * statement the JSON of an array.
 */
export type PlanStep = {
  count: number
  ids: string[]
  slugs: string[]
  houses: string
  beds: string
  groups: string
  changedGroups: string
  reports: string
}
export type ImportPlan = { stamp: string; counts: CheckedImport['counts']; adding: PlanStep[]; changing: PlanStep[] }

export type TaskAnswer<Kind extends ImportTask['kind']> = {
  read: ReadFile
  view: CheckedView
  plan: ImportPlan
  rejected: string
}[Kind]

/** What the thread says: an answer, or what is wrong with the file in plain words. */
export type ThreadSaid = { is: 'answer'; answer: unknown } | { is: 'refused' | 'broken'; message: string }
