import { patchName } from '#domain/states/adoption.ts'
import { type PageContact, type PageFigure, type PageText, pageFields } from '#domain/states/own-page.ts'
import type { NotedChange } from './noted-change.ts'
import { describeChange, describeDay, formatValue } from './phrases.ts'

const figures: Readonly<Record<PageFigure, string>> = {
  homes: 'Homes',
  beds: 'Beds',
  certified: 'Certified homes',
  housed: 'People housed in a year',
}
const contacts: Readonly<Record<PageContact, string>> = {
  person: 'Who answers',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  hours: 'Office hours',
}
const texts: Readonly<Record<PageText, string>> = {
  welcome: 'Welcome',
  certify: 'How to get certified',
  concern: 'Where to turn with a concern',
}

const nameFields = (of: Readonly<Record<string, string>>, ending: string, words: string) =>
  Object.entries(of).map(([name, said]) => [`${name}${ending}`, `${said}${words}`] as const)

const fieldNames: ReadonlyMap<string, string> = new Map([
  ...nameFields(figures, '_count', ''),
  ...nameFields(figures, '_on', ', as of'),
  ...nameFields(patchName, '_since', ', in place since'),
  ...nameFields(contacts, '', ''),
  ...nameFields(texts, '_en', ', in English'),
  ...nameFields(texts, '_es', ', in Spanish'),
])

export function listPageLines({ before, after }: Pick<NotedChange, 'before' | 'after'>): string[] {
  return pageFields
    .filter((field) => field in before || field in after)
    .map((field) => {
      const format = /_(on|since)$/.test(field) ? describeDay : formatValue
      return describeChange(fieldNames.get(field) ?? field, format(before[field]), format(after[field]))
    })
}
