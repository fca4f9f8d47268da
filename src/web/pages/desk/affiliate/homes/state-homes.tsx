import type { StateHomesWords } from '#content/desk/state-homes.ts'
import type { StateHomesAnswer } from '#contract/affiliates/state-homes.ts'
import { everyHome, writeHomesAsked } from '#domain/states/homes/homes-asked.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { withQuery } from './homes-address.ts'
import { HomesColumns } from './homes-columns.tsx'
import { HomesFilter } from './homes-filter.tsx'
import { HomesTable } from './homes-table.tsx'
import { type HomesFound, useHomes } from './use-homes.ts'

type StateHomesProps = { list: StateHomesAnswer; at: Date; words: StateHomesWords }

export function StateHomes({ list, at, words }: StateHomesProps) {
  const { affiliate, counts } = list
  return (
    <>
      <DeskHead title={words.title} lead={`${affiliate.stateName}, ${affiliate.name}`} />
      {counts.all === 0 ? (
        <EmptyState mark="window" title={words.empty.title(affiliate.stateName)}>
          <p className="ink-2">{words.empty.words}</p>
          <ButtonLink to="/workspace/import">{words.empty.act}</ButtonLink>
        </EmptyState>
      ) : (
        <Found list={list} at={at} words={words} />
      )}
    </>
  )
}

function Found({ list, at, words }: StateHomesProps) {
  const homes = useHomes(list)
  const now = useNow(at)
  const { stateName, state } = list.affiliate
  const { found, pages, page, asked, place, addressOf } = homes
  const inFile = writeHomesAsked({ ...asked, page: 1 })
  if (place.state !== '') inFile.set('state', place.state)
  return (
    <div className="stack stack-fill gap-4">
      <HomesFilter homes={homes} list={list} words={words} />
      <div className="row between gap-3">
        <p className="bold" role="status">
          {words.found(found)}
          {pages > 1 && words.pageOf(page, pages)}
        </p>
        <ButtonLink
          className="no-print"
          to={withQuery('/api/affiliate/homes.csv', inFile.toString())}
          icon="download"
          small
        >
          {words.file}
        </ButtonLink>
      </div>
      <HomesColumns homes={homes} words={words.columns} />
      {found === 0 ? (
        <p>
          {words.none} <SiteLink to={addressOf(everyHome)}>{words.clear}</SiteLink>
        </p>
      ) : (
        <HomesTable homes={homes} stateName={stateName} state={state} now={now} words={words} />
      )}
      <Pages homes={homes} words={words} />
    </div>
  )
}

function Pages({ homes, words }: { homes: HomesFound; words: StateHomesWords }) {
  const { page, pages } = homes
  if (pages <= 1) return null
  return (
    <nav className="row gap-4 no-print" aria-label={words.pages}>
      {page > 1 && <PageLink homes={homes} to={page - 1} words={words.previous} />}
      {page < pages && <PageLink homes={homes} to={page + 1} words={words.next} />}
    </nav>
  )
}

function PageLink({ homes: { addressOf, ask }, to, words }: { homes: HomesFound; to: number; words: string }) {
  return (
    <SiteLink
      className="tap bold"
      to={addressOf({ page: to })}
      onClick={(event) => {
        if (!ask) return
        event.preventDefault()
        ask({ page: to })
        scrollTo({ top: 0 })
      }}
    >
      {words}
    </SiteLink>
  )
}
