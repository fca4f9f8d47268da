import type { FoundResidence, MissedResidence, SearchAnswer } from '#contract/search/residence-search.ts'
import { computeResidenceNumber, filterGroups, type People } from '#domain/beds/residence-beds.ts'
import { buildSearch, residencesDrawn, type SearchAddress } from '#domain/search/search-address.ts'
import { listPeopleAsked } from '#web/pages/search/search/search-view.ts'
import { callApi } from '#web/plumbing/api-client.ts'

/** Null in place of a home that is no longer listed. */
export type ResidencesNow = {
  residences: readonly (FoundResidence | null)[]
  misses: readonly (MissedResidence | null)[]
}

export function buildDrawnKey({ items, misses, towns }: SearchAnswer): string {
  const joinSlugs = (residences: readonly FoundResidence[]) => residences.map(({ slug }) => slug).join(',')
  const lists = [joinSlugs(items), joinSlugs(misses.map(({ residence }) => residence))]
  if (towns.length > 0) lists.push(towns.map(({ name }) => encodeURIComponent(name)).join(','))
  return lists.join('~')
}

/** On a page that is being read, towns keep their order and new ones come last. */
export function sortTowns(answer: SearchAnswer, asked: URLSearchParams): SearchAnswer {
  const drawn = asked.get(residencesDrawn)?.split('~')[2]?.split(',') ?? []
  const findPlace = ({ name }: { name: string }) => (drawn.includes(name) ? drawn.indexOf(name) : drawn.length)
  return { ...answer, towns: answer.towns.toSorted((one, other) => findPlace(one) - findPlace(other)) }
}

/** A page that is being read asks for its own homes, in the order it shows. */
export async function fetchResidencesNow(
  answer: SearchAnswer,
  { query }: SearchAddress,
  asked: URLSearchParams,
  fetch: typeof globalThis.fetch,
): Promise<ResidencesNow> {
  const drawn = asked.get(residencesDrawn)
  if (drawn === null) return { residences: answer.items, misses: answer.misses }
  const [items = [], misses = []] = drawn.split('~').map((slugs) => slugs.split(',').filter(isSlug))
  const known = new Map(
    [...answer.items, ...answer.misses.map(({ residence }) => residence)].map((residence) => [
      residence.slug,
      residence,
    ]),
  )
  const others = [...items, ...misses].filter((slug) => !known.has(slug))
  for (const residence of await fetchThese(others, fetch))
    known.set(residence.slug, countFor(residence, listPeopleAsked(query)))
  const listChecks = (slug: string) => answer.misses.find(({ residence }) => residence.slug === slug)?.checks ?? []
  const findResidence = (slug: string) => known.get(slug) ?? null
  return {
    residences: items.map(findResidence),
    misses: misses
      .map(findResidence)
      .map((residence) => residence && { residence, checks: listChecks(residence.slug) }),
  }
}

export const isSlug = (text: string) => /^[a-z0-9-]{1,120}$/.test(text)

async function fetchThese(
  slugs: readonly string[],
  fetch: typeof globalThis.fetch,
): Promise<readonly FoundResidence[]> {
  if (slugs.length === 0) return []
  return (await callApi('GET /api/residences/these', { query: { homes: slugs.join(',') } }, { fetch })).items
}

function countFor(residence: FoundResidence, people: People): FoundResidence {
  return { ...residence, ...computeResidenceNumber(filterGroups(residence.groups, people, residence), new Date()) }
}

export function buildNowAddress(path: string, address: SearchAddress | null, drawn: string): string {
  const search = address === null ? '' : buildSearch(address)
  return `${path}${search === '' ? '?' : `${search}&`}${residencesDrawn}=${drawn}`
}
