import { describePeople } from '#domain/beds/bed-people.ts'
import { parseUsNumber, splitPhone } from '#domain/inquiries/tel-address.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { findStateOfZip } from '#domain/places/zip-state.ts'
import {
  chooseNotedName,
  type FactKind,
  factNames,
  facts,
  findFact,
  isFactName,
  listFactsOfKind,
} from '#domain/residence/facts.ts'
import { houseRules } from '#domain/residence/house-rules.ts'
import { needs } from '#domain/residence/needs.ts'
import { addressVisibilities, audiences } from '#domain/residence/residence.ts'
import { toWebsiteUrl } from '#domain/residence/website-url.ts'
import {
  feeTimes,
  type ListingField,
  type ListingValues,
  listingLimits as limits,
  listingFields,
  parseItems,
  readDollars,
  staffKinds,
  toListingValues,
} from './listing-fields.ts'
import { parsePin } from './pin.ts'
import { cleanLine, cleanName, cleanText } from './typed-text.ts'
import { isOneAlphabet, isVisibleName, mixedWords, unseenWords } from './visible-name.ts'

export type ListingProblems = Partial<Record<ListingField, string>>

export function cleanValues(typed: Readonly<Record<string, string | undefined>>): ListingValues {
  const values = toListingValues(typed)
  for (const field of listingFields) {
    values[field] = chooseCleaner(field)(values[field])
  }
  for (const field of listFactsOfKind('list')) values[field] = parseItems(values[field]).join(', ')
  for (const field of listFactsOfKind('money')) {
    const dollars = readDollars(values[field])
    if (dollars !== null) values[field] = String(dollars)
  }
  for (const field of [...listFactsOfKind('days'), ...audiences.map((audience) => `beds_${audience}` as const)]) {
    if (/^\d{1,9}$/.test(values[field])) values[field] = String(Number(values[field]))
  }
  values.zip = values.zip.replace(/^(\d{5})-\d{4}$/, '$1')
  if (values.website !== '' && !/^[a-z][a-z0-9+.-]*:/i.test(values.website))
    values.website = `https://${values.website}`
  const pin = parsePin(values.pin)
  if (pin !== null) values.pin = `${pin.latitude}, ${pin.longitude}`
  if (values.fee_amount === '') values.fee_per = ''
  else if (values.fee_per === '') values.fee_per = 'week'
  return values
}

function chooseCleaner(field: ListingField): (text: string) => string {
  const kind = isFactName(field) ? facts[field].kind : 'line'
  if (kind === 'name') return cleanName
  return kind === 'text' ? cleanLines : cleanLine
}

function cleanLines(text: string): string {
  return cleanText(text).replace(/[^\S\n]+$/gm, '')
}

export function findProblems(values: ListingValues, stateNames: ReadonlyMap<string, string>): ListingProblems {
  const problems: ListingProblems = {}
  const say = (field: ListingField, words: string | null) => {
    if (words !== null) problems[field] ??= words
  }
  say('name', values.name === '' ? 'Write the name of the house.' : null)
  say('name', isVisibleName(values.name) ? null : `The name ${unseenWords}`)
  for (const field of ['name', 'city', 'street'] as const) {
    say(field, isOneAlphabet(values[field]) ? null : `The ${chooseNotedName(field).toLowerCase()} ${mixedWords}`)
  }
  say('city', values.city === '' ? 'Write the town.' : null)
  say('zip', findZipProblem(values, stateNames))
  say('state', values.state !== '' && !stateNames.has(values.state) ? 'Choose a state from the list.' : null)
  say(
    'pin',
    parsePin(values.pin) === null ? 'Write two numbers, such as 34.7465, -92.2896, or paste a map link.' : null,
  )
  say('phone', findPhoneProblem(values.phone))
  say('email', findEmailProblem(values.email))
  say('website', findWebsiteProblem(values.website))
  for (const field of listFactsOfKind('money')) say(field, findMoneyProblem(values[field]))
  for (const field of listFactsOfKind('days')) {
    say(field, findNumberProblem(values[field], limits.days, 'Write days as a number, such as 30. 0 means none.'))
  }
  for (const audience of audiences) {
    const words = `Write beds for ${describePeople(audience)} as a whole number, from 0 to ${limits.beds}.`
    say(`beds_${audience}`, findNumberProblem(values[`beds_${audience}`], limits.beds, words))
  }
  for (const [field, choices] of choicesOf) say(field, isChoice(values[field], choices) ? null : 'Choose one of these.')
  for (const [field, most] of lengths) say(field, findTooLong(values[field], most))
  for (const field of listFactsOfKind('list')) say(field, listProblem(values[field]))
  return problems
}

const yesNo = ['yes', 'no', '']
const choicesByKind: Partial<Record<FactKind, readonly string[]>> = {
  visibility: addressVisibilities,
  yes: ['yes', ''],
  yes_no: yesNo,
  level: ['1', '2', '3', '4', ''],
  fee_time: [...feeTimes, ''],
  staff: [...staffKinds, ''],
}
const choicesOf: readonly (readonly [ListingField, readonly string[]])[] = [
  ...factNames.flatMap((name) => {
    const choices = choicesByKind[facts[name].kind]
    return choices ? [[name, choices] as const] : []
  }),
  ...needs.map((need) => [`need_${need}`, yesNo] as const),
]

const lengths: readonly (readonly [ListingField, number])[] = [
  ...factNames.flatMap((name) => {
    const { most } = findFact(name)
    return most === undefined ? [] : [[name, most] as const]
  }),
  ...needs.map((need) => [`note_${need}`, limits.note] as const),
  ...houseRules.map((rule) => [`rule_${rule}`, limits.rule] as const),
]

function isChoice(value: string, choices: readonly string[]): boolean {
  return choices.includes(value)
}

function findTooLong(value: string, most: number): string | null {
  return value.length > most ? `This has ${value.length} characters. Use at most ${most}.` : null
}

function findZipProblem({ zip, state }: ListingValues, stateNames: ReadonlyMap<string, string>): string | null {
  if (zip === '') return 'Write the ZIP code.'
  if (!/^\d{5}$/.test(zip)) return 'A ZIP code has 5 digits, such as 72114.'
  const own = findStateOfZip(zip)
  if (own === null) return `No post office in the 50 states and DC uses ${zip}. Check its digits.`
  if (state === '' || state === own || !stateNames.has(state)) return null
  return `${zip} is a ZIP code of ${stateNames.get(own) ?? own}, not of ${stateNames.get(state)}.`
}

export function findPhoneProblem(phone: string): string | null {
  if (phone === '' || parseUsNumber(phone) !== null) return null
  const { number } = splitPhone(phone)
  if (!/^[\d\s()+./-]+$/.test(number)) return 'Use digits only, such as 501-555-0142, or 501-555-0142 x12.'
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  if (/^\+(?! ?1)/.test(number)) return 'Use a number of the United States, such as 501-555-0142.'
  if (digits.length !== 10)
    return `This has ${formatCount(digits.length, 'digit')}. A phone number has 10, such as 501-555-0142.`
  return 'No area code begins with 0 or 1. Check the number.'
}

function findEmailProblem(email: string): string | null {
  if (email === '' || /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/.test(email)) return null
  return 'This does not look like an email address, such as house@example.org.'
}

export function findWebsiteProblem(website: string): string | null {
  if (website === '') return null
  if (/^https?:\/\/[^/?#]*@/i.test(website)) {
    return 'A website has no name before an @: it would look like another site. Write it such as https://example.org.'
  }
  const page = toWebsiteUrl(website)
  return page !== null && /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(website)
    ? null
    : 'This does not look like a website, such as https://example.org.'
}

function findMoneyProblem(amount: string): string | null {
  if (amount === '') return null
  const dollars = readDollars(amount)
  if (dollars === null) return 'Write whole dollars, such as 160.'
  return dollars <= limits.dollars ? null : 'This is more than $100,000. Check the amount.'
}

function findNumberProblem(value: string, most: number, words: string): string | null {
  if (value === '') return null
  if (!/^\d{1,9}$/.test(value)) return words
  return Number(value) <= most ? null : `At most ${most}. Check the number.`
}

function listProblem(value: string): string | null {
  const items = parseItems(value)
  const long = items.find((item) => item.length > limits.item)
  if (long !== undefined) return `“${long.slice(0, limits.item)}...” is long. Put a comma between two things.`
  return items.length > limits.items ? `These are ${items.length} things. Name at most ${limits.items}.` : null
}
