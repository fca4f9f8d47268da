import { type MouseEvent, memo } from 'react'
import type { DirectoryIndexWords } from '#content/states/directory/directory-index.ts'
import { say } from '#domain/language/say.ts'
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

type ListWords = DirectoryIndexWords['list']
type Quickview = { words: ListWords; onQuickview: (code: string) => void }

type StateCardsProps = Quickview & { states: readonly ListedState[]; found: ReadonlySet<string>; isUsual: boolean }

/** All 51 cards stay in the page and are only hidden, so that searching moves nothing. */
export const StateCards = memo(function StateCards({ words, states, found, isUsual, onQuickview }: StateCardsProps) {
  return (
    <ul className={joinClassNames('state-cards', isUsual && 'state-cards-usual')}>
      {states.map((state) => (
        <StateCard
          key={state.code}
          words={words}
          state={state}
          isHidden={!found.has(state.code)}
          onQuickview={onQuickview}
        />
      ))}
    </ul>
  )
})

type StateCardProps = Quickview & { state: ListedState; isHidden: boolean }

const StateCard = memo(function StateCard({ words, state, isHidden, onQuickview }: StateCardProps) {
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
            <DirectoryStatusBadge words={words.statuses} status={status} />
            <p className="small">
              <b>{state.adopted}</b> <span className="quiet">{state.level}</span>
            </p>
          </div>
          <StateEmblem states={state.patches} code={code} />
        </header>
        <StateCountLink words={words.countsOf} state={state} />
        <Counts words={words} state={state} />
        <p className="small quiet">{state.affiliate ?? words.noAffiliate}</p>
        <footer className="row between tight to-foot">
          <ButtonLink variant="text" small to={`/directory/${slug}`}>
            {words.profile}
            <VisuallyHidden>{say(words.ofState, { state: name })}</VisuallyHidden>
          </ButtonLink>
          <QuickviewLink words={words} state={state} onQuickview={onQuickview} />
        </footer>
      </PlaceCard>
    </li>
  )
})

function Counts({ words, state: { stats } }: { words: ListWords; state: ListedState }) {
  const facts = listGivenFacts([
    { label: words.certified, figure: stats.certified },
    { label: words.beds, figure: stats.beds },
  ])
  return (
    <div className="state-program stack stack-fill gap-2 pad-y-3">
      {facts.length === 0 ? <p className="small quiet">{words.unreported}</p> : <Facts facts={facts} />}
      <SourceNote />
    </div>
  )
}

function QuickviewLink({ words, state, onQuickview }: Quickview & { state: ListedState }) {
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
      {words.quickview}
      <VisuallyHidden>{say(words.ofState, { state: state.name })}</VisuallyHidden>
    </a>
  )
}
