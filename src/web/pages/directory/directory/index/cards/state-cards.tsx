import { memo } from 'react'
import { joinClassNames } from '#web/ui/class-names.ts'
import type { ListedState } from './listed-state.ts'
import { type CardActions, StateCard } from './state-card.tsx'

type StateCardsProps = CardActions & {
  states: readonly ListedState[]
  found: ReadonlySet<string>
  isUsual: boolean
}

/** All 51 cards stay in the page and are only hidden, so that searching moves nothing. */
export const StateCards = memo(function StateCards({ states, found, isUsual, ...actions }: StateCardsProps) {
  return (
    <ul className={joinClassNames('state-cards', isUsual && 'state-cards-usual')}>
      {states.map((state) => (
        <StateCard key={state.code} state={state} isHidden={!found.has(state.code)} {...actions} />
      ))}
    </ul>
  )
})
