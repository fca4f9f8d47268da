import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { LeaveSite } from './leave-site.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import './crisis-strip.css'

/** Help right now, first on every page. `exit` adds "Leave this site": directory, state, search and contact pages. */
export function CrisisStrip({ exit }: { exit: boolean }) {
  return (
    <aside className="crisis" aria-label="Help right now">
      <div className="wrap">
        <p>
          <b className="wide call-words">In crisis? Call or text 988</b>
          <a href="tel:988">
            <Icon name="phone" />
            Call 988
          </a>
          <a href="sms:988">
            <Icon name="message" />
            Text 988
          </a>
          <a className="wide" href="https://988lifeline.org/chat" rel="noreferrer">
            Chat
          </a>
        </p>
        <p className="wide">
          <span>
            SAMHSA helpline <a href="tel:18006624357">1-800-662-4357</a>
            <span className="details">, free, day and night, English and Spanish</span>
          </span>
        </p>
        <div className="end">
          {exit && <LeaveSite />}
          <SiteLink to="/es" lang="es" hrefLang="es">
            Español
          </SiteLink>
          <ThemeToggle />
        </div>
      </div>
    </aside>
  )
}
