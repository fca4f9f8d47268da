import type { FoundResidence, MissedResidence, SearchAnswer } from '#contract/residence/residence-search.ts'
import { groupsFor, homeNumber, type People } from '#domain/beds/home-beds.ts'
import { homesDrawn, type SearchAddress, searchOf } from '#domain/search/search-address.ts'
import { peopleAsked } from '#web/pages/seekers/residences/search/search-view.ts'
import { ask } from '#web/plumbing/api-client.ts'

/** Null in place of a home that is no longer listed. */
export type HomesNow = {
  homes: readonly (FoundResidence | null)[]
  misses: readonly (MissedResidence | null)[]
}

export function drawnOf({ items, misses, towns }: SearchAnswer): string {
  const slugs = (homes: readonly FoundResidence[]) => homes.map(({ slug }) => slug).join(',')
  const lists = [slugs(items), slugs(misses.map(({ home }) => home))]
  if (towns.length > 0) lists.push(towns.map(({ name }) => encodeURIComponent(name)).join(','))
  return lists.join('~')
}

/** On a page that is being read, towns keep their order and new ones come last. */
export function withTownsInOrder(answer: SearchAnswer, asked: URLSearchParams): SearchAnswer {
  const drawn = asked.get(homesDrawn)?.split('~')[2]?.split(',') ?? []
  const placeOf = ({ name }: { name: string }) => (drawn.includes(name) ? drawn.indexOf(name) : drawn.length)
  return { ...answer, towns: answer.towns.toSorted((one, other) => placeOf(one) - placeOf(other)) }
}

/** A page that is being read asks for its own homes, in the order it shows. */
export async function homesNow(
  answer: SearchAnswer,
  { query }: SearchAddress,
  asked: URLSearchParams,
  fetch: typeof globalThis.fetch,
): Promise<HomesNow> {
  const drawn = asked.get(homesDrawn)
  if (drawn === null) return { homes: answer.items, misses: answer.misses }
  const [items = [], misses = []] = drawn.split('~').map((slugs) => slugs.split(',').filter(isSlug))
  const known = new Map([...answer.items, ...answer.misses.map(({ home }) => home)].map((home) => [home.slug, home]))
  const others = [...items, ...misses].filter((slug) => !known.has(slug))
  for (const home of await theseHomes(others, fetch)) known.set(home.slug, countedFor(home, peopleAsked(query)))
  const checksOf = (slug: string) => answer.misses.find(({ home }) => home.slug === slug)?.checks ?? []
  const homeOf = (slug: string) => known.get(slug) ?? null
  return {
    homes: items.map(homeOf),
    misses: misses.map(homeOf).map((home) => home && { home, checks: checksOf(home.slug) }),
  }
}

export const isSlug = (text: string) => /^[a-z0-9-]{1,120}$/.test(text)

async function theseHomes(
  slugs: readonly string[],
  fetch: typeof globalThis.fetch,
): Promise<readonly FoundResidence[]> {
  if (slugs.length === 0) return []
  return (await ask('GET /api/residences/these', { query: { homes: slugs.join(',') } }, { fetch })).items
}

function countedFor(home: FoundResidence, people: People): FoundResidence {
  return { ...home, ...homeNumber(groupsFor(home.groups, people, home), new Date()) }
}

export function nowAddress(path: string, address: SearchAddress | null, drawn: string): string {
  const search = address === null ? '' : searchOf(address)
  return `${path}${search === '' ? '?' : `${search}&`}${homesDrawn}=${drawn}`
}
