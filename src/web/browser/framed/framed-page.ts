/** Whether the page stands in a frame of another one. */
export const isFramed = () => window.parent !== window

export function tellParent(message: { porchlight: string; height?: number }): void {
  // A height and a key are no secrets: every page may hear them.
  if (isFramed()) window.parent.postMessage(message, '*')
}

/** Tells the page around the frame how high the list is, so that /embed.js (or a script of its own) can size the frame. */
export function tellHeights(list: Element): void {
  if (!isFramed()) return
  const tell = () => {
    const { bottom } = list.getBoundingClientRect()
    tellParent({ porchlight: 'height', height: Math.ceil(bottom + scrollY) })
  }
  new ResizeObserver(tell).observe(list)
  addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (source === window.parent && isQuestion(data)) tell()
  })
}

function isQuestion(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'porchlight' in data && data.porchlight === 'ask'
}

/**
 * Tells the page around the frame of the Escape key. It does not see the keys pressed in here, and the list may stand
 * in a sheet that Escape is to close.
 */
export function tellEscape(): void {
  if (!isFramed()) return
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isTaken(event)) tellParent({ porchlight: 'escape' })
  })
}

/** Escape does something of its own first: it closes a choice that is open, or empties the search field. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event
  return (
    event.defaultPrevented || (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '')
  )
}
