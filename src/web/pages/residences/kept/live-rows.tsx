import type { ReactNode } from 'react'
import type { FoundResidence } from '#contract/residence-search.ts'
import { everybody } from '#domain/home-beds.ts'
import { bedsWords } from '#web/parts/home-card/home-beds.tsx'
import { useLiveNumbers } from '#web/parts/live-homes/use-live-numbers.ts'
import { withoutBeds } from '#web/parts/live-homes/without-beds.ts'
import { HomeRows } from '../rows/home-rows.tsx'
import type { BothWords } from '../search-view.ts'

type LiveRowsProps = BothWords & {
  /** The same array until other homes are asked for. */
  drawn: readonly FoundResidence[]
  measuredAt: string
  homePath: (slug: string) => string
  below?: (home: FoundResidence) => ReactNode
  isSaving?: boolean
  /** What can be done with the homes as they are now. */
  children?: (now: readonly FoundResidence[]) => ReactNode
}

/** Rows of homes that somebody chose, whose numbers follow while they are read. */
export function LiveRows({ drawn, children, ...rest }: LiveRowsProps) {
  const { words, homeWords } = rest
  const live = useLiveNumbers<FoundResidence>(drawn, (home) => `${home.name}: ${bedsWords(home, homeWords)}`, {
    sayGone: ({ name }) => words.live.goneOf(name),
  })
  const shown = drawn.map((home) => {
    const now = live.now(home)
    return now === null ? { home: withoutBeds(home), isGone: true } : { home: now, isGone: false }
  })
  return (
    <>
      <HomeRows homes={shown} people={everybody} {...rest} />
      {children?.(shown.filter(({ isGone }) => !isGone).map(({ home }) => home))}
      <p className="vh" role="status">
        {live.said}
      </p>
    </>
  )
}
