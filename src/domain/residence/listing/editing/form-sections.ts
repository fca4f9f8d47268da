import { listFactsOfPart } from '#domain/residence/facts.ts'
import { type HouseRule, houseRules } from '#domain/residence/house-rules.ts'
import type { ListingField, ListingValues } from '#domain/residence/listing/listing-fields.ts'
import { type Need, needs } from '#domain/residence/needs.ts'
import { audiences } from '#domain/residence/residence.ts'

export const formSections = ['house', 'reach', 'cost', 'needs', 'rules'] as const

export type FormSection = (typeof formSections)[number]

// These are asked once: the need and its rule stand together.
export const ruleOfNeed: Partial<Record<Need, HouseRule>> = { curfew: 'curfew', smoking_outside: 'smoking' }

export const rulesAskedAlone: readonly HouseRule[] = houseRules.filter(
  (rule) => !Object.values(ruleOfNeed).includes(rule),
)

type Answer = readonly ListingField[]

const bedsFields = audiences.map((audience) => `beds_${audience}` as const)

const splitEach = (fields: readonly ListingField[]): Answer[] => fields.map((field) => [field])

// Any of an answer's fields answers it.
const answersOf: Record<FormSection, readonly Answer[]> = {
  house: [['name'], ['zip'], ['city'], ['state'], ['street'], ...splitEach(listFactsOfPart('about'))],
  reach: [['phone'], ['email'], ...splitEach(listFactsOfPart('reach'))],
  cost: [bedsFields, ['fee_amount'], ['deposit'], ['other_first_day'], ...splitEach(listFactsOfPart('cost'))],
  needs: needs.map((need) => {
    const rule = ruleOfNeed[need]
    return rule ? [`need_${need}`, `rule_${rule}`] : [`need_${need}`]
  }),
  rules: [
    ['level'],
    ['sobriety'],
    ['staff'],
    ['languages'],
    ...splitEach(listFactsOfPart('rules')),
    ...splitEach(rulesAskedAlone.map((rule) => `rule_${rule}` as const)),
  ],
}

const besides: Partial<Record<FormSection, Answer>> = {
  house: ['visibility', 'pin'],
  reach: ['takes_texts'],
  cost: ['fee_per'],
  needs: needs.map((need) => `note_${need}` as const),
}

export function listSectionFields(section: FormSection): ListingField[] {
  return [...answersOf[section].flat(), ...(besides[section] ?? [])]
}

export function countAnswers(section: FormSection, values: ListingValues): { given: number; asked: number } {
  const answers = answersOf[section]
  return {
    given: answers.filter((fields) => fields.some((field) => isSaid(field, values[field]))).length,
    asked: answers.length,
  }
}

// No beds for a group are none, whether 0 is written or nothing.
function isSaid(field: ListingField, value: string): boolean {
  return field.startsWith('beds_') ? Number(value) > 0 : value.trim() !== ''
}
