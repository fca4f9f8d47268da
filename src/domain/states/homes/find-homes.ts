import { plainWords } from '#domain/language/plain-words.ts'
import { type CertificateView, certificateViews, type HomeOrder, type HomesAsked } from './homes-asked.ts'
import type { StateHome } from './state-home.ts'

export const homesPerPage = 50
/** So many homes go to the browser whole, which finds and sorts them there; of more it asks page by page. */
export const mostHomesInHand = 1000

const shows: Record<CertificateView, (home: StateHome) => boolean> = {
  all: () => true,
  certified: ({ isCertified }) => isCertified,
  uncertified: ({ isCertified }) => !isCertified,
  suspended: ({ isSuspended }) => isSuspended,
  unconfirmed: ({ certificate }) => certificate?.isUnconfirmed === true,
  ending: ({ certificate }) => certificate?.isEnding === true,
}

export type HomeCounts = Record<CertificateView, number>

export function countHomes(homes: readonly StateHome[]): HomeCounts {
  const counted = certificateViews.map((view) => [view, homes.filter(shows[view]).length] as const)
  return Object.fromEntries(counted) as HomeCounts
}

function isAsked(home: StateHome, asked: HomesAsked, words: readonly string[]): boolean {
  const { show, level, claimed, age, open, county } = asked
  if (!shows[show](home)) return false
  if (level !== 'any' && (home.level === null ? 'none' : String(home.level)) !== level) return false
  if (claimed !== 'any' && home.isClaimed !== (claimed === 'yes')) return false
  if (age !== 'any' && home.age !== age) return false
  if (open !== 'any' && (home.open ?? 0) === 0) return false
  if (county !== '' && home.county !== county) return false
  if (words.length === 0) return true
  const { name, city, operator, certificate } = home
  const text = plainWords(`${name} ${city} ${home.county} ${operator} ${certificate?.number ?? ''}`)
  return words.every((word) => text.includes(word))
}

const keys: Record<Exclude<HomeOrder, 'name'>, (home: StateHome) => string | number | null> = {
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
const lettered: readonly HomeOrder[] = ['town', 'operator']

/**
 * `homes` come by name, and stay so where nothing else decides. What a home does not say stands last, whichever way the
 * others go.
 */
export function findHomes(homes: readonly StateHome[], asked: HomesAsked): StateHome[] {
  const words = plainWords(asked.find).split(/\s+/).filter(Boolean)
  const found = homes.filter((home) => isAsked(home, asked, words))
  const { order } = asked
  if (order === 'name') return asked.to === 'down' ? found.reverse() : found
  const key = keys[order]
  const sign = asked.to === 'down' ? -1 : 1
  const isLettered = lettered.includes(order)
  const withKey = found.map((home) => ({ home, key: key(home) }))
  withKey.sort((one, other) => {
    if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null)
    return sign * (isLettered ? byLetters(String(one.key), String(other.key)) : compareKeys(one.key, other.key))
  })
  return withKey.map(({ home }) => home)
}

function compareKeys(one: string | number, other: string | number): number {
  return one < other ? -1 : one > other ? 1 : 0
}

export type HomesPage = { shown: StateHome[]; found: number; pages: number; page: number }

export function pageOfHomes(found: readonly StateHome[], page: number): HomesPage {
  const pages = Math.max(1, Math.ceil(found.length / homesPerPage))
  const at = Math.min(page, pages)
  return { shown: found.slice((at - 1) * homesPerPage, at * homesPerPage), found: found.length, pages, page: at }
}

export const listCounties = (homes: readonly StateHome[]) =>
  [...new Set(homes.map(({ county }) => county))].filter((county) => county !== '').toSorted(byLetters)
