import type { SignedInUser } from '#contract/auth/auth.ts'
import type { Json } from '#domain/links/json.ts'
import { Island, type IslandComponent } from '#web/plumbing/island.tsx'
import { definePage, type Page, type PageProps, redirectTo, type Visit } from '#web/plumbing/page.ts'
import type { TakesFiles } from '#web/plumbing/request-context.ts'
import type { DeskScreenProps } from './desk-screen.tsx'
import { type DeskAnswer, readVisit } from './read-visit.ts'
import type { RefusedWords } from './refused-words.ts'

export type DeskPage<Read> = {
  words: { title: string; description: string; refused?: RefusedWords }
  /** In place of the title of `words`, where it depends on the page. */
  title?: (page: PageProps<DeskAnswer<Read>>) => string
  mayEnter: (person: SignedInUser) => boolean
  refusedWords?: RefusedWords
  leadsTo?: (visit: Visit) => string | null
  read: (visit: Visit) => Promise<Read>
  act?: Page<unknown>['act']
  takesFiles?: Omit<TakesFiles, 'from'>
  screen: Screen<Read> | { few: Screen<Read>; of: (read: Read) => Screen<Read> }
}

type Screen<Read> = IslandComponent<DeskScreenProps<Read>>

export function defineDeskPage<Read extends Json>(parts: DeskPage<Read>): Page<DeskAnswer<Read>> {
  const { words, title = () => words.title, mayEnter, leadsTo, read, act, takesFiles, screen } = parts
  const { refusedWords = words.refused } = parts
  return definePage<DeskAnswer<Read>>({
    frame: 'desk',
    answersScripts: true,
    ...(act && { act }),
    ...(takesFiles && { takesFiles: { ...takesFiles, from: mayEnter } }),
    load(visit) {
      const elsewhere = leadsTo?.(visit) ?? null
      return elsewhere === null ? readVisit(mayEnter, visit, read, refusedWords) : redirectTo(elsewhere)
    },
    head(page) {
      const shown = page.data.kind === 'refused' ? page.data.words.title : title(page)
      return { title: shown, description: words.description, path: null }
    },
    show({ data: answer, visit: { user = null, path, query, refused } }) {
      const shown = typeof screen === 'function' ? screen : answer.kind === 'read' ? screen.of(answer.read) : screen.few
      return <Island of={shown} hydrate="idle" props={{ answer, refused, user, path, query: query.toString() }} />
    },
  })
}
