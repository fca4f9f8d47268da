import type { CheckedImport } from '#contract/imports/imports.ts'
import type { Choices } from '#server/modules/imports/checking/choices.rules.ts'
import type { RememberedChoices } from '#server/modules/imports/columns/remembered.rules.ts'
import type { StateNames } from '#server/modules/imports/values/read-value.rules.ts'

export type CheckTask = {
  sheet: string
  choices: Choices
  residences: string
  affiliate: string | null
  states: StateNames
  placesFile: string
  today: string
  /** ISO, the moment of the check. */
  now: string
}

export type ImportTask =
  | { kind: 'read'; bytes: Uint8Array; states: StateNames }
  | ({ kind: 'view'; shown: number } & CheckTask)
  | ({ kind: 'plan'; publish: boolean } & CheckTask)
  | ({ kind: 'doors' } & CheckTask)
  | ({ kind: 'rejected' } & CheckTask)

export type ReadFile = { sheet: string; rows: number; columns: number; ms: number }

type View = Omit<
  CheckedImport,
  | 'state'
  | 'id'
  | 'fileName'
  | 'readMs'
  | 'expiresAt'
  | 'listed'
  | 'listedCount'
  | 'samePhone'
  | 'fields'
  | 'remembered'
>
export type CheckedView = View & { doors: string; headings: string | null }

/** JSON parts without the brackets of a list; `slug` is not yet unique. */
export type PlannedResidence = {
  id: string
  slug: string
  residence: string
  beds: string
  groups: string
  reports: string
  papers: string
}

export type PlannedChange = { id: string; residence: string }

export type ImportPlan = {
  stamp: string
  isAffiliate: boolean
  counts: CheckedImport['counts']
  /** The key of its headings as they are found without a choice, and what of the choices is to be remembered. */
  headings: string | null
  remember: RememberedChoices | null
  adding: PlannedResidence[]
  changing: PlannedChange[]
}

export type TaskAnswer<Kind extends ImportTask['kind']> = {
  read: ReadFile
  view: CheckedView
  plan: ImportPlan
  doors: string
  rejected: string
}[Kind]

export type ThreadSaid = { is: 'answer'; answer: unknown } | { is: 'refused' | 'broken'; message: string }
