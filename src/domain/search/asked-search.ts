import { type Need, needs, type Wanted } from '#domain/residence/needs.ts'
import { audiences, type NarrLevel } from '#domain/residence/residence.ts'
import { type Ask, type BedsWanted, type Sort, sorts } from '#domain/search/residence-search.ts'

/** The most and the least that a search takes. */
export const searchLimits = { text: 100, radius: 500, limit: 100, money: 100_000, days: 3650, cursor: 1000 } as const

export const usualRadius = 25
const usualLimit = 25

/** The values of `open` that ask something. */
export const openChoices = [
  ['1', 'open'],
  ['waiting', 'open_or_waiting'],
] as const satisfies readonly (readonly [string, BedsWanted])[]

/** A search as its address and the API's query say it: text by name. */
export type SearchText = Readonly<Partial<Record<string, string>>>

/** A search as the page, the API and the database share it. `null` says nothing. */
export type AskedSearch = {
  /** Two capital letters. */
  state: string | null
  city: string | null
  near: string | null
  /** Miles around `near`. */
  radius: number | null
  /** Part of a home's name. */
  name: string | null
  ask: Ask
  sort: Sort | null
  /** Homes on a page. */
  limit: number
  cursor: string | null
  /** Every home found is counted, however many there are. */
  countsAll: boolean
}

/**
 * Reads the text of a search. The API refuses what is not right (`contract/residence/residence-search.ts`) before it reads; a page
 * draws that too, and reads it as not said.
 */
export function readAskedSearch(text: SearchText): AskedSearch {
  return {
    state: text.state?.toUpperCase() || null,
    city: text.city || null,
    near: text.near || null,
    radius: wholeNumber(text.radius),
    name: text.q || null,
    ask: readAsk(text),
    sort: sorts.find((sort) => sort === text.sort) ?? null,
    limit: wholeNumber(text.limit) ?? usualLimit,
    cursor: text.cursor || null,
    countsAll: text.total === 'exact',
  }
}

/** A search of every home there is. */
export const nothingAsked: AskedSearch = readAskedSearch({})

export type AskedNeed = { need: Need; wanted: Wanted }

/** The needs that are asked, in the order of the list of needs. */
export function needsAsked(text: SearchText): AskedNeed[] {
  return needs.flatMap((need) => {
    const wanted = text[need]
    return wanted === 'yes' || wanted === 'no' ? [{ need, wanted }] : []
  })
}

function readAsk(text: SearchText): Ask {
  return {
    beds: openChoices.find(([said]) => said === text.open)?.[1] ?? 'any',
    audience: audiences.find((audience) => audience === text.for) ?? null,
    levels: levelsIn(text.level ?? ''),
    certified: text.certified === '1',
    cashMax: wholeNumber(text.fee_max),
    soberDays: wholeNumber(text.sober_days),
    needs: Object.fromEntries(needsAsked(text).map(({ need, wanted }) => [need, wanted])),
    includesNotStated: text.unstated === '1',
  }
}

/** What is asked of homes, as an address says it: `readAskedSearch` reads the same from it. */
export function writeAsk(ask: Ask): SearchText {
  const { beds, audience, levels, certified, cashMax, soberDays, needs: asked, includesNotStated } = ask
  const open = openChoices.find(([, wanted]) => wanted === beds)?.[0]
  return {
    ...(open && { open }),
    ...(audience && { for: audience }),
    ...(cashMax !== null && { fee_max: String(cashMax) }),
    ...(levels.length > 0 && { level: levels.join(',') }),
    ...(certified && { certified: '1' }),
    ...(soberDays !== null && { sober_days: String(soberDays) }),
    ...asked,
    ...(includesNotStated && { unstated: '1' }),
  }
}

/** In the order in which they are said. */
function levelsIn(text: string): NarrLevel[] {
  return text.split(',').flatMap((said) => ([1, 2, 3, 4] as const).filter((level) => String(level) === said))
}

function wholeNumber(text = ''): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}
