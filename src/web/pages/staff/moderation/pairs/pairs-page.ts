import type { Json } from '#domain/links/json.ts'
import { isOfficer } from '#domain/people/desk-powers.ts'
import { type DeskPage, defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import type { Visit } from '#web/plumbing/page.ts'

/** One page at two addresses: the staff's, of every state, and an affiliate's, of its own. */
export function definePairsPage<Read extends Json>(parts: Omit<DeskPage<Read>, 'mayEnter'>) {
  return defineDeskPage<Read>({
    ...parts,
    mayEnter: (person) => person.organization?.kind === 'alliance' || isOfficer(person),
    leadsTo: leadToOwnDesk,
  })
}

function leadToOwnDesk({ user, path, query, refused }: Visit): string | null {
  const kind = user?.organization?.kind
  const [from, to] = kind === 'alliance' ? ['/affiliate/', '/staff/'] : ['/staff/', '/affiliate/']
  // A refused form is answered on its own page.
  if (refused !== null) return null
  if ((kind !== 'alliance' && kind !== 'affiliate') || !path.startsWith(from)) return null
  return `${to}${path.slice(from.length)}${query.size > 0 ? `?${query}` : ''}`
}
