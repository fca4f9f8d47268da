const intervalMs = 30_000

export function follow(element: Element, ask: () => void, isTold: () => boolean): () => void {
  let isInView = true
  let askedAt = Date.now()
  const askIfDue = () => {
    if (isTold()) askedAt = Date.now()
    if (!isInView || document.visibilityState !== 'visible' || Date.now() - askedAt < intervalMs) return
    askedAt = Date.now()
    ask()
  }
  // The frame may be far down the page that embeds it.
  const seen = new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? true
    askIfDue()
  })
  seen.observe(element)
  const timer = setInterval(askIfDue, 1_000)
  document.addEventListener('visibilitychange', askIfDue)
  return () => {
    seen.disconnect()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askIfDue)
  }
}
