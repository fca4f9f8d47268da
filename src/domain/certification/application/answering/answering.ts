import type { RuleAnswer } from '#domain/certification/application/application.ts'
import { mapFields, mergeSeen, pickDisputed, type SeenValues, type Texts } from './seen.ts'

export const ruleFields = ['answer', 'note', 'responsible'] as const
export type RuleField = (typeof ruleFields)[number]
export type RuleTexts = Texts<RuleField>
export type RuleSeen = SeenValues<RuleField>

export const listDisputed = (errors: Readonly<Record<string, string>>) => pickDisputed(ruleFields, errors)

type AnswerState = { answer: RuleAnswer | null; note: string; responsible: string }

export const toRuleTexts = ({ answer, note, responsible }: AnswerState): RuleTexts => ({
  answer: answer ?? '',
  note,
  responsible,
})

export const toRuleSeen = (texts: RuleTexts): RuleSeen => mapFields(ruleFields, (field) => [texts[field]])

export const addSent = (seen: RuleSeen, sent: RuleTexts): RuleSeen =>
  mapFields(ruleFields, (field) => {
    const [first = '', ...more] = new Set([...seen[field], sent[field]])
    return [first, ...more.slice(-9)]
  })

export function mergeAnswer(said: AnswerState, seen: RuleSeen | null, stored: AnswerState) {
  const [mine, theirs] = [toRuleTexts(said), toRuleTexts(stored)]
  const { values, disputed } = mergeSeen(ruleFields, { mine, theirs, seen })
  const answer = values.answer === mine.answer ? said.answer : stored.answer
  return { disputed, merged: { answer, note: values.note, responsible: values.responsible } }
}
