import { stateResidencesWords as words } from '#content/affiliates/state-residences.ts'
import type { StateResidencesAnswer } from '#contract/affiliates/state-residences.ts'
import { everyResidence, writeResidencesAsked } from '#domain/states/residences/residences-asked.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { addQuery } from './residences-address.ts'
import { ResidencesColumns } from './residences-columns.tsx'
import { ResidencesFilter } from './residences-filter.tsx'
import { ResidencesTable } from './residences-table.tsx'
import { type ResidencesFound, useResidences } from './use-residences.ts'

export default function ResidencesScreen(given: DeskScreenProps<StateResidencesAnswer>) {
  return (
    <FramedScreen of={given} title={words.title} here="/affiliate/homes">
      {(list, { at, user }) => (
        <StateResidences list={list} at={at} isStaff={user?.organization?.kind === 'alliance'} />
      )}
    </FramedScreen>
  )
}

type StateResidencesProps = { list: StateResidencesAnswer; at: Date }

export function StateResidences({ list, at, isStaff }: StateResidencesProps & { isStaff: boolean }) {
  const { affiliate, counts } = list
  return (
    <>
      <DeskHead title={words.title} lead={`${affiliate.stateName}, ${affiliate.name}`} />
      {counts.all === 0 ? (
        <EmptyState mark="window" title={words.empty.title(affiliate.stateName)}>
          <p className="ink-2">{words.empty.words}</p>
          {isStaff ? (
            <ButtonLink to="/staff/affiliates">{words.empty.staff}</ButtonLink>
          ) : (
            <ButtonLink to="/workspace/import">{words.empty.act}</ButtonLink>
          )}
        </EmptyState>
      ) : (
        <Found list={list} at={at} />
      )}
    </>
  )
}

function Found({ list, at }: StateResidencesProps) {
  const residences = useResidences(list)
  const now = useNow(at)
  const { stateName, state } = list.affiliate
  const { found, pages, page, asked, place, addressOf } = residences
  const inFile = writeResidencesAsked({ ...asked, page: 1 })
  if (place.state !== '') inFile.set('state', place.state)
  return (
    <div className="stack stack-fill gap-4">
      <ResidencesFilter residences={residences} list={list} words={words} />
      {asked.show === 'to-check' && <p className="small ink-2 measure">{words.toCheck}</p>}
      <div className="row between gap-3">
        <p className="bold" role="status">
          {words.found(found)}
          {pages > 1 && words.pageOf(page, pages)}
        </p>
        <div className="row gap-3 no-print">
          {place.state === '' && (
            <ButtonLink to={addQuery('/affiliate/mails', inFile.toString())} icon="mail" small>
              {words.mail}
            </ButtonLink>
          )}
          <ButtonLink to={addQuery('/api/affiliate/homes.csv', inFile.toString())} icon="download" small>
            {words.file}
          </ButtonLink>
        </div>
      </div>
      <ResidencesColumns residences={residences} words={words.columns} />
      {found === 0 ? (
        <p>
          {words.none} <SiteLink to={addressOf(everyResidence)}>{words.clear}</SiteLink>
        </p>
      ) : (
        <ResidencesTable residences={residences} stateName={stateName} state={state} now={now} words={words} />
      )}
      <Pages residences={residences} />
    </div>
  )
}

function Pages({ residences }: { residences: ResidencesFound }) {
  const { page, pages } = residences
  if (pages <= 1) return null
  return (
    <nav className="row gap-4 no-print" aria-label={words.pages}>
      {page > 1 && <PageLink residences={residences} to={page - 1} words={words.previous} />}
      {page < pages && <PageLink residences={residences} to={page + 1} words={words.next} />}
    </nav>
  )
}

type PageLinkProps = { residences: ResidencesFound; to: number; words: string }

function PageLink({ residences: { addressOf, ask }, to, words: said }: PageLinkProps) {
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
      {said}
    </SiteLink>
  )
}
