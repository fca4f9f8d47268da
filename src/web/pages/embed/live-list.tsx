import { type ComponentProps, useState } from 'react'
import type { HomesPage } from '#contract/directory.ts'
import { asksNothing, type HomesFilter, homesSearch } from '#domain/homes-filter.ts'
import { useNow } from '#web/parts/desk/use-now.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import { Counted } from './counted.tsx'
import { EmbedFrame } from './embed-frame.tsx'
import type { FramedWords } from './frame-words.ts'
import type { HomesAnswer } from './homes.query.ts'
import { HomesFilterForm } from './homes-filter.tsx'
import { HomesList } from './homes-list.tsx'
import { listAddress, type StateList } from './list-address.ts'
import { PageLinks } from './page-links.tsx'
import { PresetLine } from './preset-line.tsx'
import { PrintedLine } from './printed-line.tsx'
import { AnsweredOtherwise } from './states-of-list.tsx'
import { useLiveHomes } from './use-live-homes.ts'

type LiveListProps = {
  frame: Omit<ComponentProps<typeof EmbedFrame>, 'count' | 'filter' | 'children'>
  list: StateList & { state: string; filter: HomesFilter }
  answer: HomesAnswer
  words: FramedWords
  /** Its address asks for a page after the last. */
  isPastTheEnd: boolean
  /** Another list is on its way. */
  isAsking: boolean
}

/** What is followed while there is no list. */
const nothing: HomesPage = {
  ...{ items: [], total: 0, page: 1, pages: 1, towns: [], openBeds: 0, bedsToConfirm: 0 },
  measuredAt: new Date(0).toISOString(),
}

/**
 * A list that follows its homes while it is seen. Its frame, its form and what reads it out stay the same pieces whatever
 * is found: whoever types keeps the field, and the page around hears of every height.
 */
export function LiveList({ frame, list, answer, words, isPastTheEnd, isAsking }: LiveListProps) {
  const { filter } = list
  const { own, common } = words
  const homes = answer.kind === 'read' ? answer.homes : null
  const drawn = homes ?? nothing
  const live = useLiveHomes(frame.element, { ...list, drawn }, common)
  const now = useNow(new Date(drawn.measuredAt))
  const towns = useTowns(homes)
  const addressOf = (page: number) => listAddress(list, filter, page)
  const found = useFound(homes, own)
  const isFound = drawn.items.length > 0
  return (
    <EmbedFrame
      {...frame}
      count={isFound && <Counted homes={live.latest} words={own.counted} />}
      filter={towns.length > 0 && <HomesFilterForm list={list} filter={filter} towns={towns} words={words} />}
    >
      <p className="vh" role="status">
        {/* A new key is a new text: the same words are said again after another question. */}
        <span key={homesSearch(filter, { page: String(drawn.page) })}>{live.said || found}</span>
      </p>
      {!isFound && <AnsweredOtherwise answer={answer} list={list} words={own} isAll={asksNothing(filter)} />}
      {isFound && (
        <>
          <PresetLine list={list} words={words} />
          {isPastTheEnd && <Notice className="embed-note">{own.pastTheEnd(drawn.pages)}</Notice>}
          <div aria-busy={isAsking} className="embed-list">
            <HomesList drawn={drawn.items} live={live} now={now} here={addressOf(drawn.page)} words={words} />
          </div>
          <PrintedLine list={list} words={own.printed} />
          <PageLinks page={drawn.page} pages={drawn.pages} addressOf={addressOf} words={own.pages} />
        </>
      )}
    </EmbedFrame>
  )
}

/** The towns of the last list there was: a list that did not come takes nobody's form away. */
function useTowns(homes: HomesPage | null): HomesPage['towns'] {
  const [known, setKnown] = useState(homes?.towns ?? [])
  if (homes !== null && homes.towns !== known) setKnown(homes.towns)
  return homes?.towns ?? known
}

/** How many homes fit what was asked since the page came; nothing of the list it came with. */
function useFound(homes: HomesPage | null, { found, pages }: FramedWords['own']): string {
  const [first] = useState(homes)
  if (homes === null || homes === first) return ''
  const place = homes.pages > 1 ? ` ${pages.here(homes.page, homes.pages)}.` : ''
  return found(homes.total) + place
}
