import type { ResidencesPage, ResidencesQuery, StateBeds } from '#contract/states/directory.ts'
import { toStateSlug } from '#domain/residence/listing/findable.ts'
import type { Point } from '#domain/search/residence-search.ts'
import { defaultRadius, readSearchRequest, type SearchRequest } from '#domain/search/search-request.ts'
import { createAnswerCache } from '#server/plumbing/answers/answer-cache.ts'
import { buildFieldsError } from '#server/plumbing/calls/errors.ts'
import { reader } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { countState, findResidences, type ResidencesWanted } from './directory.store.ts'

export type Directory = ReturnType<typeof createDirectory>

type KnownState = { id: string; name: string }
type MeantPlace = { kind: string; isGuess?: boolean } & Partial<Point>

const residencesPerPage = 20
const freshMs = 1000

type Parts = Pick<ServerParts, 'transactions' | 'clock'> & {
  states: { options(): Promise<readonly KnownState[]> }
  places: { find(text: string, stateCode: string | null): Promise<MeantPlace> }
}

export function createDirectory({ transactions, clock, states, places }: Parts) {
  const { keep, forget } = createAnswerCache(clock, freshMs)

  const findKnownState = async (slug: string) => (await states.options()).find(({ name }) => toStateSlug(name) === slug)

  async function count({ id, name }: KnownState, now: Date): Promise<StateBeds> {
    const counts = await transactions.run(reader, (tx) => countState(tx, id, now))
    return { slug: toStateSlug(name), name, ...counts, measuredAt: now.toISOString() }
  }

  async function find({ id }: KnownState, query: ResidencesQuery, now: Date): Promise<ResidencesPage> {
    const request = readSearchRequest(query)
    const around = await findAround(request, id)
    const read = (page: number) =>
      transactions.run(reader, (tx) => findResidences(tx, { ...toWanted(query, request, id, page), around }, now))
    const askedPage = Number(query.page || 1)
    const first = await read(askedPage)
    const pages = Math.max(1, Math.ceil(first.total / residencesPerPage))
    // Homes may have left the list since the link to its last page was drawn.
    const page = Math.min(askedPage, pages)
    const found = page === askedPage ? first : await read(page)
    return { ...found, page, pages, measuredAt: now.toISOString() }
  }

  async function findAround({ near, radius }: SearchRequest, stateCode: string): Promise<ResidencesWanted['around']> {
    if (near === null && radius !== null)
      throw buildFieldsError({ radius: 'Say near too: the place it is measured from.' })
    if (near === null) return null
    const { latitude, longitude, isGuess } = await places.find(near, stateCode)
    if (latitude === undefined || longitude === undefined || isGuess)
      throw buildFieldsError({ near: 'We do not know this place. Use a ZIP code or a town of the state.' })
    return { point: { latitude, longitude }, miles: radius ?? defaultRadius }
  }

  return {
    async state(slug: string): Promise<StateBeds | null> {
      const state = await findKnownState(slug)
      return state ? keep(`beds ${state.id}`, (now) => count(state, now)) : null
    },
    /** At most one second old; null for an unknown state. A page past the end gives the last. */
    async residences(slug: string, query: ResidencesQuery): Promise<ResidencesPage | null> {
      const state = await findKnownState(slug)
      if (!state) return null
      // In the order of their names, so that the same question has the same key.
      const key = JSON.stringify([state.id, Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))])
      return keep(key, (now) => find(state, query, now))
    },
    forget,
  }
}

function toWanted(
  query: ResidencesQuery,
  { name, filters }: SearchRequest,
  stateCode: string,
  page: number,
): Omit<ResidencesWanted, 'around'> {
  return {
    stateCode,
    search: name ?? '',
    town: query.town ?? '',
    filters,
    newestFirst: query.order === 'newest',
    limit: residencesPerPage,
    offset: (page - 1) * residencesPerPage,
    residences: query.homes ? query.homes.split(',') : null,
  }
}
