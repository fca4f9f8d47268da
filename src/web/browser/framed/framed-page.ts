export const isFramed = () => window.parent !== window

export function postToParent(message: { porchlight: string; height?: number }): void {
  // A height and a key are no secrets: every page may hear them.
  if (isFramed()) window.parent.postMessage(message, '*')
}

export function postHeights(list: Element): void {
  if (!isFramed()) return
  const tell = () => {
    const { bottom } = list.getBoundingClientRect()
    postToParent({ porchlight: 'height', height: Math.ceil(bottom + scrollY) })
  }
  new ResizeObserver(tell).observe(list)
  addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (source === window.parent && isQuestion(data)) tell()
  })
}

function isQuestion(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'porchlight' in data && data.porchlight === 'ask'
}

/** The page around the frame does not receive keys pressed in here, and Escape may have to close its sheet. */
export function postEscape(): void {
  if (!isFramed()) return
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isTaken(event)) postToParent({ porchlight: 'escape' })
  })
}

function isTaken(event: KeyboardEvent): boolean {
  const { target } = event
  return (
    event.defaultPrevented || (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '')
  )
}
