import type { BoardGroup } from '#contract/desk/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { withGroup } from '#web/parts/night-board/summary/board-numbers.ts'
import { answersCache } from '#web/plumbing/stored/stored-board.ts'

const address = '/api/my-residences'
export const changedAtHeader = 'X-Changed-At'

export function storeGroups(groups: readonly BoardGroup[]): Promise<void> {
  turn = turn.then(() => keepNow(groups))
  return turn
}

/** One after the other: two updates at once would overwrite each other. */
let turn: Promise<void> = Promise.resolve()

async function keepNow(groups: readonly BoardGroup[]): Promise<void> {
  try {
    if (!(await caches.has(answersCache))) return
    const cache = await caches.open(answersCache)
    const kept = await cache.match(address, { ignoreVary: true })
    if (!kept) return
    const residences: MyResidence[] = await kept.json()
    const headers = new Headers(kept.headers)
    headers.set(changedAtHeader, new Date().toISOString())
    await cache.put(address, Response.json(groups.reduce(withGroup, residences), { headers }))
  } catch {
    // Storage may be forbidden or full: then the last answer stays.
  }
}

export async function readStoredChangedAt(): Promise<string | null> {
  try {
    if (!(await caches.has(answersCache))) return null
    const kept = await (await caches.open(answersCache)).match(address, { ignoreVary: true })
    return kept?.headers.get(changedAtHeader) ?? kept?.headers.get('X-Kept-At') ?? null
  } catch {
    return null
  }
}
