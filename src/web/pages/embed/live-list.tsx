import type { ComponentProps } from 'react'
import type { HomesPage } from '#contract/directory.ts'
import type { HomesFilter } from '#domain/homes-filter.ts'
import { useNow } from '#web/parts/desk/use-now.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import { Counted } from './counted.tsx'
import { EmbedFrame } from './embed-frame.tsx'
import type { FramedWords } from './frame-words.ts'
import { HomesList } from './homes-list.tsx'
import { listAddress, type StateList } from './list-address.ts'
import { PageLinks } from './page-links.tsx'
import { PrintedLine } from './printed-line.tsx'
import { useLiveHomes } from './use-live-homes.ts'

type LiveListProps = {
  frame: Omit<ComponentProps<typeof EmbedFrame>, 'count' | 'children'>
  list: StateList & { filter: HomesFilter; drawn: HomesPage }
  words: FramedWords
  /** Its address asks for a page after the last. */
  isPastTheEnd: boolean
  /** Another list is on its way. */
  isAsking: boolean
}

/** A list that follows its homes while it is seen. */
export function LiveList({ frame, list, words, isPastTheEnd, isAsking }: LiveListProps) {
  const { filter, drawn } = list
  const { own, common } = words
  const live = useLiveHomes(frame.element, list, common)
  const now = useNow(new Date(drawn.measuredAt))
  const addressOf = (page: number) => listAddress(list, filter, page)
  return (
    <EmbedFrame {...frame} count={<Counted homes={live.latest} words={own.counted} />}>
      <p className="vh" role="status">
        {live.said}
      </p>
      {isPastTheEnd && <Notice className="embed-note">{own.pastTheEnd(drawn.pages)}</Notice>}
      <div aria-busy={isAsking} className="embed-list">
        <HomesList drawn={drawn.items} live={live} now={now} here={addressOf(drawn.page)} words={words} />
      </div>
      <PrintedLine list={list} words={own.printed} />
      <PageLinks page={drawn.page} pages={drawn.pages} addressOf={addressOf} words={own.pages} />
    </EmbedFrame>
  )
}
