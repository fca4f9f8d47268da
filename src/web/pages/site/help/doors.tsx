import { SiteLink } from '#web/ui/action/site-link.tsx'

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

function Door() {
  return (
    <svg className="door" viewBox="0 0 72 112" aria-hidden="true">
      <path className="door-step" d="M0 106h72v6H0z" />
      <path className="door-trim" strokeWidth="1.5" d="M8 2h56v104H8z" />
      <path className="door-room" d="M14 8h44v98H14z" />
      <g className="door-leaf">
        <path className="door-wood" d="M14 8h44v98H14z" />
        <path className="door-pane" d="M20 16h14v22H20zM38 16h14v22H38z" />
        <path fill="none" stroke="#fff" strokeOpacity="0.35" strokeWidth="1.5" d="M20 48h32v18H20zM20 76h32v22H20z" />
        <circle fill="#fff" cx="53" cy="71" r="2.5" />
      </g>
    </svg>
  )
}
