import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Door } from './door.tsx'

export type DoorWords = { id: string; door: string; forWhom: string; count: number }

export function Doors({ doors }: { doors: readonly DoorWords[] }) {
  return (
    <nav className="siding section-tight door-wall" aria-label="Who are you?">
      <ul className="wrap doors">
        {doors.map(({ id, door, forWhom, count }) => (
          <li key={id} data-door={id}>
            <SiteLink to={`/help#${id}`}>
              <Door />
              <span className="door-words">
                <b>{door}</b>
                <span>{forWhom}</span>
                <span className="small quiet">{count} articles</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
