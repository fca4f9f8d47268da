import { historyWords } from '#content/team/team.ts'
import type { HistoryPage } from '#contract/history/desk-history.ts'
import { historyKinds } from '#domain/history/history-kinds.ts'
import { InputField, SelectField } from '#web/parts/desk/form/form-fields.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { Entry } from './history-entry.tsx'
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
      <HistoryFilter key={String(filter)} found={found} chosen={search} />
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

/** A GET form to the page's own address, so it works without script and can be bookmarked. */
function HistoryFilter({ found, chosen }: { found: HistoryPage; chosen: URLSearchParams }) {
  const listOptions = (list: HistoryPage['residences']) =>
    list.map(({ id, name }) => ({ value: id, words: name || id }))
  const fields = [
    { name: 'house', options: listOptions(found.residences) },
    { name: 'person', options: listOptions(found.people) },
    { name: 'kind', options: kinds },
  ] as const
  const shown = fields.filter(({ name, options }) => !found.isOfAll || name === 'kind' || options.length > 0)
  return (
    <form method="get" action="/workspace/history" className="filter row align-end mb-5" data-held="">
      {found.isOfAll && (
        <>
          <InputField name="of" label={words.of} type="search" maxLength={100} start={chosen.get('of') ?? ''} />
          <InputField name="who" label={words.who} type="search" maxLength={100} start={chosen.get('who') ?? ''} />
        </>
      )}
      {shown.map(({ name, options }) => (
        <SelectField
          key={name}
          name={name}
          label={words[name]}
          options={options}
          placeholder={words.all[name]}
          start={chosen.get(name) ?? ''}
        />
      ))}
      {(['from', 'to'] as const).map((name) => (
        <InputField key={name} name={name} label={words[name]} type="date" start={chosen.get(name) ?? ''} />
      ))}
      <Button type="submit" icon="filter">
        {words.show}
      </Button>
    </form>
  )
}

function buildHistoryAddress(filter: URLSearchParams, before?: string): string {
  const query = new URLSearchParams(filter)
  if (before !== undefined) query.set('before', before)
  return query.size > 0 ? `/workspace/history?${query}` : '/workspace/history'
}
