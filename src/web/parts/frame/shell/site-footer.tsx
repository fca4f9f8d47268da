import { type ReactNode, useId } from 'react'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { frameEn, translateLink, useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { logAction } from '#web/plumbing/api/log-action.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Roofs } from '#web/ui/marks/roofs.tsx'
import { Brand } from './brand.tsx'
import './site-footer.css'

const quickLinks = ['about', 'vision', 'directory', 'platform', 'getting-started'] as const

function LoggedLinks({ group }: { group: 'support' | 'legal' }) {
  const frame = useFrameWords()
  const logged: Readonly<Record<string, string>> = frameEn.footer[group]
  return (
    <ul>
      {Object.entries(frame.footer[group]).map(([page, words]) => {
        const { to, note } = translateLink(page, frame)
        return (
          <li key={page}>
            <SiteLink to={to} {...logAction('footer', logged[page] ?? page)}>
              {words + note}
            </SiteLink>
            {page === '/contact?topic=chat' && <p className="small footer-note ink-2">{frame.footer.chatNote}</p>}
          </li>
        )
      })}
    </ul>
  )
}

function SocialLinks({ site }: { site: SiteSettings }) {
  const { footer } = useFrameWords()
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
      {links.some(({ setting }) => setting.sample) && <p className="small quiet">{footer.samples}</p>}
    </>
  )
}

function QuickLink({ section }: { section: (typeof quickLinks)[number] }) {
  const frame = useFrameWords()
  const words = frame.footer.quick[section]
  if (frame.language !== 'en') {
    const { to, note } = translateLink(`/${section}`, frame)
    return <SiteLink to={to}>{words + note}</SiteLink>
  }
  return (
    <a href={`#${section}`} className="to-section">
      {words}
    </a>
  )
}

function keepUnbroken(words: string) {
  const [before = '', after] = words.split('data-driven')
  if (after === undefined) return words
  return (
    <>
      {before}
      <span className="nowrap">data-driven</span>
      {after}
    </>
  )
}

type SiteFooterProps = {
  /** Absent only on an error page that came before the settings did. */
  site: SiteSettings | undefined
  inert?: boolean
}

export function SiteFooter({ site, inert = false }: SiteFooterProps) {
  const { footer, search, language } = useFrameWords()
  return (
    <footer className="footer night no-print" inert={inert}>
      <Roofs className="footer-roofs" />
      <div className="wrap">
        <div className="footer-grid grid gap-5">
          <div className="stack">
            <Brand />
            <p className="w-28 small ink-2">{keepUnbroken(footer.words)}</p>
          </div>
          <FooterGroup title={footer.groups.quick}>
            <ul>
              <li>
                <SiteLink to={buildSeekerPath('search', language)}>{search.link}</SiteLink>
              </li>
              {quickLinks.map((section) => (
                <li key={section}>
                  <QuickLink section={section} />
                </li>
              ))}
            </ul>
          </FooterGroup>
          <FooterGroup title={footer.groups.support}>
            <LoggedLinks group="support" />
          </FooterGroup>
          <FooterGroup title={footer.groups.legal}>
            <LoggedLinks group="legal" />
          </FooterGroup>
          <FooterGroup title={footer.groups.follow}>{site && <SocialLinks site={site} />}</FooterGroup>
        </div>
        <div className="footer-end row between tight gap-5 mt-6 pad-y-3 line-above small">
          <p className="ink-3">{footer.end}</p>
          <a className="tap" href="/api/login">
            <Icon name="key" />
            {footer.admin}
          </a>
        </div>
      </div>
    </footer>
  )
}

/** Not `details`: a stylesheet cannot show its closed content in browsers without `::details-content`. */
function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="footer-group">
      <h2 id={id}>{title}</h2>
      <button type="button" aria-expanded="false" aria-labelledby={id}>
        <Icon name="plus" />
      </button>
      {children}
    </div>
  )
}
