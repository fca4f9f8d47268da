import type { ComponentProps } from 'react'
import { isEmptyFilter, type ResidencesFilter } from '#domain/search/residences-filter.ts'
import { Counted } from '#web/pages/directory/embed/counted.tsx'
import { EmbedFrame } from '#web/pages/directory/embed/embed-frame.tsx'
import type { FramedWords } from '#web/pages/directory/embed/frame-words.ts'
import type { ResidencesAnswer } from '#web/pages/directory/embed/residences.query.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import { listAddress, type StateList } from './list-address.ts'
import { PageLinks } from './page-links.tsx'
import { PresetLine } from './preset-line.tsx'
import { ResidencesFilterForm } from './residences-filter.tsx'
import { ResidencesList } from './residences-list.tsx'
import { AnsweredOtherwise, FailedList } from './states-of-list.tsx'

type WholeListProps = {
  frame: Omit<ComponentProps<typeof EmbedFrame>, 'count' | 'filter' | 'found' | 'children'>
  list: StateList & { state: string; filter: ResidencesFilter }
  code: string
  answer: ResidencesAnswer
  words: FramedWords
  isPastTheEnd: boolean
}

export function WholeList({ frame, list, code, answer, words, isPastTheEnd }: WholeListProps) {
  const { filter } = list
  const { own } = words
  const residences = answer.kind === 'read' ? answer.residences : null
  const towns = residences?.towns ?? []
  const buildAddress = (page: number) => listAddress(list, filter, page)
  const { title, again } = own.failed
  return (
    <EmbedFrame
      {...frame}
      count={
        residences !== null && residences.items.length > 0 && <Counted residences={residences} words={own.counted} />
      }
      filter={towns.length > 0 && <ResidencesFilterForm list={list} filter={filter} towns={towns} words={words} />}
      found={residences === null ? '' : describeFound(residences, own)}
    >
      {residences === null || residences.items.length === 0 ? (
        <AnsweredOtherwise answer={answer} list={list} words={own} isAll={isEmptyFilter(filter)} />
      ) : (
        <>
          <PresetLine list={list} words={words} />
          {isPastTheEnd && <Notice className="embed-note">{own.pastTheEnd(residences.pages)}</Notice>}
          <div aria-busy={false} className="embed-list">
            <ResidencesList residences={residences} code={code} here={buildAddress(residences.page)} words={words} />
          </div>
          <p className="print-only small embed-printed" data-words={own.printed} data-address={listAddress(list)} />
          <PageLinks page={residences.page} pages={residences.pages} addressOf={buildAddress} words={own.pages} />
        </>
      )}
      <template className="embed-failed">
        <FailedList
          title={title}
          failure={{ kind: 'failed', status: null, message: '', fields: {} }}
          words={own.problems}
          again={{ words: again, to: buildAddress(1) }}
        />
      </template>
    </EmbedFrame>
  )
}

function describeFound(
  { total, page, pages }: { total: number; page: number; pages: number },
  own: FramedWords['own'],
) {
  return own.found(total) + (pages > 1 ? ` ${own.pages.here(page, pages)}.` : '')
}
