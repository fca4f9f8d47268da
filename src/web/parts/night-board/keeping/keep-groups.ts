import type { BoardGroup } from '#contract/desk/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { withGroup } from '#web/parts/night-board/beside/board-numbers.ts'
import { answersCache } from '#web/plumbing/kept/kept-board.ts'

const address = '/api/my-residences'
export const changedAtHeader = 'X-Changed-At'

/**
 * Puts what was just answered into the houses that this device keeps (`useKeptBoard`), so that they have it without a network
 * too. They are no newer by it: when they were read stays as it is.
 */
export function keepGroups(groups: readonly BoardGroup[]): Promise<void> {
  turn = turn.then(() => keepNow(groups))
  return turn
}

/** One after the other: two answers at once would each write over what the other one kept. */
let turn: Promise<void> = Promise.resolve()

async function keepNow(groups: readonly BoardGroup[]): Promise<void> {
  try {
    if (!(await caches.has(answersCache))) return
    const cache = await caches.open(answersCache)
    const kept = await cache.match(address, { ignoreVary: true })
    if (!kept) return
    const houses: MyResidence[] = await kept.json()
    const headers = new Headers(kept.headers)
    headers.set(changedAtHeader, new Date().toISOString())
    await cache.put(address, Response.json(groups.reduce(withGroup, houses), { headers }))
  } catch {
    // Storage may be forbidden or full: then the last answer stays.
  }
}

/** When the kept houses were read or, after that, changed on this device; null where there are none. */
export async function keptChangedAt(): Promise<string | null> {
  try {
    if (!(await caches.has(answersCache))) return null
    const kept = await (await caches.open(answersCache)).match(address, { ignoreVary: true })
    return kept?.headers.get(changedAtHeader) ?? kept?.headers.get('X-Kept-At') ?? null
  } catch {
    return null
  }
}
