import type { PromiseStanding } from './promise.ts'
import '#web/parts/desk/lists/promise.css'

const steps = ['none', 'quarter', 'half', 'most', 'all'] as const

export function PromiseMark({ standing: { state, words, elapsed } }: { standing: PromiseStanding }) {
  return (
    <span className="promise age" data-state={state} data-gone={steps[Math.floor(elapsed * 4)]}>
      {words}
    </span>
  )
}
