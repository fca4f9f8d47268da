import { type MouseEvent, memo } from 'react'
import { StateCountLink } from '#web/pages/states/directory/index/rows/state-count-link.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { StateEmblem } from '#web/parts/states/adoption/adoption-block.tsx'
import { DirectoryStatusBadge } from '#web/parts/states/state-status/state-status.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { PlaceCard } from '#web/ui/text/card.tsx'
import { Facts } from '#web/ui/text/lists/facts.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { type ListedState, listGivenFacts } from './listed-state.ts'

const ROOF = { claimed: 'claimed', claiming: 'claimed', unclaimed: 'unclaimed', placeholder: 'coming' } as const

type Quickview = { onQuickview: (code: string) => void }

type StateCardsProps = Quickview & { states: readonly ListedState[]; found: ReadonlySet<string>; isUsual: boolean }

/** All 51 cards stay in the page and are only hidden, so that searching moves nothing. */
export const StateCards = memo(function StateCards({ states, found, isUsual, onQuickview }: StateCardsProps) {
  return (
    <ul className={joinClassNames('state-cards', isUsual && 'state-cards-usual')}>
      {states.map((state) => (
        <StateCard key={state.code} state={state} isHidden={!found.has(state.code)} onQuickview={onQuickview} />
      ))}
    </ul>
  )
})

type StateCardProps = Quickview & { state: ListedState; isHidden: boolean }

const StateCard = memo(function StateCard({ state, isHidden, onQuickview }: StateCardProps) {
  const { name, code, slug, status } = state
  const id = `card-${code}`
  return (
    <li className="state-cell" hidden={isHidden}>
      <PlaceCard
        roof={ROOF[status]}
        className="state-card stack stack-fill gap-3"
        aria-labelledby={id}
        data-lifts={code}
      >
        <header className="line between align-start">
          <div className="stack gap-2">
            <h3 className="t-title" id={id}>
              {name}
            </h3>
            <DirectoryStatusBadge status={status} />
            <p className="small">
              <b>{state.adopted}</b> <span className="quiet">{state.level}</span>
            </p>
          </div>
          <StateEmblem states={state.patches} code={code} />
        </header>
        <StateCountLink state={state} />
        <Counts state={state} />
        <p className="small quiet">{state.affiliate ?? 'No affiliate is known here yet.'}</p>
        <footer className="row between tight to-foot">
          <ButtonLink variant="text" small to={`/directory/${slug}`}>
            View Profile<VisuallyHidden> of {name}</VisuallyHidden>
          </ButtonLink>
          <QuickviewLink state={state} onQuickview={onQuickview} />
        </footer>
      </PlaceCard>
    </li>
  )
})

function Counts({ state: { stats } }: { state: ListedState }) {
  const facts = listGivenFacts([
    { label: 'certified organizations', figure: stats.certified },
    { label: 'beds', figure: stats.beds },
  ])
  return (
    <div className="state-program stack stack-fill gap-2 pad-y-3">
      {facts.length === 0 ? (
        <p className="small quiet">Organizations and beds: not reported yet</p>
      ) : (
        <Facts facts={facts} />
      )}
      <SourceNote />
    </div>
  )
}

function QuickviewLink({ state, onQuickview }: Quickview & { state: ListedState }) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onQuickview(state.code)
  }
  return (
    <a
      className="btn btn-sm btn-text quickview-link"
      href={state.list ?? `/directory/${state.slug}`}
      aria-haspopup="dialog"
      data-held=""
      onClick={open}
    >
      <Icon name="window" />
      Quickview Directory<VisuallyHidden> of {state.name}</VisuallyHidden>
    </a>
  )
}
