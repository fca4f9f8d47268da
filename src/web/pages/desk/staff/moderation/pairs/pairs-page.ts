import type { Json } from '#domain/links/json.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import type { RefusedWords } from '#web/parts/desk/page/refused-words.ts'
import type { IslandComponent } from '#web/plumbing/island.tsx'
import type { Page, Visit } from '#web/plumbing/page.ts'

type PairsPage<Read> = {
  words: { title: string; description: string; refused: RefusedWords }
  read: (visit: Visit) => Promise<Read>
  act?: Page<unknown>['act']
  screen: IslandComponent<DeskScreenProps<Read>>
}

/** One page at two addresses: the staff's, of every state, and an affiliate's, of its own. */
export function definePairsPage<Read extends Json>({ words, read, act, screen }: PairsPage<Read>) {
  const { title, description, refused } = words
  return defineDeskPage<Read>({
    title,
    description,
    read,
    screen,
    ...(act && { act }),
    mayEnter: (person) => person.organization?.kind === 'alliance' || mayAtDesk(person, 'claims', ['affiliate']),
    refusedWords: refused,
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
