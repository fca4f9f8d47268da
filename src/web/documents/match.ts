import { TrieRouter } from 'hono/router/trie-router'
import { type SitePage, siteMap } from '#web/site-map.ts'

export type PageMatch = { row: SitePage; params: Record<string, string> }

/** Fewer parameters come first: `/residences/asked/:secret` before `/residences/:state/:place`. */
export const matchedRows: readonly SitePage[] = siteMap.toSorted((one, other) => countParts(one) - countParts(other))
const router = new TrieRouter<SitePage>()
for (const row of matchedRows) router.add('GET', row.path, row)

function countParts({ path }: SitePage): number {
  return path.split('/:').length
}

export function toPlainPath(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1')
}

export function matchPage(pathname: string): PageMatch | null {
  const [[found]] = router.match('GET', toPlainPath(pathname))
  if (!found) return null
  const params = Object.entries(found[1]).map(([name, value]) => [name, decode(value)])
  return { row: found[0], params: Object.fromEntries(params) }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
