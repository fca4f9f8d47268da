import { buildSeekerPath } from '#domain/language/language.ts'
import type { MapSource } from '#domain/places/map-lines.ts'
import {
  buildSearch,
  readSearchAddress,
  residencesDrawn,
  residencesSaved,
  type SearchAddress,
} from '#domain/search/search-address.ts'
import {
  fetchResidencesNow,
  isSlug,
  withTownsInOrder,
} from '#web/pages/seekers/residences/found/residences-now.query.ts'
import { toMapData } from '#web/pages/seekers/residences/map/map-data.ts'
import type { PageData, SearchBegun } from '#web/pages/seekers/residences/page-data.ts'
import {
  fetchComparedResidences,
  fetchNearestOpen,
  fetchSavedResidences,
  findDoubt,
  type SearchOutcome,
  search,
} from '#web/pages/seekers/residences/residences.query.ts'
import { Loaded, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { findPathElsewhere, preferState, renameState, type States } from './search-leads.ts'
import { withStateMeant } from './search-view.ts'
import { findStateGuide, type StateGuide, type StateRecord } from './state-guide.tsx'

export type Sources = { states: States; maps: MapSource; records: readonly StateRecord[] }

/** An address that a form or a person wrote redirects to its short form first. */
export async function loadSearch(visit: Visit, sources: Sources): Promise<Loaded<PageData> | Response> {
  const { query, language, fetch, user } = visit
  const { states } = sources
  const at = new Date().toISOString()
  const path = buildSeekerPath('search', language)
  const address = await preferState(withStateMeant(readSearchAddress(query), states.meant), query, fetch)
  const short = buildSearch(address)
  if (!isSameSearch(short, query)) return redirectTo(path + short, 302)
  // Whoever signs in looks for homes every day.
  const view = address.view ?? (user ? 'list' : 'cards')
  if (Object.keys(address.query).length === 0) {
    const searched = await beginSearch(address, query, fetch)
    const isMissed = query.has(residencesSaved) && searched.saved === null
    return new Loaded<PageData>({ address, view, at, searched }, { status: isMissed ? 503 : 200 })
  }
  const searched = renameState(await search(address, view, fetch), states)
  const elsewhere = await findPathElsewhere(searched, address, { language, fetch })
  if (elsewhere !== null) return redirectTo(elsewhere, 302)
  const isQuestion = searched.kind === 'refused' && findDoubt(searched) !== null
  const status = { found: 200, refused: isQuestion ? 200 : 422, failed: 503 }[searched.kind]
  if (searched.kind !== 'found') return new Loaded<PageData>({ address, view, at, searched }, { status })
  const found = {
    ...searched,
    answer: withTownsInOrder(searched.answer, query),
    shown: await fetchResidencesNow(searched.answer, address, query, fetch),
    map: toMapData(searched, sources.maps),
    nearest: await fetchNearestOpen(searched.answer, address, fetch),
    guide: findGuide(searched, sources),
  }
  return new Loaded<PageData>({ address, view, at, searched: found }, { status })
}

async function beginSearch(
  { compare }: SearchAddress,
  query: URLSearchParams,
  fetch: typeof globalThis.fetch,
): Promise<SearchBegun> {
  const slugs = query.get(residencesSaved)?.split(',').filter(isSlug) ?? []
  const saved = slugs.length === 0 ? null : await fetchSavedResidences(slugs, fetch)
  return { kind: 'start', compared: await fetchComparedResidences(compare, null, fetch), saved }
}

type FoundAnswer = Extract<SearchOutcome, { kind: 'found' }>

function findGuide(
  { answer }: FoundAnswer,
  { records, states }: Pick<Sources, 'records' | 'states'>,
): StateGuide | null {
  return answer.total > 0 ? null : findStateGuide(answer.place?.state, records, states.shown)
}

const ownQuestions = [residencesDrawn, residencesSaved]

function isSameSearch(short: string, asked: URLSearchParams): boolean {
  const sortSearch = (search: Iterable<[string, string]>) =>
    [...search]
      .filter(([name]) => !ownQuestions.includes(name))
      .map((entry) => entry.join('='))
      .toSorted()
  return sortSearch(new URLSearchParams(short)).join('&') === sortSearch(asked).join('&')
}
