import { type SitePage, siteMap } from '#web/site-map.ts'

export type PageMatch = { row: SitePage; params: Record<string, string> }

/**
 * The site map in the order in which its rows are tried: one with fewer parameters comes first. Of
 * `/residences/asked/:secret` and `/residences/:state/:place`, the former is meant.
 */
export const matchedRows: readonly SitePage[] = siteMap.toSorted((one, other) => parameters(one) - parameters(other))
const patterns = matchedRows.map((row) => ({ row, names: row.path.split('/') }))

function parameters({ path }: SitePage): number {
  return path.split('/:').length
}

/** A path without the slash at its end, which names the same page. */
export function plainPath(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1')
}

/** The row of the site map that a path belongs to, and the values of its parameters; null where it has none. */
export function matchPage(pathname: string): PageMatch | null {
  const parts = plainPath(pathname).split('/')
  const fits = (name: string, part = '') => (name.startsWith(':') ? part !== '' : name === part)
  const match = patterns.find(
    ({ names }) => names.length === parts.length && names.every((name, at) => fits(name, parts[at])),
  )
  if (!match) return null
  const values = match.names.map((name, at) => [name, decode(parts[at] ?? '')] as const)
  const given = values.filter(([name]) => name.startsWith(':'))
  return { row: match.row, params: Object.fromEntries(given.map(([name, value]) => [name.slice(1), value])) }
}

/** What cannot be decoded is taken as it is written: it names nothing we have. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
