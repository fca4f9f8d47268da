import type { Json } from '#domain/links/json.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import type { RefusedWords } from '#web/parts/desk/page/refused-words.ts'
import type { IslandComponent } from '#web/plumbing/island.tsx'
import type { Page, Visit } from '#web/plumbing/page.ts'

type StaffPage<Read> = {
  words: { title: string; description: string }
  refusedWords: RefusedWords
  read: (visit: Visit) => Promise<Read>
  act?: Page<unknown>['act']
  screen: IslandComponent<DeskScreenProps<Read>>
}

export function defineStaffPage<Read extends Json>({
  words: { title, description },
  refusedWords,
  read,
  act,
  screen,
}: StaffPage<Read>) {
  return defineDeskPage<Read>({
    title,
    description,
    read,
    screen,
    ...(act && { act }),
    mayEnter: ({ organization }) => organization?.kind === 'alliance',
    refusedWords,
  })
}
