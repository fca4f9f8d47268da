const SLACK_PX = 8

export function startTopBar(): void {
  const bar = document.querySelector<HTMLElement>('.topbar')
  if (!bar) return
  const isOpen = startMenu(bar)
  revealOnScroll(bar, isOpen)
}

function startMenu(bar: HTMLElement): () => boolean {
  const button = bar.querySelector<HTMLButtonElement>('button.menu-btn')
  const panel = bar.querySelector<HTMLElement>('.menu-panel')
  if (!button || !panel) return () => false
  const isOpen = () => 'open' in panel.dataset
  function show(open: boolean) {
    panel?.toggleAttribute('data-open', open)
    button?.setAttribute('aria-expanded', String(open))
    button?.querySelector('.when-closed')?.toggleAttribute('hidden', open)
    button?.querySelector('.when-open')?.toggleAttribute('hidden', !open)
  }
  const closeOutside = ({ target }: Event) => {
    if (isOpen() && target instanceof Node && !bar.contains(target)) show(false)
  }
  // Opened by the link, before the script came.
  if (location.hash === `#${panel.id}`) show(true)
  button.addEventListener('click', () => show(!isOpen()))
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) show(false)
  })
  document.addEventListener('focusin', closeOutside)
  document.addEventListener('pointerdown', closeOutside)
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    show(false)
    button.focus()
  })
  // A page restored by Back would still have its menu open.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(false)
  })
  return isOpen
}

/**
 * `data-scroll` is `away` below the bar while scrolling down, `shown` after scrolling up, and absent where the bar is
 * in its own place. Nothing changes while `isPaused`.
 */
export function revealOnScroll(bar: HTMLElement, isPaused: () => boolean): void {
  let last = scrollY
  function onScroll() {
    const moved = scrollY - last
    if (isPaused() || Math.abs(moved) < SLACK_PX) return
    last = scrollY
    const ownPlace = bar.previousElementSibling?.clientHeight ?? 0
    if (scrollY <= ownPlace) delete bar.dataset.scroll
    else if (moved < 0) bar.dataset.scroll = 'shown'
    else if (scrollY > ownPlace + bar.offsetHeight || bar.dataset.scroll) bar.dataset.scroll = 'away'
  }
  addEventListener('scroll', onScroll, { passive: true })
}
