import { type Need, needs, type WantedAnswer } from '#domain/residence/needs.ts'
import { audiences } from '#domain/residence/residence.ts'
import { parseWholeNumber, readFilters, writeFilters } from './filters.ts'
import { type BedsWanted, type SearchFilters, sorts } from './residence-search.ts'

export const searchLimits = { text: 100, radius: 500, limit: 100, cursor: 1000 } as const

export const defaultRadius = 25
const defaultLimit = 25

export const openChoices = [
  ['1', 'open'],
  ['waiting', 'open_or_waiting'],
] as const satisfies readonly (readonly [string, BedsWanted])[]

export type SearchText = Readonly<Partial<Record<string, string>>>

export type SearchRequest = ReturnType<typeof readSearchRequest>

/** The API refuses bad values before this reads them; pages do not, so here they count as not said. */
export function readSearchRequest(text: SearchText) {
  return {
    state: text.state?.toUpperCase() || null,
    city: text.city || null,
    near: text.near || null,
    radius: parseWholeNumber(text.radius),
    name: text.q || null,
    filters: readSearchFilters(text),
    sort: sorts.find((sort) => sort === text.sort) ?? null,
    limit: parseWholeNumber(text.limit) ?? defaultLimit,
    cursor: text.cursor || null,
    countsAll: text.total === 'exact',
  }
}

// The mark keeps the reading of searches out of the script of every page, which needs none of it.
export const emptySearchRequest: SearchRequest = /* @__PURE__ */ readSearchRequest({})

export type NeededAnswer = { need: Need; wanted: WantedAnswer }

export function listNeededAnswers(text: SearchText): NeededAnswer[] {
  return needs.flatMap((need) => {
    const wanted = text[need]
    return wanted === 'yes' || wanted === 'no' ? [{ need, wanted }] : []
  })
}

function readSearchFilters(text: SearchText): SearchFilters {
  return {
    beds: openChoices.find(([digit]) => digit === text.open)?.[1] ?? 'any',
    audience: audiences.find((audience) => audience === text.for) ?? null,
    ...readFilters(text),
    needs: Object.fromEntries(listNeededAnswers(text).map(({ need, wanted }) => [need, wanted])),
    includesNotStated: text.unstated === '1',
  }
}

export function writeSearchFilters({
  beds,
  audience,
  needs: asked,
  includesNotStated,
  ...filters
}: SearchFilters): SearchText {
  const open = openChoices.find(([, wanted]) => wanted === beds)?.[0]
  return {
    ...(open && { open }),
    ...(audience && { for: audience }),
    ...writeFilters(filters),
    ...asked,
    ...(includesNotStated && { unstated: '1' }),
  }
}
