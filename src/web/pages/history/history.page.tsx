import { useSearchParams } from 'react-router'
import { historyWords } from '#content/team.ts'
import type { HistoryPage } from '#contract/desk-history.ts'
import { historyKinds } from '#domain/history-words/change-words.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { everyDesk, readAtDesk } from '#web/parts/desk/read-for.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import type { Route } from './+types/history.page'
import { askHistory } from './history.query.ts'
import { Entry } from './history-entry.tsx'
import { HistoryFilter } from './history-filter.tsx'
import './history.css'

const words = historyWords
const kinds = Object.entries(historyKinds).map(([value, kind]) => ({ value, words: kind.words }))
const asked = ['house', 'person', 'kind', 'before'] as const

export function loader(given: Route.LoaderArgs) {
  return readAtDesk(
    'history',
    given,
    (inside, address) => askHistory(known(address.searchParams, asked), inside),
    everyDesk,
  )
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.title, description: words.description, path: null }, matches)
}

/** Every change, newest first, for the owner. */
export default function History({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame answer={loaderData} title={words.title} here="/workspace/history">
      {(found) => <Changes found={found} />}
    </DeskFrame>
  )
}

function Changes({ found }: { found: HistoryPage }) {
  const [search] = useSearchParams()
  const filter = known(search, ['house', 'person', 'kind'])
  const file = `/api/desk/history.csv${filter.size > 0 ? `?${filter}` : ''}`
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>{words.title}</h1>
          <p className="ink-2">{words.lead}</p>
        </div>
      </header>
      <HistoryFilter key={String(filter)} found={found} kinds={kinds} chosen={search} words={words} />
      {found.entries.length === 0 ? (
        <EmptyState mark="window" title={words.empty.title}>
          <p className="ink-2">{filter.size > 0 ? words.empty.filtered : words.empty.text}</p>
        </EmptyState>
      ) : (
        <ol className="changes">
          {found.entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} nobody={words.nobody} />
            </li>
          ))}
        </ol>
      )}
      {(search.has('before') || found.next !== null) && (
        <nav className="row history-ways" aria-label="Pages">
          {search.has('before') && <SiteLink to={address(filter)}>{words.start}</SiteLink>}
          {found.next !== null && (
            <ButtonLink to={address(filter, found.next)} icon="arrow">
              {words.older}
            </ButtonLink>
          )}
        </nav>
      )}
      <p className="row gap-2 history-file">
        <ButtonLink to={file} icon="download" small>
          {words.file}
        </ButtonLink>
        <span className="small ink-2">{words.fileNote}</span>
      </p>
    </>
  )
}

/** The parameters we know that have a value: a form without script sends the empty ones too. */
function known(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const chosen = names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : []))
  return new URLSearchParams(chosen)
}

function address(filter: URLSearchParams, before?: string): string {
  const query = new URLSearchParams(filter)
  if (before !== undefined) query.set('before', before)
  return query.size > 0 ? `/workspace/history?${query}` : '/workspace/history'
}
