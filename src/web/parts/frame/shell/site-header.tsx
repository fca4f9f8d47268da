import type { SignedInUser } from '#contract/auth/auth.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
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

function MainNav({ path }: { path: string }) {
  const { header, search, pages, language, inEnglish } = useFrameWords()
  const searchPath = buildSeekerPath('search', language)
  return (
    <nav className="nav line" aria-label={header.main}>
      <SiteLink to={searchPath} className="seek-link" aria-current={isHere(path, searchPath) ? 'page' : undefined}>
        {search.link}
      </SiteLink>
      {mainLinks.map((link) => (
        <SiteLink
          key={link.to}
          to={link.to}
          className={'featured' in link ? 'featured' : undefined}
          aria-current={isHere(path, link.to) ? 'page' : undefined}
        >
          {pages[link.to]}
          {inEnglish && <VisuallyHidden>{inEnglish}</VisuallyHidden>}
        </SiteLink>
      ))}
      <LinkMenu
        label={header.more}
        links={moreLinks.map(({ to }) => ({
          to,
          words: pages[to] + inEnglish,
          current: isHere(path, to),
          ...(to === '/getting-started' && { whom: header.forOperators }),
        }))}
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
  const { header, search, pages, language, inEnglish } = useFrameWords()
  const searchPath = buildSeekerPath('search', language)
  const markHere = (to: string) => (isHere(path, to) ? 'page' : undefined)
  return (
    <nav className="menu-panel" id={MENU_ID} aria-label={header.menu}>
      <SiteLink className="seek-link" to={searchPath} aria-current={markHere(searchPath)}>
        {search.link}
      </SiteLink>
      {mainLinks.map((link) => (
        <SiteLink
          key={link.to}
          to={link.to}
          className={'featured' in link ? 'featured' : undefined}
          aria-current={markHere(link.to)}
        >
          {pages[link.to] + inEnglish}
        </SiteLink>
      ))}
      <p
        className={joinClassNames('mt-4', moreLinks.some((link) => markHere(link.to)) ? 't-label pine' : 'small quiet')}
        id="site-menu-more"
      >
        {header.more}
      </p>
      <ul aria-labelledby="site-menu-more">
        {moreLinks.map((link) => (
          <li key={link.to}>
            {link.to === '/getting-started' && <p className="menu-whom mt-4 small quiet">{header.forOperators}</p>}
            <SiteLink to={link.to} aria-current={markHere(link.to)}>
              {pages[link.to] + inEnglish}
            </SiteLink>
          </li>
        ))}
      </ul>
      <AuthSlots user={user} inMenu />
    </nav>
  )
}
