import type { ComponentProps } from 'react'
import type { ListWords } from '#content/search/lists/list.en.ts'
import type { ResidencesPage } from '#contract/states/directory.ts'
import { medicines } from '#domain/residence/needs.ts'
import { isEmptyFilter, noResidencesFilter, type ResidencesFilter } from '#domain/search/residences-filter.ts'
import { defaultRadius } from '#domain/search/search-request.ts'
import { EmbedFrame } from '#web/pages/states/embed/embed-frame.tsx'
import type { FramedWords } from '#web/pages/states/embed/frame-words.ts'
import type { ResidencesAnswer } from '#web/pages/states/embed/residences.query.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import { listAddress, type StateList } from './list-address.ts'
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
          <PageLinks residences={residences} addressOf={buildAddress} words={own.pages} />
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

function describeFound({ total, page, pages }: ResidencesPage, own: ListWords) {
  return own.found(total) + (pages > 1 ? ` ${own.pages.here(page, pages)}.` : '')
}

type CountedProps = { residences: ResidencesPage; words: ListWords['counted'] }

/** Stale numbers are named apart; the time is in the reader's time zone. */
function Counted({ residences: { openBeds, bedsToConfirm, measuredAt }, words }: CountedProps) {
  return (
    <p className="embed-count tabular">
      <b>{words.open(openBeds - bedsToConfirm)}</b>
      {bedsToConfirm > 0 && <span className="embed-confirm">, {words.toConfirm(bedsToConfirm)}</span>}
      <span className="embed-hour" data-at={measuredAt} />
    </p>
  )
}

function PresetLine({ list, words: { own, common } }: Pick<WholeListProps, 'list' | 'words'>) {
  const { preset } = list.filter
  const phrases = [
    ...(preset.near === '' ? [] : [own.preset.near(preset.near, Number(preset.radius || defaultRadius))]),
    ...(preset.fee_max === '' ? [] : [own.preset.cash(Number(preset.fee_max))]),
    ...medicines.filter((medicine) => preset[medicine] !== '').map((medicine) => common.needs[medicine].yes),
  ]
  if (phrases.length === 0) return null
  const without = listAddress(list, { ...list.filter, preset: noResidencesFilter.preset })
  return (
    <p className="small embed-note">
      {own.preset.only(phrases)} {/* A plain link: the form must forget these too. */}
      <a className="no-print" href={without}>
        {own.preset.without}
      </a>
    </p>
  )
}

type PageLinksProps = { residences: ResidencesPage; addressOf: (page: number) => string; words: ListWords['pages'] }

function PageLinks({ residences: { page, pages }, addressOf, words }: PageLinksProps) {
  if (pages === 1) return null
  return (
    <nav className="embed-pages row mt-4" aria-label={words.label}>
      {page > 1 && (
        <a className="btn btn-line" href={addressOf(page - 1)} rel="prev">
          {words.one(page - 1)}
        </a>
      )}
      <span className="small">{words.here(page, pages)}</span>
      {page < pages && (
        <a className="btn btn-line" href={addressOf(page + 1)} rel="next">
          {words.one(page + 1)}
        </a>
      )}
    </nav>
  )
}
