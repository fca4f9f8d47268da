import type { ReactNode } from 'react'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { listBarLinks } from './bar-links.ts'
import { DeskBar } from './desk-bar.tsx'
import { TabBar } from './tab-bar.tsx'
import '#web/parts/desk/desk.css'

type DeskShellProps = { person: SignedInUser; here: string; unanswered: number; children: ReactNode }

export function DeskShell({ person, here, unanswered, children }: DeskShellProps) {
  const links = listBarLinks(person, { here, unanswered })
  return (
    <>
      <DeskBar person={person} links={links} />
      <main id="main" tabIndex={-1}>
        <div className="wrap desk">
          {person.organization?.isLocked && <LockedNotice organization={person.organization.name} />}
          {children}
        </div>
      </main>
      <DeskFoot />
      {links.tabs.length > 0 && <TabBar tabs={links.tabs} />}
    </>
  )
}

/** Plain text: a notice would bring a style and a script of its own into every screen of the desk. */
function LockedNotice({ organization }: { organization: string }) {
  return (
    <p className="mt-4 measure">
      <b>{organization} is locked.</b> You can read everything, and nothing can be changed. The alliance has written to
      its owners and managers why. To answer, they reply to that email, or{' '}
      <SiteLink to="/contact">send us a message</SiteLink>.
    </p>
  )
}

const ways = [
  { words: 'Help', to: '/help#operators' },
  { words: 'Public site', to: '/about' },
  { words: 'Contact', to: '/contact' },
  { words: 'Privacy Policy', to: '/privacy' },
] as const

function DeskFoot() {
  return (
    <footer className="wrap row gap-4 tight pad-y-4 small line-above no-print">
      <p>
        In crisis? Call or text{' '}
        <a className="tap" href="tel:988">
          988
        </a>
      </p>
      {ways.map(({ words, to }) => (
        <SiteLink key={to} className="tap" to={to}>
          {words}
        </SiteLink>
      ))}
    </footer>
  )
}
