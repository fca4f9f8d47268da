import { historyWords } from '#content/desk/team/team.ts'
import type { HistoryPage } from '#contract/desk/desk-history.ts'
import { historyKinds } from '#domain/history/history-kinds.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { Entry } from './history-entry.tsx'
import { HistoryFilter } from './history-filter.tsx'
import { keepKnown } from './known-params.ts'

const words = historyWords
const kinds = Object.entries(historyKinds).map(([value, kind]) => ({ value, words: kind.words }))

export default function HistoryScreen(given: DeskScreenProps<HistoryPage>) {
  return (
    <FramedScreen of={given} title={words.title} here="/workspace/history">
      {(found, { query }) => <Changes found={found} search={query} />}
    </FramedScreen>
  )
}

function Changes({ found, search }: { found: HistoryPage; search: URLSearchParams }) {
  const filter = keepKnown(search, ['of', 'who', 'house', 'person', 'kind', 'from', 'to'])
  const file = `/api/desk/history.csv${filter.size > 0 ? `?${filter}` : ''}`
  return (
    <>
      <DeskHead title={words.title} lead={found.isOfAll ? words.leadOfAll : words.lead} />
      <HistoryFilter key={String(filter)} found={found} kinds={kinds} chosen={search} words={words} />
      {found.entries.length === 0 ? (
        <EmptyState mark="window" title={words.empty.title}>
          <p className="ink-2">{filter.size > 0 ? words.empty.filtered : words.empty.text}</p>
        </EmptyState>
      ) : (
        <ol className="ruled line-above line-below">
          {found.entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} nobody={words.nobody} />
            </li>
          ))}
        </ol>
      )}
      {(search.has('before') || found.next !== null) && (
        <nav className="row gap-4 mt-5 mb-4" aria-label="Pages">
          {search.has('before') && (
            <SiteLink className="tap" to={buildHistoryAddress(filter)}>
              {words.start}
            </SiteLink>
          )}
          {found.next !== null && (
            <ButtonLink to={buildHistoryAddress(filter, found.next)} icon="arrow">
              {words.older}
            </ButtonLink>
          )}
        </nav>
      )}
      <p className="row gap-2">
        <ButtonLink to={file} icon="download" small>
          {words.file}
        </ButtonLink>
        <span className="small ink-2">{words.fileNote}</span>
      </p>
    </>
  )
}

function buildHistoryAddress(filter: URLSearchParams, before?: string): string {
  const query = new URLSearchParams(filter)
  if (before !== undefined) query.set('before', before)
  return query.size > 0 ? `/workspace/history?${query}` : '/workspace/history'
}
