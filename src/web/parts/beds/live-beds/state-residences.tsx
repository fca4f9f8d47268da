import type { ReactNode } from 'react'
import type { StateBedsWords } from '#content/states/directory/state-beds.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { RESIDENCES_ID } from '#web/parts/residence/residences-below/residences-below.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { ResidenceCard } from './residence-card.tsx'
import type { ShownResidences } from './state-counts.query.ts'
import './live-beds.css'

type ResidencesWords = StateBedsWords['residences']

type StateResidencesProps = {
  words: StateBedsWords
  residences: ShownResidences | null
  name: string
  code: string
  none: ReactNode
}

export function StateResidences({ words, residences, name, code, none }: StateResidencesProps) {
  const said = words.residences
  if (residences === null) {
    return (
      <Instead title={said.failed.title}>
        <p>{said.failed.words}</p>
        <p className="needs-script">
          <Button small icon="undo" data-ask-again="">
            {words.again}
          </Button>
        </p>
      </Instead>
    )
  }
  if (!residences.isListed) return <Instead title={said.unlisted(name)}>{none}</Instead>
  if (residences.items.length === 0) {
    return (
      <Instead title={said.full.title}>
        <p>{said.full.words}</p>
      </Instead>
    )
  }
  const now = new Date(residences.measuredAt)
  return (
    <div className="state-residences grid gap-2 mt-2 mb-2" id={RESIDENCES_ID} tabIndex={-1}>
      <p className="small" role="status">
        {residences.missed && <Missed words={said} place={residences.missed} name={name} />}
        {describeShown(residences, name, said)}
        {residences.near && <NearSearch words={said} place={residences.near} />}
      </p>
      <ul className="two">
        {residences.items.map((residence) => (
          <ResidenceCard key={residence.id} words={words} residence={residence} now={now} state={code} />
        ))}
      </ul>
    </div>
  )
}

function describeShown(
  { items, total, totalIsLeast, near }: ShownResidences,
  name: string,
  words: ResidencesWords,
): string {
  const shown = items.length
  const all = words.number(total, totalIsLeast)
  if (near !== null) {
    return words.nearFirst(shown < total ? words.nearest(shown, all) : words.homes(total), name, near || words.you)
  }
  return shown < total ? words.newest(shown, all) : words.all(words.homes(total))
}

const buildSearchAddress = (place: string) =>
  `${buildSeekerPath('search', 'en')}?near=${encodeURIComponent(place)}&open=1`

function NearSearch({ words, place }: { words: ResidencesWords; place: string }) {
  return (
    <>
      {' '}
      <SiteLink to={buildSearchAddress(place)}>{words.allNear(place)}</SiteLink>
    </>
  )
}

function Missed({ words, place, name }: { words: ResidencesWords; place: string; name: string }) {
  return (
    <>
      {words.missed(name, place)} <SiteLink to={buildSearchAddress(place)}>{words.search(place)}</SiteLink>{' '}
    </>
  )
}

function Instead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="state-residences state-residences-instead box-dashed mt-2 mb-2">
      <EmptyState title={title} headingLevel={3}>
        {children}
      </EmptyState>
    </div>
  )
}
