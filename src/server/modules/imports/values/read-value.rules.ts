import { mayBeDay } from '#domain/certification/certificate/certificate.ts'
import type { ImportKind } from '#domain/imports/import-fields.ts'
import { formatPhone, parseUsNumber } from '#domain/inquiries/tel-address.ts'
import { dayMs } from '#domain/language/durations.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { listingLimits as limits, parseItems } from '#domain/residence/listing/listing-fields.ts'
import { cleanLine, cleanName, cleanText } from '#domain/residence/listing/typed-text.ts'
import { isOneAlphabet, isVisibleName } from '#domain/residence/listing/visible-name.ts'
import {
  readAudience,
  readCertificateForm,
  readCertificateKind,
  readLevel,
  readMonths,
  readStaff,
  readVisibility,
  readYesNo,
} from './read-choice.rules.ts'

export type Value = string | number | boolean | string[]

export type ReadValue = { is: 'empty' } | { is: 'value'; value: Value } | { is: 'wrong'; expected: string }

export type StateNames = readonly { id: string; name: string }[]

const empty = { is: 'empty' } as const
const acceptValue = (of: Value): ReadValue => ({ is: 'value', value: of })
const refuseValue = (expected: string): ReadValue => ({ is: 'wrong', expected })

const unsaid = /^(-+|–|—|n\/?a|not stated|not known|unknown|tbd|\?)$/i

export function readValue(text: string, kind: ImportKind, most: number, states: StateNames): ReadValue {
  // Runs of spaces are made one before a pattern sees them: at each of them it would look for the end anew.
  const cleaned =
    kind === 'name' ? cleanName(text) : kind === 'text' || kind === 'list' ? cleanText(text) : cleanLine(text)
  if (cleaned === '' || (kind !== 'text' && unsaid.test(cleaned))) return empty
  const broken = findBrokenCell(cleaned)
  if (broken !== null) return refuseValue(broken)
  switch (kind) {
    case 'name':
      return isVisibleName(cleaned) && isOneAlphabet(cleaned)
        ? fits(cleaned, most)
        : refuseValue('letters of one alphabet that can be seen, typed by hand')
    case 'line':
    case 'text':
      return fits(cleaned, most)
    case 'list':
      return readList(cleaned)
    case 'zip':
      return readZip(cleaned)
    case 'state':
      return readState(cleaned, states)
    case 'phone':
      return readPhone(cleaned)
    case 'email':
      return cleaned.length <= 254 && /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/.test(cleaned)
        ? acceptValue(cleaned)
        : refuseValue('an email address, like hello@house.example')
    case 'website':
      return readWebsite(cleaned)
    case 'money':
      return readMoney(cleaned)
    case 'beds':
      return readWhole(cleaned.replace(/ ?(beds?|spots?|openings?)$/i, ''), 1_000, 'a whole number, like 8')
    case 'count':
      return readWhole(cleaned.replace(/ ?(days?|d)( sober)?$/i, ''), most, 'a whole number, like 30')
    case 'day':
      return readDay(cleaned)
    case 'key':
      return acceptValue(cleaned)
    default:
      return readChoice(cleaned, kind)
  }
}

const choices = {
  certificate_kind: [readCertificateKind, 'initial or renewal'],
  certificate_form: [readCertificateForm, 'full, conditional, preliminary or provisional'],
  months: [readMonths, 'a number of years or months, like 2 years'],
  yes_no: [readYesNo, 'yes or no'],
  level: [readLevel, 'I, II, III or IV'],
  audience: [readAudience, 'women, men, anyone, families, couples or LGBTQ+'],
  visibility: [readVisibility, 'exact, area or hidden'],
  staff: [readStaff, 'none, visits, evenings or day and night'],
} satisfies Partial<Record<ImportKind, [read: (said: string) => Value | null, expected: string]>>

function readChoice(said: string, kind: keyof typeof choices): ReadValue {
  const [read, expected] = choices[kind]
  const value = read(said)
  return value === null ? refuseValue(expected) : acceptValue(value)
}

const errors = /^#(REF|N\/A|VALUE|NAME|DIV\/0|NULL|NUM|SPILL|CALC|ERROR|GETTING_DATA|FIELD)[!?]?$/i

/** An error or a formula that a spreadsheet wrote instead of a value; it must not reach the public page. */
function findBrokenCell(text: string): string | null {
  if (text.startsWith('#') && errors.test(text)) return `a value: ${text.toUpperCase()} is an error of the spreadsheet`
  return /^=[A-Z$(+-][\w$:.,()+*/ !&"'<>=-]*$/i.test(text) ? 'a value: this is a formula without its result' : null
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

function fits(said: string, most: number): ReadValue {
  return said.length <= most ? acceptValue(said) : refuseValue(`at most ${formatNumber(most)} letters`)
}

function readList(said: string): ReadValue {
  const items = parseItems(said)
  if (items.length > limits.items) return refuseValue(`at most ${limits.items}, with a semicolon between them`)
  if (items.some((item) => item.length > limits.item))
    return refuseValue('a few words each, with a semicolon between them')
  return items.length === 0 ? empty : acceptValue(items)
}

function readZip(said: string): ReadValue {
  const zip = /^(\d{5})(?:[- ]?\d{4})?$/.exec(said)?.[1]
  return zip === undefined ? refuseValue('5 digits') : acceptValue(zip)
}

function readState(said: string, states: StateNames): ReadValue {
  const plain = said.replaceAll('.', '').toLowerCase()
  const state = states.find(({ id, name }) => id.toLowerCase() === plain || name.toLowerCase() === plain)
  return state ? acceptValue(state.id) : refuseValue('a state, like AR or Arkansas')
}

function readPhone(said: string): ReadValue {
  return parseUsNumber(said) === null ? refuseValue('10 digits, like 501-555-0142') : acceptValue(formatPhone(said))
}

function readWebsite(said: string): ReadValue {
  const address = /^https?:\/\//i.test(said) ? said : `https://${said}`
  const expected = refuseValue('a web address, like house.example')
  if (/\s/.test(address) || address.length > 500 || !URL.canParse(address)) return expected
  const { hostname, username, password } = new URL(address)
  // A name before an @ would look like another site.
  return username + password === '' && /^[^.]+(\.[^.]+)+$/.test(hostname) ? acceptValue(address) : expected
}

function readDay(said: string): ReadValue {
  const day = readNumericDay(said) ?? readNamedDay(said) ?? readSerialDay(said)
  return day !== null && mayBeDay(day) ? acceptValue(day) : refuseValue('a day, like 2027-06-30')
}

function readNumericDay(said: string): string | null {
  const us = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)$/.exec(said)
  if (us) return toDay(us[3], us[1], us[2])
  return /^\d{4}-\d\d-\d\d([ T]|$)/.test(said) ? said.slice(0, 10) : null
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
const monthFirst = new RegExp(`^${monthName}[ -](\\d{1,2})(?:st|nd|rd|th)?,?[ -](\\d{4})$`, 'i')
const dayFirst = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[ -]${monthName},?[ -](\\d{4}|\\d\\d)$`, 'i')

/** "Oct 31, 2028", "31-Oct-28". */
function readNamedDay(said: string): string | null {
  const [, month, day, year] = monthFirst.exec(said) ?? []
  const [, otherDay, otherMonth, otherYear] = dayFirst.exec(said) ?? []
  const name = (month ?? otherMonth ?? '').toLowerCase()
  return name === '' ? null : toDay(year ?? otherYear, String(monthNames.indexOf(name) + 1), day ?? otherDay)
}

const serialOf1970 = 25_569
const [firstSerial, lastSerial] = [32_874, 73_050]

/** What a spreadsheet shows of a day where its cell has no format: days since the end of 1899; from 1990 to 2099. */
function readSerialDay(said: string): string | null {
  const serial = /^\d{5}(\.0+)?$/.test(said) ? Number(said) : 0
  if (serial < firstSerial || serial > lastSerial) return null
  return new Date((serial - serialOf1970) * dayMs).toISOString().slice(0, 10)
}

const toDay = (year = '', month = '', day = '') =>
  `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

function readMoney(said: string): ReadValue {
  const bare = collapseSpaces(said.toLowerCase().replace(/usd|dollars?|\$/g, ''))
    .replace(/ ?(\/|per|a|each)? ?(week|weekly|wk|month|monthly|mo|day)\.?$/, '')
    .trim()
  const amount = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/.exec(bare)?.[0]
  // Cents are rounded up: nobody is told of less than it costs.
  const number = Math.ceil(Number(amount?.replaceAll(',', '')))
  return amount !== undefined && number <= 100_000 ? acceptValue(number) : refuseValue('dollars, like $160')
}

function readWhole(said: string, most: number, expected: string): ReadValue {
  const digits = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.0+)?$/.exec(said)?.[1]
  const number = Number(digits?.replaceAll(',', ''))
  if (digits === undefined) return refuseValue(expected)
  return number <= most ? acceptValue(number) : refuseValue(`at most ${formatNumber(most)}`)
}
