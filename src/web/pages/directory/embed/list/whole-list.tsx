import type { ComponentProps } from 'react'
import { asksNothing, type HomesFilter } from '#domain/search/homes-filter.ts'
import { Counted } from '#web/pages/directory/embed/counted.tsx'
import { EmbedFrame } from '#web/pages/directory/embed/embed-frame.tsx'
import type { FramedWords } from '#web/pages/directory/embed/frame-words.ts'
import type { HomesAnswer } from '#web/pages/directory/embed/homes.query.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import { HomesFilterForm } from './homes-filter.tsx'
import { HomesList } from './homes-list.tsx'
import { listAddress, type StateList } from './list-address.ts'
import { PageLinks } from './page-links.tsx'
import { PresetLine } from './preset-line.tsx'
import { AnsweredOtherwise, FailedList } from './states-of-list.tsx'

type WholeListProps = {
  frame: Omit<ComponentProps<typeof EmbedFrame>, 'count' | 'filter' | 'found' | 'children'>
  list: StateList & { state: string; filter: HomesFilter }
  code: string
  answer: HomesAnswer
  words: FramedWords
  isPastTheEnd: boolean
}

export function WholeList({ frame, list, code, answer, words, isPastTheEnd }: WholeListProps) {
  const { filter } = list
  const { own } = words
  const homes = answer.kind === 'read' ? answer.homes : null
  const towns = homes?.towns ?? []
  const addressOf = (page: number) => listAddress(list, filter, page)
  const { title, again } = own.failed
  return (
    <EmbedFrame
      {...frame}
      count={homes !== null && homes.items.length > 0 && <Counted homes={homes} words={own.counted} />}
      filter={towns.length > 0 && <HomesFilterForm list={list} filter={filter} towns={towns} words={words} />}
      found={homes === null ? '' : foundWords(homes, own)}
    >
      {homes === null || homes.items.length === 0 ? (
        <AnsweredOtherwise answer={answer} list={list} words={own} isAll={asksNothing(filter)} />
      ) : (
        <>
          <PresetLine list={list} words={words} />
          {isPastTheEnd && <Notice className="embed-note">{own.pastTheEnd(homes.pages)}</Notice>}
          <div aria-busy={false} className="embed-list">
            <HomesList homes={homes} code={code} here={addressOf(homes.page)} words={words} />
          </div>
          <p className="print-only small embed-printed" data-words={own.printed} data-address={listAddress(list)} />
          <PageLinks page={homes.page} pages={homes.pages} addressOf={addressOf} words={own.pages} />
        </>
      )}
      <template className="embed-failed">
        <FailedList
          title={title}
          failure={{ kind: 'failed', status: null, message: '', fields: {} }}
          words={own.problems}
          again={{ words: again, to: addressOf(1) }}
        />
      </template>
    </EmbedFrame>
  )
}

function foundWords({ total, page, pages }: { total: number; page: number; pages: number }, own: FramedWords['own']) {
  return own.found(total) + (pages > 1 ? ` ${own.pages.here(page, pages)}.` : '')
}
