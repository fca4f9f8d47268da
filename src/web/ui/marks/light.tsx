import { classNames } from '#web/ui/class-names.ts'
import './light.css'

const MOST_WINDOWS = 12
const WINDOWS_WHEN_MANY = 10

type Panes = { lit: number; held: number; dark: number }

/**
 * How many windows are drawn: one per bed up to 12; above that 10 windows lit in proportion, at least one while a bed is
 * open. Held beds are drawn only where every bed has its own window.
 */
export function panes(open: number, total: number, held = 0): Panes {
  if (total <= MOST_WINDOWS) {
    const lit = Math.min(open, total)
    const drawn = Math.min(held, total - lit)
    return { lit, held: drawn, dark: total - lit - drawn }
  }
  const lit = open > 0 ? Math.max(1, Math.min(WINDOWS_WHEN_MANY, Math.round((WINDOWS_WHEN_MANY * open) / total))) : 0
  return { lit, held: 0, dark: WINDOWS_WHEN_MANY - lit }
}

export type LightAge = 'fresh' | 'ageing' | 'stale' | 'withdrawn'

type LightProps = { open: number; total: number; held?: number; large?: boolean; age?: LightAge | undefined }

/** The row of windows. It says nothing by itself: words such as "3/8 available" stand right after it. */
export function Light({ open, total, held = 0, large = false, age }: LightProps) {
  const count = panes(open, total, held)
  const windows = Array.from({ length: count.lit + count.held + count.dark }, (_, place) => ({
    place,
    look: place < count.lit ? 'on' : place < count.lit + count.held ? 'held' : undefined,
  }))
  return (
    <span className={classNames('light', large && 'light-lg')} data-age={age} aria-hidden="true">
      {windows.map(({ place, look }) => (
        <i key={place} className={look} />
      ))}
    </span>
  )
}
