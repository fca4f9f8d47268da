import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import { SiteLink } from './site-link.tsx'
import { TYPE_AHEAD_MS, typeAheadMatch } from './type-ahead.ts'
import './link-menu.css'

export type MenuLink = { words: string; to: string; current?: boolean }
type LinkMenuProps = { label: string; links: readonly MenuLink[] }

const STEP: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Which link a key leads to, from the one at `at` (-1 is the button): arrows, Home, End, type-ahead; null for no other. */
function useListKeys(links: readonly MenuLink[]) {
  const typed = useRef({ letters: '', at: Number.NEGATIVE_INFINITY })
  return (key: string, at: number): number | null => {
    if (at < 0 && key !== 'ArrowDown' && key !== 'ArrowUp') return null
    const step = STEP[key]
    if (step) return step(at, links.length)
    if (key.length !== 1 || key === ' ') return null
    const now = performance.now()
    const kept = now - typed.current.at < TYPE_AHEAD_MS ? typed.current.letters : ''
    typed.current = { letters: kept + key, at: now }
    const words = links.map((link) => link.words)
    const match = typeAheadMatch(words, typed.current.letters, at)
    return match < 0 ? null : match
  }
}

/** Closes when the pointer goes down anywhere else. */
function useCloseOutside(open: boolean, isInside: (target: EventTarget | null) => boolean, close: () => void) {
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (!isInside(event.target)) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open, isInside, close])
}

/**
 * A button that opens a short list of links. Highlighted while one of them is the current page. Before the script has
 * arrived, and without it, the list opens on hover and focus by CSS alone.
 */
export function LinkMenu({ label, links }: LinkMenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const keyLeadsTo = useListKeys(links)
  const isInside = (target: EventTarget | null) => target instanceof Node && Boolean(root.current?.contains(target))
  useCloseOutside(open, isInside, () => setOpen(false))

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || !root.current) return
    if (event.key === 'Escape' && open) {
      setOpen(false)
      root.current.querySelector('button')?.focus()
      return
    }
    const anchors = [...root.current.querySelectorAll('a')]
    const next = keyLeadsTo(
      event.key,
      anchors.findIndex((anchor) => anchor.contains(event.currentTarget)),
    )
    if (next === null) return
    event.preventDefault()
    setOpen(true)
    // The list may only just be shown: the focus can move there once it is.
    requestAnimationFrame(() => anchors[next]?.focus())
  }

  const keys = {
    onKeyDown,
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !isInside(event.relatedTarget)) setOpen(false)
    },
  }
  return (
    <div className="more" ref={root} data-open={open || undefined}>
      <button
        {...keys}
        type="button"
        className={links.some((link) => link.current) ? 'here' : undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <div className="more-list" id={id}>
        {links.map(({ words, to, current }) => (
          <SiteLink
            {...keys}
            key={to}
            to={to}
            aria-current={current ? 'page' : undefined}
            onClick={() => setOpen(false)}
          >
            {words}
          </SiteLink>
        ))}
      </div>
    </div>
  )
}
