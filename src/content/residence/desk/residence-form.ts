import { formatLongDay } from '#domain/language/dates.ts'
import { formatCount } from '#domain/language/numbers.ts'
import type { HouseRule } from '#domain/residence/house-rules.ts'
import type { FormSection } from '#domain/residence/listing/editing/form-sections.ts'

export const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

export const sectionTitles: Record<FormSection, string> = {
  house: 'The house and where it is',
  reach: 'How people reach you',
  cost: 'Beds and cost',
  needs: 'What people ask',
  rules: 'Rules, staff and level',
}

export const describeAnswersGiven = (given: number, asked: number) => `${given} of ${asked}`

export const ruleOfNeedWords: Partial<Record<HouseRule, string>> = {
  curfew: 'The hours, in your own words',
  smoking: 'Where one may smoke, in your own words',
}

export const copyWords = {
  title: 'Copy answers from another house',
  lead: 'It fills in only what is empty here: phone, cost, what people ask, rules. What belongs to one house is never copied: name, address, beds, children, couples, description, photos, parking, wheelchair access.',
  from: 'Copy from',
  choose: 'Choose a house',
  submit: 'Copy answers',
  pending: 'Copying...',
  find: 'Find the house by name or town',
  search: 'Find',
  noneFound: 'No house of yours is called so, or is in such a town.',
  missing: 'Choose the house to copy from.',
  gone: 'That house is not yours, or it is gone. Nothing was copied.',
  done: (name: string, filled: number) =>
    `${formatCount(filled, 'answer')} copied from ${name}. Not saved yet: look through ${filled === 1 ? 'it' : 'them'}, then save.`,
  filled: (fields: readonly string[]) => `Copied: ${list.format(fields)}.`,
  nothing: (name: string) => `${name} says nothing that is not here already. Nothing was copied.`,
}

export const typedWords = {
  back: (day: string) => `What you typed here on ${formatLongDay(day)} is back. It is not saved yet.`,
  discard: 'Throw it away',
}
