import type { BoardGroup } from '#contract/beds/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { withGroup } from '#web/parts/night-board/summary/board-numbers.ts'
import { answersCache, boardReadPath } from '#web/plumbing/stored/stored-board.ts'

const allResidences = '/api/my-residences'
export const changedAtHeader = 'X-Changed-At'

/** Where a board's houses are read; `page` is the query of a board in pages. */
function readAddress(page: string | null): string {
  if (page === null) return allResidences
  return page === '' ? boardReadPath : `${boardReadPath}?${page}`
}

export function storeGroups(groups: readonly BoardGroup[], page: string | null = null): Promise<void> {
  turn = turn.then(() => keepNow(groups, readAddress(page)))
  return turn
}

/** One after the other: two updates at once would overwrite each other. */
let turn: Promise<void> = Promise.resolve()

async function keepNow(groups: readonly BoardGroup[], address: string): Promise<void> {
  try {
    if (!(await caches.has(answersCache))) return
    const cache = await caches.open(answersCache)
    const kept = await cache.match(address, { ignoreVary: true })
    if (!kept) return
    const body: MyResidence[] | { residences: MyResidence[] } = await kept.json()
    const headers = new Headers(kept.headers)
    headers.set(changedAtHeader, new Date().toISOString())
    const withAll = (residences: MyResidence[]) => groups.reduce(withGroup, residences)
    const now = Array.isArray(body) ? withAll(body) : { ...body, residences: withAll(body.residences) }
    await cache.put(address, Response.json(now, { headers }))
  } catch {
    // Storage may be forbidden or full: then the last answer stays.
  }
}

export async function readStoredChangedAt(page: string | null = null): Promise<string | null> {
  try {
    if (!(await caches.has(answersCache))) return null
    const kept = await (await caches.open(answersCache)).match(readAddress(page), { ignoreVary: true })
    return kept?.headers.get(changedAtHeader) ?? kept?.headers.get('X-Kept-At') ?? null
  } catch {
    return null
  }
}
