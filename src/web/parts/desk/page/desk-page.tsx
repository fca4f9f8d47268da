import type { SignedInUser } from '#contract/account/auth.ts'
import type { Json } from '#domain/links/json.ts'
import { headTags } from '#web/plumbing/head/page-head.ts'
import { Island, type IslandComponent } from '#web/plumbing/island.tsx'
import { definePage, type Page, type PageProps, redirectTo, type TakesFiles, type Visit } from '#web/plumbing/page.ts'
import type { DeskRoomProps } from './desk-room.tsx'
import { type DeskAnswer, readVisit } from './read-visit.ts'

type DeskPage<Read> = {
  title: string | ((page: PageProps<DeskAnswer<Read>>) => string)
  description: string
  mayEnter: (person: SignedInUser) => boolean
  /** Where this visit is led instead, if anywhere. */
  leadsTo?: (visit: Visit) => string | null
  read: (visit: Visit) => Promise<Read>
  act?: Page<unknown>['act']
  takesFiles?: Omit<TakesFiles, 'from'>
  /** The island `<name>-room.island.tsx`, which shows a `DeskRoom`. */
  room: IslandComponent<DeskRoomProps<Read>>
}

/** A page for people who signed in: all of it is one island, which reads it anew at the page's own address. */
export function defineDeskPage<Read extends Json>(parts: DeskPage<Read>): Page<DeskAnswer<Read>> {
  const { title, description, mayEnter, leadsTo, read, act, takesFiles, room } = parts
  return definePage<DeskAnswer<Read>>({
    answersScripts: true,
    ...(act && { act }),
    ...(takesFiles && { takesFiles: { ...takesFiles, from: mayEnter } }),
    load(visit) {
      const elsewhere = leadsTo?.(visit) ?? null
      return elsewhere === null ? readVisit(mayEnter, visit, read) : redirectTo(elsewhere)
    },
    head(page) {
      const words = typeof title === 'string' ? title : title(page)
      return headTags({ title: words, description, path: null }, page.visit.site)
    },
    show({ data: answer, visit: { user = null, path, query, refused } }) {
      return <Island of={room} wakes="idle" props={{ answer, refused, user, path, query: query.toString() }} />
    },
  })
}
