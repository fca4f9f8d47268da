const known = ['kind', 'network', 'person', 'organization', 'span', 'from', 'to', 'cursor'] as const
type Asked = (typeof known)[number]

/** The parameters we know that have a value: a form without script sends the empty ones too. */
export function askedOf(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(known.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])))
}

/** The list with something changed of what is asked; from its start, unless a page of it is named. */
export function listAddress(asked: URLSearchParams, changed: Partial<Record<Asked, string | null>> = {}): string {
  const query = new URLSearchParams(asked)
  query.delete('cursor')
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  return query.size > 0 ? `/staff/security?${query}` : '/staff/security'
}
