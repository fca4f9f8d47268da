import { memo } from 'react'
import type { DirectoryIndexWords } from '#content/states/directory/directory-index.ts'
import type { ListedState } from '#web/pages/states/directory/index/cards/listed-state.ts'
import { DirectoryStatusBadge } from '#web/parts/states/state-status/state-status.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { StateCountLink } from './state-count-link.tsx'

type StateRowsProps = {
  words: DirectoryIndexWords['list']
  states: readonly ListedState[]
  found: ReadonlySet<string>
}

export const StateRows = memo(function StateRows({ words, states, found }: StateRowsProps) {
  return (
    <ul className="state-rows line-above">
      {states.map((state) => (
        <li key={state.code} className="state-row split gap-3 line-below align-center" hidden={!found.has(state.code)}>
          <SiteLink className="state-row-name stack gap-0" to={`/directory/${state.slug}`}>
            <b>{state.name}</b>
            <DirectoryStatusBadge words={words.statuses} status={state.status} plain />
          </SiteLink>
          <StateCountLink words={words.countsOf} state={state} />
        </li>
      ))}
    </ul>
  )
})
