import type { ApplyFacts, ResidenceWords } from '#content/residence/residence.en.ts'
import { Path } from '#web/ui/marks/path.tsx'
import { Part } from './part.tsx'

export function Apply({ facts, words }: { facts: ApplyFacts; words: ResidenceWords['apply'] }) {
  const waypoints = words.steps(facts).map(({ title, text }, place) => ({
    id: title,
    state: place === 0 ? ('now' as const) : ('next' as const),
    content: (
      <>
        <b>{title}</b>
        <p className="small quiet">{text}</p>
      </>
    ),
  }))
  return (
    <Part id="apply" title={words.title}>
      <Path waypoints={waypoints} className="apply-path" />
    </Part>
  )
}
