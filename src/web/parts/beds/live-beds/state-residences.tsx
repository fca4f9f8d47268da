import type { ReactNode } from 'react'
import { buildSeekerPath } from '#domain/language/language.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import { RESIDENCES_ID } from '#web/parts/residence/residences-below/residences-below.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { ResidenceCard } from './residence-card.tsx'
import type { ShownResidences } from './state-counts.query.ts'
import './live-beds.css'

type StateResidencesProps = { residences: ShownResidences | null; name: string; code: string; none: ReactNode }

export function StateResidences({ residences, name, code, none }: StateResidencesProps) {
  if (residences === null) {
    return (
      <Instead title="We could not ask for the homes just now.">
        <p>The full list below may still open.</p>
        <p className="needs-script">
          <Button small icon="undo" data-ask-again="">
            Try again
          </Button>
        </p>
      </Instead>
    )
  }
  if (!residences.isListed) return <Instead title={`No homes are listed in ${name} yet.`}>{none}</Instead>
  if (residences.items.length === 0) {
    return (
      <Instead title="No home says that a bed is open.">
        <p>A bed may come free soon. Call a home in the list and ask.</p>
      </Instead>
    )
  }
  const now = new Date(residences.measuredAt)
  return (
    <div className="state-residences grid gap-2 mt-2 mb-2" id={RESIDENCES_ID} tabIndex={-1}>
      <p className="small" role="status">
        {residences.missed && <Missed place={residences.missed} name={name} />}
        {describeShown(residences, name)}
        {residences.near && <NearSearch place={residences.near} />}
      </p>
      <ul className="two">
        {residences.items.map((residence) => (
          <ResidenceCard key={residence.id} residence={residence} now={now} state={code} />
        ))}
      </ul>
    </div>
  )
}

function describeShown({ items, total, totalIsLeast, near }: ShownResidences, name: string): string {
  const shown = items.length
  const all = `${formatNumber(total)}${totalIsLeast ? '+' : ''}`
  if (near !== null) {
    const these = shown < total ? `The ${shown} nearest of ${all} homes` : formatCount(total, 'home')
    return `${these} in ${name} with an open bed, nearest to ${near} first.`
  }
  if (shown < total) return `The newest ${shown} of ${all} homes with an open bed.`
  return `${formatCount(total, 'home')} with an open bed.`
}

const buildSearchAddress = (place: string) =>
  `${buildSeekerPath('search', 'en')}?near=${encodeURIComponent(place)}&open=1`

function NearSearch({ place }: { place: string }) {
  if (place === 'you') return null
  return (
    <>
      {' '}
      <SiteLink to={buildSearchAddress(place)}>All homes near {place}</SiteLink>
    </>
  )
}

function Missed({ place, name }: { place: string; name: string }) {
  return (
    <>
      We found no open bed in {name} near “{place}”.{' '}
      <SiteLink to={buildSearchAddress(place)}>Search for “{place}”</SiteLink>{' '}
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
