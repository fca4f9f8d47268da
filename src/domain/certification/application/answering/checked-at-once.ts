import type { Finding } from '#domain/certification/application/application.ts'
import { mapFields, mergeSeen, type Seen, type Texts } from './seen.ts'

export const checkFields = ['finding', 'words', 'dueOn'] as const
export type CheckField = (typeof checkFields)[number]
export type CheckSeen = Seen<CheckField>
export const waiverFields = ['reason'] as const
export type WaiverSeen = Seen<(typeof waiverFields)[number]>

type Stored = { finding: Finding | null; findingWords: string; dueOn: string | null }
type Checked = { finding: Finding | null; words: string; dueOn: string | null }

export const checkTextsOf = ({ finding, findingWords, dueOn }: Stored): Texts<CheckField> => ({
  finding: finding ?? '',
  words: findingWords,
  dueOn: dueOn ?? '',
})

export const toSeen = <Field extends string>(fields: readonly Field[], texts: Texts<Field>): Seen<Field> =>
  mapFields(fields, (field) => [texts[field]])

/** Words and day belong to their finding: where that is disputed, so are those that differ. */
export function mergeCheck({ finding, words, dueOn }: Checked, seen: CheckSeen | null, stored: Stored) {
  const [mine, theirs] = [checkTextsOf({ finding, findingWords: words, dueOn }), checkTextsOf(stored)]
  const { values, disputed } = mergeSeen(checkFields, { mine, theirs, seen })
  const merged: Checked = {
    finding: values.finding === mine.finding ? finding : stored.finding,
    words: values.words,
    dueOn: values.dueOn || null,
  }
  if (!disputed.includes('finding')) return { disputed, merged }
  return { disputed: checkFields.filter((field) => mine[field] !== theirs[field]), merged }
}

export const findWaiverDisputes = (reason: string, seen: WaiverSeen | null, waiver: string) =>
  mergeSeen(waiverFields, { mine: { reason }, theirs: { reason: waiver }, seen }).disputed
