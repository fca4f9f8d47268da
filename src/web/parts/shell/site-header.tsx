import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { seekerPath } from '#domain/language.ts'
import { rememberSignedIn } from '#web/parts/crisis/theme-choice.ts'
import { useFrameWords } from '#web/parts/frame-words/frame-words.ts'
import type { Session } from '#web/plumbing/session.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { LinkMenu } from '#web/ui/action/link-menu.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AuthSlots } from './auth-slots.tsx'
import { Brand } from './brand.tsx'
import { MENU_ID, MobileMenu } from './mobile-menu.tsx'
import { isHere, mainLinks, moreLinks } from './navigation.ts'
import { useScrollReveal } from './use-scroll-reveal.ts'
import './site-header.css'
// After it: what changes with the width stands over what does not.
import './header-widths.css'

/** Where the link leads that shuts the menu without script: the bar itself. */
const BAR_ID = 'top'

/** Open or closed; Escape, a click elsewhere, or the focus moving on closes it. */
function useMenu() {
  const [open, setOpen] = useState(false)
  const bar = useRef<HTMLElement>(null)
  // Opened by the link, before the page woke.
  useEffect(() => setOpen(location.hash === `#${MENU_ID}`), [])
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      bar.current?.querySelector<HTMLElement>('button.menu-btn')?.focus()
    }
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open])
  return { open, setOpen, bar }
}

function MainNav({ pathname }: { pathname: string }) {
  const { header, search, pages, language, inEnglish } = useFrameWords()
  const searchPath = seekerPath('search', language)
  return (
    <nav className="nav" aria-label={header.main}>
      <SiteLink to={searchPath} className="seek-link" aria-current={isHere(pathname, searchPath) ? 'page' : undefined}>
        {search.link}
      </SiteLink>
      {mainLinks.map((link) => (
        <SiteLink
          key={link.to}
          to={link.to}
          className={classNames('featured' in link && 'featured')}
          aria-current={isHere(pathname, link.to) ? 'page' : undefined}
        >
          {pages[link.to]}
          {inEnglish && <VisuallyHidden>{inEnglish}</VisuallyHidden>}
        </SiteLink>
      ))}
      <LinkMenu
        label={header.more}
        links={moreLinks.map(({ to }) => ({ to, words: pages[to] + inEnglish, current: isHere(pathname, to) }))}
      />
    </nav>
  )
}

type SiteHeaderProps = {
  session: Session
  /** It rests while a dialog that cannot be dismissed stands in front of the page. */
  inert?: boolean
}

/** The top bar: the same on every page, its auth slots reserved while it is not known who is looking. */
export function SiteHeader({ session, inert = false }: SiteHeaderProps) {
  const { pathname } = useLocation()
  const { header, search, language } = useFrameWords()
  const { open, setOpen, bar } = useMenu()
  useScrollReveal(bar, open)
  useEffect(() => {
    if (session.status === 'loading') return
    rememberSignedIn(session.status === 'signed-in', { isSignedOut: session.status === 'signed-out' })
  }, [session.status])
  return (
    <header className="topbar stuck" id={BAR_ID} ref={bar} inert={inert}>
      <div className="wrap">
        <Brand withLine />
        <MainNav pathname={pathname} />
        <div className="auth">
          <AuthSlots session={session} />
        </div>
        <ButtonLink look="primary" small icon="search" className="seek-phone" to={seekerPath('search', language)}>
          {search.link}
        </ButtonLink>
        <Button small className="menu-btn" aria-expanded={open} aria-controls={MENU_ID} onClick={() => setOpen(!open)}>
          <Icon name={open ? 'close' : 'menu'} />
          <VisuallyHidden>{open ? header.closeMenu : header.openMenu}</VisuallyHidden>
          <span aria-hidden="true">{open ? header.close : header.menu}</span>
        </Button>
        <a className="btn btn-line btn-sm menu-btn menu-link" href={`#${MENU_ID}`}>
          <Icon name="menu" />
          {header.menu}
        </a>
        <a className="btn btn-line btn-sm menu-btn menu-shut" href={`#${BAR_ID}`}>
          <Icon name="close" />
          {header.closeMenu}
        </a>
      </div>
      <MobileMenu open={open} pathname={pathname} session={session} onChoose={() => setOpen(false)} />
    </header>
  )
}
