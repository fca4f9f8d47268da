import { describePeople } from '#domain/beds/bed-people.ts'
import { parseUsNumber, splitPhone } from '#domain/inquiries/tel-address.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { findStateOfZip } from '#domain/places/zip-state.ts'
import {
  chooseNotedName,
  type FactKind,
  type FactName,
  factNames,
  facts,
  findFact,
  isFactName,
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

type Asked = { name: FactName; values: ListingValues; stateNames: ReadonlyMap<string, string> }
type Kind = { clean: (typed: string) => string; findProblem: (typed: string, asked: Asked) => string | null }

const allow = (...choices: readonly string[]) => ({
  clean: cleanLine,
  findProblem: (typed: string) => (choices.includes(typed) ? null : 'Choose one of these.'),
})

const kinds = {
  name: { clean: cleanName, findProblem: findNameProblem },
  line: { clean: cleanLine, findProblem: findAlphabetProblem },
  text: { clean: cleanLines, findProblem: () => null },
  list: { clean: (typed) => parseItems(cleanLine(typed)).join(', '), findProblem: findListProblem },
  zip: { clean: (typed) => cleanLine(typed).replace(/^(\d{5})-\d{4}$/, '$1'), findProblem: findZipProblem },
  state: { clean: cleanLine, findProblem: findStateProblem },
  phone: { clean: cleanLine, findProblem: findPhoneProblem },
  email: { clean: cleanLine, findProblem: findEmailProblem },
  website: { clean: cleanWebsite, findProblem: findWebsiteProblem },
  money: { clean: cleanDollars, findProblem: findMoneyProblem },
  count: { clean: cleanWhole, findProblem: findCountProblem },
  level: allow('1', '2', '3', '4', ''),
  visibility: allow(...addressVisibilities),
  staff: allow(...staffKinds, ''),
  fee_time: allow(...feeTimes, ''),
  yes_no: allow('yes', 'no', ''),
  yes: allow('yes', ''),
} as const satisfies Readonly<Record<FactKind, Kind>>

const lengths: readonly (readonly [ListingField, number])[] = [
  ...factNames.flatMap((name) => {
    const { kind, most } = findFact(name)
    return most === undefined || kind === 'count' ? [] : [[name, most] as const]
  }),
  ...needs.map((need) => [`note_${need}`, limits.note] as const),
  ...houseRules.map((rule) => [`rule_${rule}`, limits.rule] as const),
]

export function cleanValues(typed: Readonly<Record<string, string | undefined>>): ListingValues {
  const values = toListingValues(typed)
  for (const field of listingFields) values[field] = cleanLineOrText(field, values[field])
  for (const audience of audiences) values[`beds_${audience}`] = cleanWhole(values[`beds_${audience}`])
  const pin = parsePin(values.pin)
  if (pin !== null) values.pin = `${pin.latitude}, ${pin.longitude}`
  if (values.fee_amount === '') values.fee_per = ''
  else if (values.fee_per === '') values.fee_per = 'week'
  return values
}

const cleanLineOrText = (field: ListingField, typed: string) =>
  isFactName(field) ? kinds[facts[field].kind].clean(typed) : cleanLine(typed)

function cleanLines(text: string): string {
  return cleanText(text).replace(/[^\S\n]+$/gm, '')
}

function cleanWebsite(text: string): string {
  const line = cleanLine(text)
  return line !== '' && !/^[a-z][a-z0-9+.-]*:/i.test(line) ? `https://${line}` : line
}

function cleanWhole(text: string): string {
  const line = cleanLine(text)
  return /^\d{1,9}$/.test(line) ? String(Number(line)) : line
}

function cleanDollars(text: string): string {
  const line = cleanLine(text)
  return String(readDollars(line) ?? line)
}

export function findProblems(values: ListingValues, stateNames: ReadonlyMap<string, string>): ListingProblems {
  const problems: ListingProblems = {}
  const say = (field: ListingField, words: string | null) => {
    if (words !== null) problems[field] ??= words
  }
  say('name', values.name === '' ? 'Write the name of the house.' : null)
  say('city', values.city === '' ? 'Write the town.' : null)
  for (const name of factNames)
    say(name, kinds[facts[name].kind].findProblem(values[name], { name, values, stateNames }))
  say(
    'pin',
    parsePin(values.pin) === null ? 'Write two numbers, such as 34.7465, -92.2896, or paste a map link.' : null,
  )
  for (const audience of audiences) {
    const words = `Write beds for ${describePeople(audience)} as a whole number, from 0 to ${limits.beds}.`
    say(`beds_${audience}`, findNumberProblem(values[`beds_${audience}`], limits.beds, words))
  }
  for (const need of needs) say(`need_${need}`, kinds.yes_no.findProblem(values[`need_${need}`]))
  for (const [field, most] of lengths) say(field, findTooLong(values[field], most))
  return problems
}

function findTooLong(value: string, most: number): string | null {
  return value.length > most ? `This has ${value.length} characters. Use at most ${most}.` : null
}

function findNameProblem(typed: string, asked: Asked): string | null {
  return isVisibleName(typed) ? findAlphabetProblem(typed, asked) : `The name ${unseenWords}`
}

function findAlphabetProblem(typed: string, { name }: Asked): string | null {
  return isOneAlphabet(typed) ? null : `The ${chooseNotedName(name).toLowerCase()} ${mixedWords}`
}

function findStateProblem(typed: string, { stateNames }: Asked): string | null {
  return typed !== '' && !stateNames.has(typed) ? 'Choose a state from the list.' : null
}

function findCountProblem(typed: string, { name }: Asked): string | null {
  const { most = 0 } = findFact(name)
  return findNumberProblem(typed, most, 'Write a whole number, such as 30. 0 means none.')
}

function findZipProblem(zip: string, { values: { state }, stateNames }: Asked): string | null {
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

function findListProblem(value: string): string | null {
  const items = parseItems(value)
  const long = items.find((item) => item.length > limits.item)
  if (long !== undefined) return `“${long.slice(0, limits.item)}...” is long. Put a comma between two things.`
  return items.length > limits.items ? `These are ${items.length} things. Name at most ${limits.items}.` : null
}
