import { classNames } from '#web/ui/class-names.ts'
import './light.css'

const MOST_WINDOWS = 12
/** Windows of a band that shows which part of many beds is open. */
const SHARE_WINDOWS = 10

type Panes = { lit: number; held: number; dark: number }

/**
 * How many windows are drawn: one per bed up to 12. Above that only the open beds, up to 12 of them, and one wide dark
 * window for all the others: 1 of 35 and 3 of 29 do not look the same. Held beds are drawn only where every bed has its
 * own window.
 */
export function panes(open: number, total: number, held = 0): Panes {
  if (total <= MOST_WINDOWS) {
    const lit = Math.min(open, total)
    const drawn = Math.min(held, total - lit)
    return { lit, held: drawn, dark: total - lit - drawn }
  }
  return { lit: Math.max(0, Math.min(open, MOST_WINDOWS)), held: 0, dark: open < total ? 1 : 0 }
}

/** The windows for the sum of many homes: ten, lit for the part of the beds that is open, but one where any is open. */
export function sharePanes(open: number, total: number): Panes {
  const windows = Math.min(total, SHARE_WINDOWS)
  const part = Math.round((Math.min(open, total) / Math.max(total, 1)) * windows)
  const lit = open > 0 ? Math.max(1, part) : 0
  return { lit, held: 0, dark: windows - lit }
}

export type LightAge = 'fresh' | 'ageing' | 'stale' | 'withdrawn'

type LightProps = {
  open: number
  total: number
  held?: number
  large?: boolean
  /** The sum of many homes. */
  isShare?: boolean
  age?: LightAge | undefined
}

/** The row of windows. It says nothing by itself: words such as "3/8 available" stand right after it. */
export function Light({ open, total, held = 0, large = false, isShare = false, age }: LightProps) {
  const count = isShare ? sharePanes(open, total) : panes(open, total, held)
  const windows = Array.from({ length: count.lit + count.held + count.dark }, (_, place) => ({
    place,
    look: place < count.lit ? 'on' : place < count.lit + count.held ? 'held' : undefined,
  }))
  return (
    <span
      className={classNames('light', large && 'light-lg')}
      data-age={age}
      data-many={!isShare && total > MOST_WINDOWS ? '' : undefined}
    >
      {windows.map(({ place, look }) => (
        <i key={place} className={look} />
      ))}
    </span>
  )
}
