import type { MouseEvent } from 'react'
import type { SiteSettings } from '#contract/site.ts'
import { logAction } from '#web/plumbing/log-action.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Roofs } from '#web/ui/marks/roofs.tsx'
import { Brand } from './brand.tsx'
import { FooterGroup } from './footer-group.tsx'
import './site-footer.css'

const quickLinks = [
  { words: 'About Alliance', section: 'about' },
  { words: '2025 Vision', section: 'vision' },
  { words: 'Directory Portal', section: 'directory' },
  { words: 'Behave Platform', section: 'platform' },
  { words: 'Getting Started', section: 'getting-started' },
] as const

/** These only wrote to the console; now they do that and then go somewhere useful (rulings 4). */
const supportLinks = [
  { words: 'Help Center', to: '/help' },
  { words: 'Live Chat', to: '/contact?topic=chat' },
  { words: 'Documentation', to: '/docs' },
] as const
const legalLinks = [
  { words: 'Privacy Policy', to: '/privacy' },
  { words: 'Terms of Service', to: '/terms' },
  { words: 'Security', to: '/security' },
] as const

/** Scrolls to the section of this page with that id, and takes the focus there; nothing happens where there is none. */
function scrollToSection(event: MouseEvent, section: string) {
  event.preventDefault()
  const target = document.getElementById(section)
  if (!target) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

function LoggedLinks({ links }: { links: typeof supportLinks | typeof legalLinks }) {
  return (
    <ul>
      {links.map(({ words, to }) => (
        <li key={to}>
          <SiteLink to={to} {...logAction('footer', words)}>
            {words}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function SocialLinks({ site }: { site: SiteSettings }) {
  const links = [
    { words: 'Twitter', setting: site.socialTwitterUrl },
    { words: 'LinkedIn', setting: site.socialLinkedinUrl },
    { words: 'Facebook', setting: site.socialFacebookUrl },
  ]
  return (
    <>
      <ul>
        {links.map(({ words, setting }) => (
          <li key={words}>
            <SiteLink to={setting.value} newTab>
              {words}
            </SiteLink>
          </li>
        ))}
      </ul>
      {links.some(({ setting }) => setting.sample) && <p className="small quiet">Sample addresses</p>}
    </>
  )
}

type SiteFooterProps = {
  /** Absent only on an error page that came before the settings did. */
  site: SiteSettings | undefined
  /** It rests while a dialog that cannot be dismissed stands in front of the page. */
  inert?: boolean
}

/** The band under every page. */
export function SiteFooter({ site, inert = false }: SiteFooterProps) {
  return (
    <footer className="footer night" inert={inert}>
      <Roofs id="footer-roofline" className="footer-roofs" />
      <div className="wrap">
        <div className="footer-grid">
          <div className="stack">
            <Brand />
            <p className="small footer-words">
              Transforming recovery housing through strategic partnership, unified standards and{' '}
              <span className="nowrap">data-driven</span> solutions for sustainable funding and improved outcomes.
            </p>
          </div>
          <FooterGroup title="Quick links">
            <ul>
              {quickLinks.map(({ words, section }) => (
                <li key={section}>
                  <a href={`#${section}`} data-held="" onClick={(event) => scrollToSection(event, section)}>
                    {words}
                  </a>
                </li>
              ))}
            </ul>
          </FooterGroup>
          <FooterGroup title="Support">
            <LoggedLinks links={supportLinks} />
          </FooterGroup>
          <FooterGroup title="Legal">
            <LoggedLinks links={legalLinks} />
          </FooterGroup>
          <FooterGroup title="Follow the alliance">{site && <SocialLinks site={site} />}</FooterGroup>
        </div>
        <div className="footer-end small">
          <p>Open software, hosted for the alliance and its state affiliates.</p>
          <a href="/api/login">
            <Icon name="key" />
            Admin Login
          </a>
        </div>
      </div>
    </footer>
  )
}
