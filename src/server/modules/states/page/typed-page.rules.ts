import { findReachProblem } from '#domain/inquiries/reach.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { findPhoneProblem, findWebsiteProblem } from '#domain/residence/listing/listing-check.ts'
import { cleanLine, cleanText } from '#domain/residence/listing/typed-text.ts'
import { isOneAlphabet, isVisibleName, mixedWords, unseenWords } from '#domain/residence/listing/visible-name.ts'
import { patches } from '#domain/states/adoption.ts'
import {
  findFigureCountProblem,
  findFigureDayProblem,
  type OwnPage,
  type PageField,
  pageContacts,
  pageFigures,
  pageLanguages,
  pageLimits,
  pageTexts,
} from '#domain/states/own-page.ts'

export type TypedPage = { page: OwnPage; problems: Partial<Record<PageField, string>> }

export function readTypedPage(typed: Readonly<Record<string, unknown>>, today: string): TypedPage {
  const read = (field: PageField) => (typeof typed[field] === 'string' ? typed[field] : '')
  const checked = [
    ...checkFigures(read, today),
    ...checkFeatures(read, today),
    ...checkContacts(read),
    ...checkTexts(read),
  ]
  const filled = checked.filter(({ value }) => value !== '')
  const wrong = checked.flatMap(({ field, problem }) => (problem === null ? [] : [[field, problem] as const]))
  return {
    page: Object.fromEntries(filled.map(({ field, value }) => [field, value])),
    problems: Object.fromEntries(wrong),
  }
}

type FieldReader = (field: PageField) => string
type CheckedField = { field: PageField; value: string; problem: string | null }

function checkFigures(read: FieldReader, today: string): CheckedField[] {
  return pageFigures.flatMap((name): CheckedField[] => {
    const [count, day] = [`${name}_count`, `${name}_on`] as const
    const [typedCount, typedDay] = [cleanLine(read(count)).replaceAll(',', ''), cleanLine(read(day))]
    const isEmpty = typedCount === '' && typedDay === ''
    return [
      { field: count, value: typedCount, problem: isEmpty ? null : findFigureCountProblem(typedCount) },
      { field: day, value: typedDay, problem: isEmpty ? null : findFigureDayProblem(typedDay, today) },
    ]
  })
}

function checkFeatures(read: FieldReader, today: string): CheckedField[] {
  return patches.map((patch) => {
    const field = `${patch}_since` as const
    const value = cleanLine(read(field))
    return { field, value, problem: value === '' ? null : findFigureDayProblem(value, today) }
  })
}

function checkContacts(read: FieldReader): CheckedField[] {
  return pageContacts.map((field) => {
    const typed = cleanLine(read(field))
    const value = field === 'website' ? addScheme(typed) : typed
    const isLong = value.length > pageLimits[field]
    return {
      field,
      value,
      problem: isLong ? describeTooLong(pageLimits[field]) : findContactProblem(field, read(field), value),
    }
  })
}

function findContactProblem(field: (typeof pageContacts)[number], typed: string, value: string): string | null {
  if (value === '') return null
  if (!isVisibleName(typed.trim())) return `This ${unseenWords}`
  if (!isOneAlphabet(value)) return `This ${mixedWords}`
  if (field === 'phone') return findPhoneProblem(value)
  if (field === 'website') return findWebsiteProblem(value)
  const isWrong = field === 'email' && findReachProblem('email', value) !== null
  return isWrong ? 'This does not look like an email address, such as office@example.org.' : null
}

function checkTexts(read: FieldReader): CheckedField[] {
  return pageTexts.flatMap((name) =>
    pageLanguages.map((language): CheckedField => {
      const field = `${name}_${language}` as const
      const value = cleanText(read(field)).replace(/\n\s*\n\s*/g, '\n\n')
      return { field, value, problem: value.length > pageLimits.text ? describeTooLong(pageLimits.text) : null }
    }),
  )
}

const describeTooLong = (most: number) => `This is longer than ${formatNumber(most)} characters.`
const addScheme = (typed: string) => (typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`)
