import type { SignedInUser } from '#contract/auth/auth.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { type FrameWords, translateLink, useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { usePageContext } from '#web/plumbing/page-context.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { LinkMenu } from '#web/ui/action/link-menu.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AuthSlots } from './auth-slots.tsx'
import { Brand } from './brand.tsx'
import { isHere, mainLinks, moreLinks } from './navigation.ts'
import './site-header.css'

/** The target of the link that closes the menu without script: the bar itself. */
const BAR_ID = 'top'

type PageLinkProps = { link: { to: keyof FrameWords['pages']; featured?: true }; path: string; noteUnseen?: boolean }

function PageLink({ link: { to: page, featured }, path, noteUnseen = false }: PageLinkProps) {
  const frame = useFrameWords()
  const { to, note } = translateLink(page, frame)
  return (
    <SiteLink
      to={to}
      className={featured ? 'featured' : undefined}
      aria-current={isHere(path, to) ? 'page' : undefined}
    >
      {frame.pages[page]}
      {noteUnseen && note !== '' ? <VisuallyHidden>{note}</VisuallyHidden> : note}
    </SiteLink>
  )
}

function MainNav({ path }: { path: string }) {
  const frame = useFrameWords()
  const { header, search, pages, language } = frame
  const searchPath = buildSeekerPath('search', language)
  return (
    <nav className="nav line" aria-label={header.main}>
      <SiteLink to={searchPath} className="seek-link" aria-current={isHere(path, searchPath) ? 'page' : undefined}>
        {search.link}
      </SiteLink>
      {mainLinks.map((link) => (
        <PageLink key={link.to} link={link} path={path} noteUnseen />
      ))}
      <LinkMenu
        label={header.more}
        links={moreLinks.map(({ to: page }) => {
          const { to, note } = translateLink(page, frame)
          return {
            to,
            words: pages[page] + note,
            current: isHere(path, to),
            ...(page === '/getting-started' && { whom: header.forOperators }),
          }
        })}
      />
    </nav>
  )
}

type SiteHeaderProps = { user: SignedInUser | null | undefined; inert?: boolean }

export function SiteHeader({ user, inert = false }: SiteHeaderProps) {
  const { path } = usePageContext()
  const { header, search, language } = useFrameWords()
  return (
    <header className="topbar stuck" id={BAR_ID} inert={inert}>
      <div className="wrap line">
        <Brand withLine />
        <MainNav path={path} />
        <AuthSlots user={user} />
        <ButtonLink
          variant="primary"
          small
          icon="search"
          className="seek-phone nowrap"
          to={buildSeekerPath('search', language)}
        >
          {search.link}
        </ButtonLink>
        <MenuButton words={header} />
        <a className="btn btn-line btn-sm menu-btn nowrap menu-link" href={`#${MENU_ID}`}>
          <Icon name="menu" />
          {header.menu}
        </a>
        <a className="btn btn-line btn-sm menu-btn nowrap menu-shut" href={`#${BAR_ID}`}>
          <Icon name="close" />
          {header.closeMenu}
        </a>
      </div>
      <MobileMenu path={path} user={user} />
    </header>
  )
}

function MenuButton({ words }: { words: { openMenu: string; closeMenu: string; menu: string; close: string } }) {
  return (
    <button type="button" className="btn btn-line btn-sm menu-btn nowrap" aria-expanded="false" aria-controls={MENU_ID}>
      <span className="when-closed">
        <Icon name="menu" />
        <VisuallyHidden>{words.openMenu}</VisuallyHidden>
        <span aria-hidden="true">{words.menu}</span>
      </span>
      <span className="when-open" hidden>
        <Icon name="close" />
        <VisuallyHidden>{words.closeMenu}</VisuallyHidden>
        <span aria-hidden="true">{words.close}</span>
      </span>
    </button>
  )
}

const MENU_ID = 'site-menu'

function MobileMenu({ path, user }: { path: string; user: SignedInUser | null | undefined }) {
  const frame = useFrameWords()
  const { header, search, language } = frame
  const searchPath = buildSeekerPath('search', language)
  const isInMore = moreLinks.some((link) => isHere(path, translateLink(link.to, frame).to))
  return (
    <nav className="menu-panel" id={MENU_ID} aria-label={header.menu}>
      <SiteLink className="seek-link" to={searchPath} aria-current={isHere(path, searchPath) ? 'page' : undefined}>
        {search.link}
      </SiteLink>
      {mainLinks.map((link) => (
        <PageLink key={link.to} link={link} path={path} />
      ))}
      <p className={joinClassNames('mt-4', isInMore ? 't-label pine' : 'small quiet')} id="site-menu-more">
        {header.more}
      </p>
      <ul aria-labelledby="site-menu-more">
        {moreLinks.map((link) => (
          <li key={link.to}>
            {link.to === '/getting-started' && <p className="menu-whom mt-4 small quiet">{header.forOperators}</p>}
            <PageLink link={link} path={path} />
          </li>
        ))}
      </ul>
      <AuthSlots user={user} inMenu />
    </nav>
  )
}
