import type { ReactNode } from 'react'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import './path.css'

export type Waypoint = { id: string; state: 'done' | 'now' | 'next'; content: ReactNode }

type PathProps = {
  waypoints: readonly Waypoint[]
  row?: boolean
  mini?: boolean
  label?: string
  done?: string
  className?: string
}

export function Path({ waypoints, row = false, mini = false, label, done = 'Done', className }: PathProps) {
  return (
    <ol className={joinClassNames('path', row && 'path-row', mini && 'mini', className)} aria-label={label}>
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
