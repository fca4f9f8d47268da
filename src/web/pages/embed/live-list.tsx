import type { ComponentProps } from 'react'
import type { HomesPage } from '#contract/directory.ts'
import { type HomesFilter, homesSearch } from '#domain/homes-filter.ts'
import { useNow } from '#web/parts/desk/use-now.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import { Counted } from './counted.tsx'
import { EmbedFrame } from './embed-frame.tsx'
import { HomesList } from './homes-list.tsx'
import { PageLinks } from './page-links.tsx'
import { PrintedLine } from './printed-line.tsx'
import { useLiveHomes } from './use-live-homes.ts'

type LiveListProps = {
  frame: Omit<ComponentProps<typeof EmbedFrame>, 'count' | 'children'>
  list: { slug: string; path: string; filter: HomesFilter; drawn: HomesPage }
  words: { gone: string; sample: string; pastTheEnd: { many: string; one: string } }
  /** Its address asks for a page after the last. */
  isPastTheEnd: boolean
  /** Another list is on its way. */
  isAsking: boolean
}

/** A list that follows its homes while it is seen. */
export function LiveList({ frame, list, words, isPastTheEnd, isAsking }: LiveListProps) {
  const { path, filter, drawn } = list
  const live = useLiveHomes(frame.element, list)
  const now = useNow(new Date(drawn.measuredAt))
  const addressOf = (page: number) => path + homesSearch(filter, page === 1 ? {} : { page: String(page) })
  return (
    <EmbedFrame {...frame} count={<Counted homes={live.latest} />}>
      <p className="vh" role="status">
        {live.said}
      </p>
      {isPastTheEnd && (
        <Notice className="embed-note">
          {drawn.pages === 1 ? words.pastTheEnd.one : words.pastTheEnd.many.replace('{pages}', String(drawn.pages))}
        </Notice>
      )}
      <div aria-busy={isAsking} className="embed-list">
        <HomesList drawn={drawn.items} live={live} now={now} here={addressOf(drawn.page)} words={words} />
      </div>
      <PrintedLine />
      <PageLinks page={drawn.page} pages={drawn.pages} addressOf={addressOf} />
    </EmbedFrame>
  )
}
