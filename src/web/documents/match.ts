import { type SitePage, siteMap } from '#web/site-map.ts'

export type PageMatch = { row: SitePage; params: Record<string, string> }

/**
 * The site map in the order in which its rows are tried: one with fewer parameters comes first. Of
 * `/residences/asked/:secret` and `/residences/:state/:place`, the former is meant.
 */
export const matchedRows: readonly { row: SitePage; pattern: RegExp }[] = siteMap
  .toSorted((one, other) => parameters(one) - parameters(other))
  .map((row) => ({ row, pattern: patternOf(row.path) }))

function parameters({ path }: SitePage): number {
  return path.split('/:').length
}

/** `/residences/:slug` as an expression whose named groups are the parameters. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : part))
  return new RegExp(`^${parts.join('/')}$`)
}

/** A path without the slash at its end, which names the same page. */
export function plainPath(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1')
}

/** The row of the site map that a path belongs to, and the values of its parameters; null where it has none. */
export function matchPage(pathname: string): PageMatch | null {
  const path = plainPath(pathname)
  for (const { row, pattern } of matchedRows) {
    const match = pattern.exec(path)
    if (match) return { row, params: decodeAll(match.groups ?? {}) }
  }
  return null
}

function decodeAll(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decoded(value)]))
}

/** What cannot be decoded is taken as it is written: it names nothing we have. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
