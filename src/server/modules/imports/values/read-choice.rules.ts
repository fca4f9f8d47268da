import type { CertificateKind } from '#domain/certification/certificate/certificate.ts'
import { type ConditionalForm, conditionalForms } from '#domain/certification/certificate/conditional-form.ts'
import { listWords } from '#domain/language/plain-words.ts'
import type { AddressVisibility, Audience, NarrLevel } from '#domain/residence/residence.ts'

const certificateKindWords: Record<CertificateKind, readonly string[]> = {
  initial: ['initial', 'new', 'first', 'original', 'initial certification', 'i'],
  renewal: ['renewal', 'renewed', 'renew', 'recertification', 'recertified', 'renewal certification', 'r'],
}

export const readCertificateKind = (said: string) => findKnown(certificateKindWords, toPlain(said))

export function readCertificateForm(said: string): ConditionalForm | 'full' | null {
  const word = toPlain(said).replace(/ (certificate|certification)$/, '')
  if (['full', 'fully certified', 'regular', 'standard', 'certified'].includes(word)) return 'full'
  return conditionalForms.find((form) => form === word) ?? null
}

/** Of "2 years", "24 months" or a number alone: up to 3 are years. */
export function readMonths(said: string): number | null {
  const [, digits, unit = ''] = /^(\d{1,2}) ?(years?|yrs?|y|months?|mos?|m)?$/.exec(toPlain(said)) ?? []
  const count = Number(digits)
  if (digits === undefined || count === 0) return null
  const months = unit.startsWith('y') || (unit === '' && count <= 3) ? count * 12 : count
  return months <= 60 ? months : null
}

export type StaffHours = 'none' | 'visits' | 'evenings' | 'day_and_night'

const toPlain = (said: string) =>
  said
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9+✓✔☑☐]+/g, ' ')
    .trim()

const yes = new Set(listWords(`yes, y, true, t, 1, x, ✓, ✔, ☑, si, yep, yeah, on, allowed, ok, welcome, available`))
const no = new Set(['no', 'n', 'false', 'f', '0', 'off', 'none', 'not allowed', 'never', '☐', 'nope'])

export function readYesNo(said: string): boolean | null {
  const word = toPlain(said)
  return yes.has(word) ? true : no.has(word) ? false : null
}

const levels: Record<string, NarrLevel> = { i: 1, ii: 2, iii: 3, iv: 4, 1: 1, 2: 2, 3: 3, 4: 4 }

export function readLevel(said: string): NarrLevel | null {
  const sign = /^(?:narr )?(?:level |lvl |l)?(iv|iii|ii|i|[1-4])(?: |$)/.exec(toPlain(said))?.[1]
  return sign === undefined ? null : (levels[sign] ?? null)
}

const people: Record<Audience, readonly string[]> = {
  women: ['w', 'f', 'women', 'womens', 'woman', 'female', 'females', 'ladies', 'women only', 'female only'],
  men: ['m', 'men', 'mens', 'man', 'male', 'males', 'men only', 'male only'],
  any: listWords(`any, anyone, all, both, everyone, anybody, coed, co ed, mixed, all genders, any gender, w m, m w,
    m f, f m, men and women, women and men, men women, women men, male female`),
  women_with_children: listWords(`women with children, women w children, women w kids, women and kids, women kids,
    women plus children, mothers and children, moms and kids, mothers w children, moms w kids, women and children,
    women children, women with kids, mothers, moms, mothers with children, moms with kids, w c, wwc,
    female with children`),
  families: ['families', 'family'],
  couples: ['couples', 'couple'],
  lgbtq: ['lgbtq', 'lgbtq+', 'lgbt', 'lgbtq+ people', 'lgbtqia', 'lgbtqia+'],
}

export const readAudience = (said: string) => findKnown(people, toPlain(said).replaceAll('_', ' '))

const visibilities: Record<AddressVisibility, readonly string[]> = {
  exact: ['exact', 'full', 'public', 'everyone', 'street'],
  area: ['area', 'area only', 'the area only', 'town', 'neighborhood'],
  hidden: ['hidden', 'private', 'nobody', 'secret', 'confidential'],
}

export const readVisibility = (said: string) => findKnown(visibilities, toPlain(said))

const hours: Record<StaffHours, readonly string[]> = {
  none: ['none', 'no', 'no staff', 'peer run', 'n'],
  visits: ['visits', 'visit', 'part time', 'comes by'],
  evenings: ['evenings', 'evening', 'nights', 'evenings and nights'],
  day_and_night: ['day and night', 'day night', '24 7', '24 hours', '24h', 'always', 'live in', 'onsite', 'on site'],
}

export const readStaff = (said: string) => findKnown(hours, toPlain(said.replaceAll('_', ' ')))

function findKnown<Known extends string>(table: Record<Known, readonly string[]>, word: string): Known | null {
  // The table's own keys; Object.entries only forgets them.
  const all = Object.entries(table) as [Known, readonly string[]][]
  return all.find(([, words]) => words.includes(word))?.[0] ?? null
}
