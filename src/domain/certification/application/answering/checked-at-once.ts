import type { Finding } from '#domain/certification/application/application.ts'
import { mapFields, mergeSeen, type SeenValues, type Texts } from './seen.ts'

export const checkFields = ['finding', 'words', 'dueOn'] as const
export type CheckField = (typeof checkFields)[number]
export type CheckSeen = SeenValues<CheckField>
export const waiverFields = ['reason'] as const
export type WaiverSeen = SeenValues<(typeof waiverFields)[number]>

type StoredFinding = { finding: Finding | null; findingWords: string; dueOn: string | null }
type CheckedFinding = { finding: Finding | null; words: string; dueOn: string | null }

export const checkTextsOf = ({ finding, findingWords, dueOn }: StoredFinding): Texts<CheckField> => ({
  finding: finding ?? '',
  words: findingWords,
  dueOn: dueOn ?? '',
})

export const toSeen = <Field extends string>(fields: readonly Field[], texts: Texts<Field>): SeenValues<Field> =>
  mapFields(fields, (field) => [texts[field]])

/** Words and day belong to their finding: where that is disputed, so are those that differ. */
export function mergeCheck({ finding, words, dueOn }: CheckedFinding, seen: CheckSeen | null, stored: StoredFinding) {
  const [mine, theirs] = [checkTextsOf({ finding, findingWords: words, dueOn }), checkTextsOf(stored)]
  const { values, disputed } = mergeSeen(checkFields, { mine, theirs, seen })
  const merged: CheckedFinding = {
    finding: values.finding === mine.finding ? finding : stored.finding,
    words: values.words,
    dueOn: values.dueOn || null,
  }
  if (!disputed.includes('finding')) return { disputed, merged }
  return { disputed: checkFields.filter((field) => mine[field] !== theirs[field]), merged }
}

export const findWaiverDisputes = (reason: string, seen: WaiverSeen | null, waiver: string) =>
  mergeSeen(waiverFields, { mine: { reason }, theirs: { reason: waiver }, seen }).disputed
