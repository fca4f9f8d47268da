import type { SignedInUser } from '#contract/auth/auth.ts'
import { ThemeToggle } from '#web/parts/frame/crisis/theme-toggle.tsx'
import { AuthSlots } from '#web/parts/frame/shell/auth-slots.tsx'
import { LampWindow } from '#web/parts/frame/shell/brand.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { BarLinks } from './bar-links.ts'
import { LinkCount } from './tab-bar.tsx'
import './desk-bar.css'

export function DeskBar({ person, links: { all, tabs, wideMore } }: { person: SignedInUser; links: BarLinks }) {
  const { organization } = person
  return (
    <header className="deskbar line-below no-print" data-linkless={all.length === 0 || undefined}>
      <div className="wrap row tight">
        <a className="brand" href="/">
          <LampWindow />
          <b>{organization?.name ?? 'NARR + Behave Health'}</b>
        </a>
        {all.length > 0 && (
          <nav className="desk-nav row gap-0" aria-label="Screens of your desk">
            {all.map((link) => (
              <SiteLink
                key={link.to}
                className={joinClassNames(
                  'tap bold',
                  link.isMore ? 'only-narrow' : !tabs.includes(link) && 'only-wide',
                )}
                to={link.to}
                aria-current={link.isHere ? 'true' : undefined}
              >
                {link.words}
                <LinkCount of={link} />
              </SiteLink>
            ))}
            {wideMore && (
              <SiteLink
                className="tap bold only-wide"
                to={wideMore.to}
                aria-current={wideMore.isHere ? 'true' : undefined}
              >
                More
              </SiteLink>
            )}
          </nav>
        )}
        <ThemeToggle />
        <AuthSlots user={person} />
        {all.length > 0 && (
          <SiteLink className="btn btn-icon bold initials" to="/account">
            {readInitials(person)}
            <VisuallyHidden>. Your account</VisuallyHidden>
          </SiteLink>
        )}
      </div>
    </header>
  )
}

function readInitials({ firstName, lastName, email }: SignedInUser): string {
  const letters = [firstName, lastName].map((name) => name?.trim().charAt(0) ?? '').join('')
  return (letters || email.charAt(0)).toUpperCase()
}
