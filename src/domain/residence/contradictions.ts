import { listContradicted } from './implied-answers.ts'
import { type ListingField, type ListingValues, parseItems, readDollars } from './listing/listing-fields.ts'
import { collectOtherAnswers } from './listing/listing-gaps.ts'
import { findMedicineWords } from './medicine-words.ts'
import { type Answers, needs } from './needs.ts'
import { listOwnWords, type OwnWords, shortenQuote, wordFields } from './own-words.ts'
import { type Audience, audiences } from './residence.ts'

export const contradictionKinds = [
  'level',
  'staff',
  'people',
  'beds',
  'medicine',
  'language',
  'answer',
  'fee',
  'deposit',
  'first_day',
  'sobriety',
  'street',
] as const

export type ContradictionKind = (typeof contradictionKinds)[number]

export type Contradiction = {
  about: ContradictionKind
  fields: readonly [ListingField, ...ListingField[]]
  quote: string
}

type Group = { audience: Audience; open: number | null; held: number }

/** When in doubt it reports nothing: a house may be right in a way no rule covers. */
export function findContradictions(values: ListingValues, groups: readonly Group[] = []): Contradiction[] {
  const words = listOwnWords(values)
  return [
    ...findInLevel(values),
    ...findInStaff(values, words),
    ...findInPeople(values, words),
    ...findInBeds(values, groups),
    ...findMedicineWords(words, (medicine) => values[`need_${medicine}`]).map(({ medicine, ...match }) =>
      buildAgainst('medicine', [`need_${medicine}`], match),
    ),
    ...findInLanguages(values),
    ...listContradicted(toAnswers(values), collectOtherAnswers(values)).map((need) =>
      buildPlain('answer', [`need_${need}`]),
    ),
    ...findInMoney(values, words),
    ...findInSobriety(values, words),
    ...findInStreet(values),
  ]
}

type Fields = Contradiction['fields']

const buildPlain = (about: ContradictionKind, fields: Fields): Contradiction => ({ about, fields, quote: '' })
const buildAgainst = (about: ContradictionKind, fields: Fields, { field, sentence }: OwnWords): Contradiction => ({
  about,
  fields: [...fields, field],
  quote: shortenQuote(sentence),
})

const staffNotOfLevel: Readonly<Record<string, readonly string[]>> = {
  1: ['evenings', 'day_and_night'],
  2: ['none'],
  3: ['none'],
  4: ['none', 'visits'],
}

function findInLevel({ level, staff }: ListingValues): Contradiction[] {
  return staffNotOfLevel[level]?.includes(staff) ? [buildPlain('level', ['level', 'staff'])] : []
}

const speaksOfStaff = /\bstaff\b/i
const saysNoStaff = /\b(no|no paid|not|non|without|without paid)[ -]staff\b/i

function findInStaff({ staff }: ListingValues, words: readonly OwnWords[]): Contradiction[] {
  if (staff !== 'none') return []
  const match = words.find(({ sentence }) => speaksOfStaff.test(sentence) && !saysNoStaff.test(sentence))
  return match ? [buildAgainst('staff', ['staff'], match)] : []
}

const forWomen = /\b(for|only) women\b|\bwomen[’']?s\b|\bwomen[- ]only\b/i
const forMen = /\b(for|only) men\b|\bmen[’']?s\b|\bmen[- ]only\b/i
const anyWomen = /\b(women|woman)\b|\bwomen[’']?s\b/i
const anyMen = /\b(men|man)\b|\bmen[’']?s\b/i
const everybody = /\b(any gender|all genders|everyone|everybody|co-?ed|adults|couples|families)\b/i

function findInPeople(values: ListingValues, words: readonly OwnWords[]): Contradiction[] {
  const own = words.filter(({ field }) => field === 'name' || field === 'description')
  const isSaid = (pattern: RegExp) => own.some(({ sentence }) => pattern.test(sentence))
  if (isSaid(everybody)) return []
  const find = (pattern: RegExp, others: readonly Audience[]) => {
    const match = own.find(({ sentence }) => pattern.test(sentence))
    const fields = others.map((one) => `beds_${one}` as const).filter((field) => Number(values[field]) > 0)
    return match ? fields.map((field) => buildAgainst('people', [field], match)) : []
  }
  return [
    ...(isSaid(anyMen) ? [] : find(forWomen, ['men', 'any'])),
    ...(isSaid(anyWomen) ? [] : find(forMen, ['women', 'women_with_children', 'any'])),
  ]
}

function findInBeds(values: ListingValues, groups: readonly Group[]): Contradiction[] {
  return audiences.flatMap((audience) => {
    const group = groups.find((one) => one.audience === audience)
    const isNone = ['', '0'].includes(values[`beds_${audience}`].trim())
    return group && isNone && group.held === 0 && (group.open ?? 0) > 0
      ? [buildPlain('beds', [`beds_${audience}`])]
      : []
  })
}

function findInLanguages(values: ListingValues): Contradiction[] {
  const languages = parseItems(values.languages)
  const isLeftOut = values.need_spanish === 'yes' && languages.length > 0 && !languages.includes('Spanish')
  return isLeftOut ? [buildPlain('language', ['languages', 'need_spanish'])] : []
}

function toAnswers(values: ListingValues): Answers {
  const match = needs.map((need) => [need, values[`need_${need}`]] as const)
  const isAnswer = (answer: string) => answer === 'yes' || answer === 'no'
  return Object.fromEntries(match.flatMap(([need, answer]) => (isAnswer(answer) ? [[need, answer === 'yes']] : [])))
}

const saidFree = [
  ['fee', 'fee_amount', /\b(no rent|rent[- ]free|free (of charge )?(for|to) (all |the )?residents)\b/i],
  ['deposit', 'deposit', /\b(no (security )?deposit|without (a )?deposit|deposit[- ]free)\b/i],
  [
    'first_day',
    'other_first_day',
    /\bno (move[- ]in|admission|intake|entry|application) (fees?|costs?)\b|\bnothing (due )?up ?front\b/i,
  ],
] as const

function findInMoney(values: ListingValues, words: readonly OwnWords[]): Contradiction[] {
  return saidFree.flatMap(([about, field, free]) => {
    const match = words.find(({ sentence }) => free.test(sentence))
    return match && (readDollars(values[field]) ?? 0) > 0 ? [buildAgainst(about, [field], match)] : []
  })
}

const noneAsked =
  /\bstraight from (detox|treatment|the hospital)\b|\bno (minimum |required )?(sober|clean) (time|days)\b|\bno (minimum )?(sobriety|time sober)( is)? (required|requirement|asked|needed)\b|\bno minimum sobriety\b/i
const soberTime =
  /\b(?:at least|minimum(?: of)?|must have|need) (\d{1,4}) (day|week|month)s?(?: of)? (?:sober|sobriety|clean|in recovery)\b/i
const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }

function findInSobriety({ sobriety }: ListingValues, words: readonly OwnWords[]): Contradiction[] {
  if (!/^\d+$/.test(sobriety)) return []
  const days = Number(sobriety)
  const match = words.find(({ sentence }) => {
    if (noneAsked.test(sentence)) return days > 0
    const [, count, unit = ''] = soberTime.exec(sentence) ?? []
    return count !== undefined && Number(count) * (daysIn[unit.toLowerCase()] ?? 1) !== days
  })
  return match ? [buildAgainst('sobriety', ['sobriety'], match)] : []
}

const joinToOneLine = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

function findInStreet(values: ListingValues): Contradiction[] {
  const street = joinToOneLine(values.street)
  if (values.visibility === 'exact' || !/^\d+\S* \S/.test(street)) return []
  const field = wordFields.find((one) => joinToOneLine(values[one]).includes(street))
  return field ? [buildAgainst('street', ['visibility'], { field, sentence: values.street })] : []
}
