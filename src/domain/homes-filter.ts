import { type Audience, audiences } from '#domain/residence.ts'

/** What somebody asks of a state's list, as it stands in the address. */
export type HomesFilter = { town: string; for: string; open: boolean; q: string }

/** For whom one can ask: not "anyone", which every house for anyone answers anyway. */
export const askableAudiences = audiences.filter((audience): audience is Exclude<Audience, 'any'> => audience !== 'any')

export function homesFilterIn(search: URLSearchParams): HomesFilter {
  const value = (name: string) => (search.get(name) ?? '').trim()
  return { town: value('town'), for: value('for'), open: value('open') === '1', q: value('q') }
}

/** The address's part from "?" on, empty where nothing is asked. `rest` is what else the address holds. */
export function homesSearch(filter: HomesFilter, rest: Record<string, string> = {}): string {
  const said = Object.entries({
    town: filter.town,
    for: filter.for,
    open: filter.open ? '1' : '',
    q: filter.q,
    ...rest,
  })
  const search = new URLSearchParams(said.filter(([, value]) => value !== '')).toString()
  return search === '' ? '' : `?${search}`
}

export function asksNothing(filter: HomesFilter): boolean {
  return homesSearch(filter) === ''
}
