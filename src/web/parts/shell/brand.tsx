import { Link } from 'react-router'
import './brand.css'

/** The lamp window and the partnership's names: the way home. */
export function Brand({ withLine = false }: { withLine?: boolean }) {
  return (
    <Link className="brand" to="/">
      <svg viewBox="0 0 36 40" aria-hidden="true" focusable="false">
        <path className="roof" d="M2 15 18 3l16 12" />
        <path className="wall" d="M7 15.5 18 7.5l11 8V37H7z" />
        <path className="glass" d="M12 19h12v13H12z" />
        <path className="bars" d="M18 19v13M12 25.5h12" />
      </svg>
      <span>
        <b>NARR + Behave Health</b>
        {withLine && <small>The recovery housing partnership</small>}
      </span>
    </Link>
  )
}
