import { findTypeAheadMatch, TYPE_AHEAD_MS } from './type-ahead.ts'

const STEP: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

export function startLinkMenu(root: HTMLElement): void {
  const button = root.querySelector('button')
  const links = [...root.querySelectorAll('a')]
  if (!button) return
  const keyLeadsTo = listKeys(links.map(({ textContent }) => textContent ?? ''))
  const isOpen = () => 'open' in root.dataset
  function show(open: boolean) {
    root.toggleAttribute('data-open', open)
    button?.setAttribute('aria-expanded', String(open))
  }
  button.addEventListener('click', () => show(!isOpen()))
  for (const link of links) link.addEventListener('click', () => show(false))
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !root.contains(target)) show(false)
  })
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) show(false)
  })
  root.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape' && isOpen()) {
      show(false)
      button.focus()
      return
    }
    const at = event.target instanceof HTMLAnchorElement ? links.indexOf(event.target) : -1
    const next = keyLeadsTo(event.key, at)
    if (next === null) return
    event.preventDefault()
    show(true)
    links[next]?.focus()
  })
}

function listKeys(words: readonly string[]) {
  let typed = { letters: '', at: Number.NEGATIVE_INFINITY }
  return (key: string, at: number): number | null => {
    if (at < 0 && key !== 'ArrowDown' && key !== 'ArrowUp') return null
    const step = STEP[key]
    if (step) return step(at, words.length)
    if (key.length !== 1 || key === ' ') return null
    const now = performance.now()
    const letters = now - typed.at < TYPE_AHEAD_MS ? typed.letters : ''
    typed = { letters: letters + key, at: now }
    const match = findTypeAheadMatch(words, typed.letters, at)
    return match < 0 ? null : match
  }
}
