export type AskedPairs = { of?: string | undefined; q: string; page: number }

export function readAskedPairs(query: URLSearchParams): AskedPairs {
  const page = Number(/^[1-9]\d{0,5}$/.exec(query.get('page') ?? '')?.[0] ?? 1)
  return { of: query.get('of') ?? undefined, q: query.get('q') ?? '', page }
}
