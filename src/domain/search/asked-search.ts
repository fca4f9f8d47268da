import { type Need, needs, type Wanted } from '#domain/residence/needs.ts'
import { audiences, type NarrLevel } from '#domain/residence/residence.ts'
import { type Ask, type BedsWanted, type Sort, sorts } from '#domain/search/residence-search.ts'

export const searchLimits = { text: 100, radius: 500, limit: 100, money: 100_000, days: 3650, cursor: 1000 } as const

export const usualRadius = 25
const usualLimit = 25

export const openChoices = [
  ['1', 'open'],
  ['waiting', 'open_or_waiting'],
] as const satisfies readonly (readonly [string, BedsWanted])[]

export type SearchText = Readonly<Partial<Record<string, string>>>

export type AskedSearch = {
  state: string | null
  city: string | null
  near: string | null
  radius: number | null
  name: string | null
  ask: Ask
  sort: Sort | null
  limit: number
  cursor: string | null
  countsAll: boolean
}

/** The API refuses bad values before this reads them; pages do not, so here they count as not said. */
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

export const nothingAsked: AskedSearch = readAskedSearch({})

export type AskedNeed = { need: Need; wanted: Wanted }

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

function levelsIn(text: string): NarrLevel[] {
  return text.split(',').flatMap((said) => ([1, 2, 3, 4] as const).filter((level) => String(level) === said))
}

function wholeNumber(text = ''): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}
