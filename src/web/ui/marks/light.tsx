import { joinClassNames } from '#web/ui/class-names.ts'
import './light.css'

const MOST_WINDOWS = 12
const SHARE_WINDOWS = 10

type Panes = { lit: number; held: number; dark: number }

/**
 * Up to 12 beds, one window each. Above that, only the open beds (up to 12) and one wide dark window, so that 1 of 35
 * and 3 of 29 do not look the same.
 */
export function countPanes(open: number, total: number, held = 0): Panes {
  if (total <= MOST_WINDOWS) {
    const lit = Math.min(open, total)
    const drawn = Math.min(held, total - lit)
    return { lit, held: drawn, dark: total - lit - drawn }
  }
  return { lit: Math.max(0, Math.min(open, MOST_WINDOWS)), held: 0, dark: open < total ? 1 : 0 }
}

/** Ten windows, lit in proportion, but at least one where any bed is open. */
export function countSharePanes(open: number, total: number): Panes {
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
  isShare?: boolean
  hasOwnLine?: boolean
  age?: LightAge | undefined
}

export function Light({ open, total, held = 0, large = false, isShare = false, hasOwnLine = false, age }: LightProps) {
  const count = isShare ? countSharePanes(open, total) : countPanes(open, total, held)
  const windows = Array.from({ length: count.lit + count.held + count.dark }, (_, place) => ({
    place,
    look: place < count.lit ? 'on' : place < count.lit + count.held ? 'held' : undefined,
  }))
  return (
    <span
      className={joinClassNames('light', large && 'light-lg', hasOwnLine && 'light-line')}
      data-age={age}
      data-many={!isShare && total > MOST_WINDOWS ? '' : undefined}
    >
      {windows.map(({ place, look }) => (
        <i key={place} className={look} />
      ))}
    </span>
  )
}
