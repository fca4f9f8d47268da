import type { RuleAnswer } from '#domain/certification/application/application.ts'
import { mergeEdits } from '#domain/listing/editing/merge-edits.ts'

export const ruleFields = ['answer', 'note', 'responsible'] as const
export type RuleField = (typeof ruleFields)[number]
export type RuleTexts = Record<RuleField, string>

/** What a form has shown of each field, first, and what it has sent since. */
export type RuleSeen = Record<RuleField, string[]>

export const bothChanged = 'Two of you changed this. Choose above what to keep.'

export const listDisputed = (fields: Readonly<Record<string, string>>): RuleField[] =>
  ruleFields.filter((field) => fields[field] === bothChanged)

type Answered = { answer: RuleAnswer | null; note: string; responsible: string }

export const textsOf = ({ answer, note, responsible }: Answered): RuleTexts => ({
  answer: answer ?? '',
  note,
  responsible,
})

const mapFields = <Value>(make: (field: RuleField) => Value): Record<RuleField, Value> => ({
  answer: make('answer'),
  note: make('note'),
  responsible: make('responsible'),
})

export const seenIn = (texts: RuleTexts): RuleSeen => mapFields((field) => [texts[field]])

export const withSent = (seen: RuleSeen, sent: RuleTexts): RuleSeen =>
  mapFields((field) => {
    const [first = '', ...more] = new Set([...seen[field], sent[field]])
    return [first, ...more.slice(-9)]
  })

/** A field that only one side changed is taken from it; one that both changed is named. */
export function mergeAnswer(said: Answered, seen: RuleSeen | null, stored: Answered) {
  const [mine, theirs] = [textsOf(said), textsOf(stored)]
  // What the form sent itself is nobody else's change.
  const base = mapFields((field) =>
    seen === null || seen[field].includes(theirs[field]) ? theirs[field] : (seen[field][0] ?? ''),
  )
  const { values, disputed } = mergeEdits({ parts: ruleFields.map((field) => [field]), base, mine, theirs })
  const answer = values.answer === mine.answer ? said.answer : stored.answer
  return { disputed: disputed.flat(), merged: { answer, note: values.note, responsible: values.responsible } }
}
