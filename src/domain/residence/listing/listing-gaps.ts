import type { OtherAnswers } from '#domain/residence/implied-answers.ts'
import { medicines } from '#domain/residence/needs.ts'
import { audiences } from '#domain/residence/residence.ts'
import { type ListingField, type ListingValues, parseItems } from './listing-fields.ts'

export const askedMost = ['medicines', 'cost', 'sobriety', 'children', 'curfew', 'wheelchair'] as const

export type AskedMost = (typeof askedMost)[number]

export type Gap = { about: AskedMost; field: ListingField }

export function listGaps(values: ListingValues): Gap[] {
  const fieldsOf: Record<AskedMost, readonly ListingField[]> = {
    medicines: medicines.map((medicine) => `need_${medicine}` as const),
    cost: ['fee_amount', 'deposit'],
    sobriety: ['sobriety'],
    children: ['need_children'],
    // Its hours say that there is one.
    curfew: values.rule_curfew === '' ? ['need_curfew'] : [],
    wheelchair: ['need_wheelchair'],
  }
  return askedMost.flatMap((about) => {
    const field = fieldsOf[about].find((name) => values[name] === '')
    return field ? [{ about, field }] : []
  })
}

export const neededToPublish = ['name', 'city', 'state', 'zip', 'phone', 'beds'] as const

export type NeededToPublish = (typeof neededToPublish)[number]

export function listMissingToPublish(values: ListingValues): NeededToPublish[] {
  const hasBeds = audiences.some((audience) => Number(values[`beds_${audience}`]) > 0)
  return neededToPublish.filter((field) => (field === 'beds' ? !hasBeds : values[field] === ''))
}

export function collectOtherAnswers(values: ListingValues): OtherAnswers {
  const { staff, languages, fee_includes: includes, rule_curfew: curfew, rule_smoking: smoking } = values
  const known = (['none', 'visits', 'evenings', 'day_and_night'] as const).find((kind) => kind === staff)
  return {
    audiences: audiences.filter((audience) => Number(values[`beds_${audience}`]) > 0),
    staff: known ?? null,
    languages: parseItems(languages),
    feeIncludes: parseItems(includes),
    rules: { curfew, smoking },
  }
}
