import { staffWords } from '#content/staff/staff.ts'
import type { SecurityPage } from '#contract/auth/security-events.ts'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { listAddress, readAsked } from './security-address.ts'
import { SecurityCountsTable } from './security-counts.tsx'
import { SecurityFilter } from './security-filter.tsx'
import { SecurityLine } from './security-row.tsx'

const words = staffWords.security

export default function SecurityScreen(given: DeskScreenProps<SecurityPage>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/security">
      {(page, { query }) => <SecurityEvents page={page} asked={readAsked(query)} />}
    </StaffScreen>
  )
}

type SecurityEventsProps = { page: SecurityPage; asked: URLSearchParams }

export function SecurityEvents({ page, asked }: SecurityEventsProps) {
  const { rows, next, counts, only } = page
  const filter = new URLSearchParams(listAddress(asked).split('?')[1])
  return (
    <>
      <DeskHead title={words.title} lead={words.lead} />
      {counts.length > 0 && <SecurityCountsTable counts={counts} words={words} />}
      <section aria-labelledby="security-list" className="mt-6">
        <h2 id="security-list" className="mb-3">
          {words.filter.title}
        </h2>
        <SecurityFilter key={String(filter)} asked={filter} only={only} words={words} />
        {rows.length === 0 ? (
          <EmptyState mark="window" title={words.empty.title}>
            <p className="ink-2">{filter.size > 0 ? words.empty.filtered : words.empty.words}</p>
          </EmptyState>
        ) : (
          <ol className="ruled line-above line-below">
            {rows.map((row) => (
              <li key={row.id}>
                <SecurityLine row={row} asked={filter} words={words} />
              </li>
            ))}
          </ol>
        )}
      </section>
      {(asked.has('cursor') || next !== null) && (
        <nav className="row gap-4 mt-4" aria-label={words.pages}>
          {asked.has('cursor') && (
            <SiteLink className="tap bold" to={listAddress(filter)}>
              {words.start}
            </SiteLink>
          )}
          {next !== null && (
            <ButtonLink to={listAddress(filter, { cursor: next })} icon="arrow">
              {words.older}
            </ButtonLink>
          )}
        </nav>
      )}
      <p className="row gap-2 mt-5">
        <ButtonLink to={`/api/staff/security.csv?${filter}`} icon="download" small>
          {words.file}
        </ButtonLink>
        <span className="small ink-2">{words.fileNote}</span>
      </p>
    </>
  )
}
