import type { PromiseStanding } from './promise.ts'
import './promise-mark.css'

const steps = ['none', 'quarter', 'half', 'most', 'all'] as const

/** How a message stands with the promised time: a dial that fills (a cross once it is late), then words, then colour. */
export function PromiseMark({ standing: { state, words, elapsed } }: { standing: PromiseStanding }) {
  return (
    <span className="promise" data-state={state} data-gone={steps[Math.floor(elapsed * 4)]}>
      {words}
    </span>
  )
}
