import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import './path.css'

export type Waypoint = { id: string; state: 'done' | 'now' | 'next'; content: ReactNode }

type PathProps = {
  waypoints: readonly Waypoint[]
  /** A row from 900 px, a column below. */
  row?: boolean
  /** Smaller waypoints, for a list in passing. */
  mini?: boolean
  label?: string
  /** What is heard before a step that is done, in the page's language. */
  done?: string
  className?: string
}

/** Steps, quarters or phases in order. A waypoint that is done says so to those who cannot see its tick. */
export function Path({ waypoints, row = false, mini = false, label, done = 'Done', className }: PathProps) {
  return (
    <ol className={classNames('path', row && 'path-row', mini && 'mini', className)} aria-label={label}>
      {waypoints.map((waypoint) => (
        <li
          key={waypoint.id}
          data-step={waypoint.state === 'next' ? undefined : waypoint.state}
          aria-current={waypoint.state === 'now' ? 'step' : undefined}
        >
          {waypoint.state === 'done' && (
            <>
              <Icon name="check" className="tick" />
              <VisuallyHidden>{done}: </VisuallyHidden>
            </>
          )}
          {waypoint.content}
        </li>
      ))}
    </ol>
  )
}
