import { Fragment, type ReactNode } from 'react'
import type { ChangeSaid, PlaceSaid, SearchWords } from '#content/search/search.en.ts'
import type { Relaxation } from '#contract/search/residence-search.ts'
import { buildSearch, changeSearch, type SearchAddress } from '#domain/search/search-address.ts'
import { readSearchRequest } from '#domain/search/search-request.ts'
import type { BothWords } from '#web/pages/search/search/search-view.ts'
import { GuideLine, type StateGuide } from '#web/pages/search/search/state-guide.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Helpline } from './helpline.tsx'
import '#web/ui/text/empty-state.css'
import './answers.css'

type NothingFoundProps = BothWords & {
  address: SearchAddress
  path: string
  relaxations: readonly Relaxation[]
  lookedAt: number
  place: PlaceSaid | null
  guide: StateGuide | null
  children?: ReactNode
}

export function NothingFound(props: NothingFoundProps) {
  const { address, path, relaxations, lookedAt, place, guide, children, words, listingWords } = props
  const { relax } = words
  const isEmptyState = place?.kind === 'state' && lookedAt === 0
  // The widest search is of a place: without one it would be the whole country.
  const found = relaxations.filter(({ homes: residences, isWidest }) => residences > 0 && (place !== null || !isWidest))
  const none = place === null ? relax.noneNamed : relax.none(isEmptyState ? 'state' : lookedAt === 0 ? 'near' : 'asked')
  const isOne = found.some(({ also, isWidest }) => also.length === 0 && !isWidest)
  return (
    <section className="nothing stack stack-fill gap-5 mt-5" aria-label={relax.one}>
      <div className="line gap-5 align-end">
        <svg className="emptymark no-shrink" viewBox="0 0 72 96" aria-hidden="true">
          <path d="M5 5h62v82H5zM36 5v82M5 46h62M0 92h72" />
        </svg>
        <p className="lead">
          {place !== null && lookedAt > 0 && `${relax.lookedAt(lookedAt, place)} `}
          {found.length === 0 ? none : isOne ? `${relax.one}:` : relax.together}
        </p>
      </div>
      {found.length > 0 && (
        <ul className="relax grid gap-3 w-52">
          {found.map((relaxation) => {
            const steps = listSteps(relaxation)
            const changed = Object.fromEntries(steps.map(({ change, to }) => [change, to || null]))
            return (
              <li key={JSON.stringify(steps)}>
                <a
                  className="box-strong line gap-4 pad-3 ink"
                  href={path + buildSearch(changeSearch(address, changed))}
                >
                  <span className="n t-title no-shrink">
                    {listingWords.number(relaxation.homes) + (relaxation.isLeast ? '+' : '')}
                    <small className="grid small quiet">
                      {listingWords.residences(relaxation.homes).replace(/^\S+\s/, '')}
                    </small>
                  </span>
                  <span className="grow">
                    <b className="grid">{formatTitle(relaxation, address, place, words)}</b>
                    {!relaxation.isWidest && <Swaps steps={steps} words={words} />}
                  </span>
                  <Icon name="chevron" />
                </a>
              </li>
            )
          })}
        </ul>
      )}
      {children}
      {(isEmptyState || place === null || found.length === 0) && (
        <p>
          <ButtonLink to={path} variant="line">
            {isEmptyState ? relax.otherState : relax.byPlace}
          </ButtonLink>
        </p>
      )}
      {guide && <GuideLine guide={guide} words={words} />}
      <Helpline words={words} />
    </section>
  )
}

const listSteps = ({ change, from, to, also }: Relaxation): ChangeSaid[] => [{ change, from, to }, ...also]

function formatTitle(
  relaxation: Relaxation,
  address: SearchAddress,
  place: PlaceSaid | null,
  { relax }: SearchWords,
): string {
  const steps = listSteps(relaxation)
  if (!relaxation.isWidest) return relax.titles(steps.map((step) => relax.title(step)))
  const to = (change: string, now: string) => steps.find((step) => step.change === change)?.to ?? now
  const miles = place === null || place.radius === null ? null : Number(to('radius', String(place.radius)))
  const audience = to('for', '?') === '?' ? readSearchRequest(address.query).filters.audience : null
  return relax.widest({
    miles,
    isOpen: to('open', address.query.open ?? '') === '1',
    audience,
    isAnyName: to('q', '?') === '',
  })
}

function Swaps({ steps, words: { relax } }: { steps: readonly ChangeSaid[]; words: SearchWords }) {
  return (
    <span className="small ink-2">
      {steps.map((step, place) => (
        <Fragment key={step.change}>
          {place > 0 && '; '}
          <s className="quiet">{relax.from(step)}</s> {relax.to(step)}
          {relax.hint(step) && `. ${relax.hint(step)}`}
        </Fragment>
      ))}
    </span>
  )
}
