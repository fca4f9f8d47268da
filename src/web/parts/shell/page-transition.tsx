import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const FADE_MS = 160

/**
 * The container every page sits in: a change of page fades in over 160 ms and takes the keyboard focus along, so that
 * reading goes on from the top. The first page neither fades nor takes the focus. Pages fetched whole fade by a
 * cross-document view transition (parts/crisis/theme-choice.ts).
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      main.current?.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' })
    }
    if (!hash) main.current?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <main id="main" tabIndex={-1} ref={main}>
      {children}
    </main>
  )
}
