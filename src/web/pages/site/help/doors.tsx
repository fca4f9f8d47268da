import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Door } from './door.tsx'

export type DoorWords = { id: string; door: string; forWhom: string; count: number }

export function Doors({ doors }: { doors: readonly DoorWords[] }) {
  return (
    <nav className="door-wall siding section-tight no-print" aria-label="Who are you?">
      <ul className="doors wrap three plain-links">
        {doors.map(({ id, door, forWhom, count }) => (
          <li key={id} data-door={id}>
            <SiteLink to={`/help#${id}`} className="line gap-4 ink">
              <Door />
              <span className="door-words stack gap-1">
                <b className="t-title">{door}</b>
                <span className="ink-2">{forWhom}</span>
                <span className="small quiet">{count} articles</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
