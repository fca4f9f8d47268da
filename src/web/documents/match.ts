import { TrieRouter } from 'hono/router/trie-router'
import { type SitePage, siteMap } from '#web/site-map.ts'

export type PageMatch = { row: SitePage; params: Record<string, string> }

/**
 * The site map in the order in which its rows are tried: one with fewer parameters comes first. Of
 * `/residences/asked/:secret` and `/residences/:state/:place`, the former is meant.
 */
export const matchedRows: readonly SitePage[] = siteMap.toSorted((one, other) => parameters(one) - parameters(other))
const router = new TrieRouter<SitePage>()
for (const row of matchedRows) router.add('GET', row.path, row)

function parameters({ path }: SitePage): number {
  return path.split('/:').length
}

/** A path without the slash at its end, which names the same page. */
export function plainPath(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1')
}

/** The row of the site map that a path belongs to, and the values of its parameters; null where it has none. */
export function matchPage(pathname: string): PageMatch | null {
  const [[found]] = router.match('GET', plainPath(pathname))
  if (!found) return null
  const params = Object.entries(found[1]).map(([name, value]) => [name, decode(value)])
  return { row: found[0], params: Object.fromEntries(params) }
}

/** What cannot be decoded is taken as it is written: it names nothing we have. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
