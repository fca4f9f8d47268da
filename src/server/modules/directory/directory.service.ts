import type { HomesPage, HomesQuery, StateBeds } from '#contract/directory.ts'
import { staleAfterMs, withdrawnAfterMs } from '#domain/bed-age.ts'
import { stateSlug } from '#domain/findable.ts'
import { type Ages, countState, findHomes } from '#server/modules/directory/directory.store.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'

export type Directory = {
  /** What is counted in a state, at most one second old; null for a state there is not. */
  state(slug: string): Promise<StateBeds | null>
  /** A page of a state's homes; null for a state there is not. A page after the last one is the last one. */
  homes(slug: string, query: HomesQuery): Promise<HomesPage | null>
}

type KnownState = { id: string; name: string }

export const homesPerPage = 20
const freshMs = 1000
const reader = { kind: 'visitor', onlyReads: true } as const

export function createDirectory(parts: {
  transactions: Transactions
  clock: Clock
  /** The 51 states with their codes. */
  states: { options(): Promise<readonly KnownState[]> }
}): Directory {
  const { transactions, clock, states } = parts
  const counted = new Map<string, { at: number; beds: Promise<StateBeds> }>()

  const knownState = async (slug: string) => (await states.options()).find(({ name }) => stateSlug(name) === slug)

  async function count({ id, name }: KnownState, now: Date): Promise<StateBeds> {
    const counts = await transactions.run(reader, (tx) => countState(tx, id, agesAt(now)))
    return { slug: stateSlug(name), name, ...counts, measuredAt: now.toISOString() }
  }

  return {
    async state(slug) {
      const state = await knownState(slug)
      if (!state) return null
      const now = clock.now()
      const kept = counted.get(slug)
      if (kept && now.getTime() - kept.at < freshMs) return kept.beds
      const beds = count(state, now)
      counted.set(slug, { at: now.getTime(), beds })
      beds.catch(() => counted.delete(slug))
      return beds
    },
    async homes(slug, query) {
      const state = await knownState(slug)
      if (!state) return null
      const now = clock.now()
      const find = (page: number) =>
        transactions.run(reader, (tx) => findHomes(tx, wantedBy(query, state.id, page), agesAt(now)))
      const asked = Number(query.page || 1)
      const first = await find(asked)
      const pages = Math.max(1, Math.ceil(first.total / homesPerPage))
      // Homes may have left the list since the link to its last page was drawn.
      const page = Math.min(asked, pages)
      const found = page === asked ? first : await find(page)
      return { ...found, page, pages, measuredAt: now.toISOString() }
    },
  }
}

function wantedBy(query: HomesQuery, stateCode: string, page: number) {
  return {
    stateCode,
    search: query.q ?? '',
    town: query.town ?? '',
    audience: query.for || null,
    onlyOpen: query.open === '1',
    limit: homesPerPage,
    offset: (page - 1) * homesPerPage,
    homes: query.homes ? query.homes.split(',') : null,
  }
}

function agesAt(now: Date): Ages {
  const before = (ms: number) => new Date(now.getTime() - ms)
  return { withdrawnBefore: before(withdrawnAfterMs), staleBefore: before(staleAfterMs) }
}
