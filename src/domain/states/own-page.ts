import { formatNumber } from '#domain/language/numbers.ts'
import { type Patch, patches } from './adoption.ts'

export const pageFigures = ['homes', 'beds', 'certified', 'housed'] as const
export type PageFigure = (typeof pageFigures)[number]

export const pageTexts = ['welcome', 'certify', 'concern'] as const
export type PageText = (typeof pageTexts)[number]

export const pageLanguages = ['en', 'es'] as const
export type PageLanguage = (typeof pageLanguages)[number]

export const pageContacts = ['person', 'phone', 'email', 'website', 'hours'] as const
export type PageContact = (typeof pageContacts)[number]

export type PageField =
  | `${PageFigure}_count`
  | `${PageFigure}_on`
  | `${Patch}_since`
  | PageContact
  | `${PageText}_${PageLanguage}`

export const pageFields: readonly PageField[] = [
  ...pageFigures.flatMap((name) => [`${name}_count`, `${name}_on`] as const),
  ...patches.map((patch) => `${patch}_since` as const),
  ...pageContacts,
  ...pageTexts.flatMap((name) => pageLanguages.map((language) => `${name}_${language}` as const)),
]

export const pageLimits = {
  text: 1500,
  count: 9_999_999,
  person: 100,
  phone: 40,
  email: 254,
  website: 300,
  hours: 120,
} as const

/** What an affiliate says of its state; a field that is not there is empty. */
export type OwnPage = Readonly<Partial<Record<PageField, string>>>

export const listChangedFields = (before: OwnPage, after: OwnPage): PageField[] =>
  pageFields.filter((field) => (before[field] ?? '') !== (after[field] ?? ''))

export const isEmptyPage = (page: OwnPage): boolean => listChangedFields({}, page).length === 0

const firstDay = '2000-01-01'

/** Null for a day that a figure may be of, and that something may be in place since. */
export function findFigureDayProblem(day: string, today: string): string | null {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day
  if (!isDay) return 'Choose a day.'
  if (day > today) return 'This day is still to come.'
  return day < firstDay ? 'This day is too long ago.' : null
}

export function findFigureCountProblem(count: string): string | null {
  const isRight = /^\d{1,7}$/.test(count) && Number(count) <= pageLimits.count
  return isRight ? null : `Write a whole number from 0 to ${formatNumber(pageLimits.count)}.`
}

export const splitParagraphs = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')
