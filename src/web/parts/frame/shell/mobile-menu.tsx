import type { SignedInUser } from '#contract/account/auth.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { AuthSlots } from './auth-slots.tsx'
import { isHere, mainLinks, moreLinks } from './navigation.ts'

export const MENU_ID = 'site-menu'

export function MobileMenu({ path, user }: { path: string; user: SignedInUser | null | undefined }) {
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
