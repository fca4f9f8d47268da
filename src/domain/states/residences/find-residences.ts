import { toPlainWords } from '#domain/language/plain-words.ts'
import {
  type CertificateView,
  certificateViews,
  type ResidenceOrder,
  type ResidencesAsked,
} from './residences-asked.ts'
import type { StateResidence } from './state-residence.ts'

export const residencesPerPage = 50
/** So many homes go to the browser whole, which finds and sorts them there; of more it asks page by page. */
export const mostResidencesInHand = 1000

const shows: Record<CertificateView, (residence: StateResidence) => boolean> = {
  all: () => true,
  certified: ({ isCertified }) => isCertified,
  uncertified: ({ isCertified }) => !isCertified,
  suspended: ({ isSuspended }) => isSuspended,
  unconfirmed: ({ certificate }) => certificate?.isUnconfirmed === true,
  ending: ({ certificate }) => certificate?.isEnding === true,
  'to-check': (residence) => residence.isToCheck,
}

export type ResidenceCounts = Record<CertificateView, number>

export function countResidences(residences: readonly StateResidence[]): ResidenceCounts {
  const counted = certificateViews.map((view) => [view, residences.filter(shows[view]).length] as const)
  return Object.fromEntries(counted) as ResidenceCounts
}

function isAsked(residence: StateResidence, asked: ResidencesAsked, words: readonly string[]): boolean {
  const { show, level, claimed, age, open, county } = asked
  if (!shows[show](residence)) return false
  if (level !== 'any' && (residence.level === null ? 'none' : String(residence.level)) !== level) return false
  if (claimed !== 'any' && residence.isClaimed !== (claimed === 'yes')) return false
  if (age !== 'any' && residence.age !== age) return false
  if (open !== 'any' && (residence.open ?? 0) === 0) return false
  if (county !== '' && residence.county !== county) return false
  if (words.length === 0) return true
  const { name, city, operator, certificate, earlierNumbers } = residence
  const numbers = [certificate?.number ?? '', ...earlierNumbers].join(' ')
  const text = toPlainWords(`${name} ${city} ${residence.county} ${operator} ${numbers}`)
  return words.every((word) => text.includes(word))
}

const keys: Record<Exclude<ResidenceOrder, 'name'>, (residence: StateResidence) => string | number | null> = {
  town: ({ city }) => city,
  operator: ({ isClaimed, operator }) => (isClaimed ? operator : null),
  level: ({ level }) => level,
  certificate: ({ certificate }) => certificate?.endsOn ?? null,
  beds: ({ beds }) => beds,
  open: ({ open }) => open,
  said: ({ saidAt }) => saidAt,
  checked: ({ checkedAt }) => checkedAt,
}

const byLetters = new Intl.Collator('en', { numeric: true }).compare
const lettered: readonly ResidenceOrder[] = ['town', 'operator']

/**
 * `homes` come by name, and stay so where nothing else decides. What a home does not say stands last, whichever way the
 * others go.
 */
export function findResidences(residences: readonly StateResidence[], asked: ResidencesAsked): StateResidence[] {
  const words = toPlainWords(asked.find).split(/\s+/).filter(Boolean)
  const found = residences.filter((residence) => isAsked(residence, asked, words))
  const { order } = asked
  if (order === 'name') return asked.to === 'down' ? found.reverse() : found
  const key = keys[order]
  const sign = asked.to === 'down' ? -1 : 1
  const isLettered = lettered.includes(order)
  const withKey = found.map((residence) => ({ residence, key: key(residence) }))
  withKey.sort((one, other) => {
    if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null)
    return sign * (isLettered ? byLetters(String(one.key), String(other.key)) : compareKeys(one.key, other.key))
  })
  return withKey.map(({ residence }) => residence)
}

function compareKeys(one: string | number, other: string | number): number {
  return one < other ? -1 : one > other ? 1 : 0
}

export type ResidencesPage = { shown: StateResidence[]; found: number; pages: number; page: number }

export function buildResidencesPage(found: readonly StateResidence[], page: number): ResidencesPage {
  const pages = Math.max(1, Math.ceil(found.length / residencesPerPage))
  const at = Math.min(page, pages)
  return {
    shown: found.slice((at - 1) * residencesPerPage, at * residencesPerPage),
    found: found.length,
    pages,
    page: at,
  }
}

export const listCounties = (residences: readonly StateResidence[]) =>
  [...new Set(residences.map(({ county }) => county))].filter((county) => county !== '').toSorted(byLetters)
