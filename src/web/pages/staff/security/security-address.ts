const known = ['kind', 'network', 'person', 'organization', 'span', 'from', 'to', 'cursor'] as const
type SecurityParameter = (typeof known)[number]

export function readAsked(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(known.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])))
}

export function listAddress(
  asked: URLSearchParams,
  changed: Partial<Record<SecurityParameter, string | null>> = {},
): string {
  const query = new URLSearchParams(asked)
  query.delete('cursor')
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  return query.size > 0 ? `/staff/security?${query}` : '/staff/security'
}
