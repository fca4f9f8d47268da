import { isSupportOpen } from '#domain/inquiries/support-hours.ts'

const CHECK_EVERY_MS = 30_000

/** Decided in the browser: the page's bytes are the same for everyone at any hour. */
export function startSupportHours(): void {
  const words = document.querySelectorAll<HTMLElement>('[data-support]')
  if (words.length === 0) return
  const look = () => {
    const now = isSupportOpen(new Date()) ? 'open' : 'closed'
    for (const one of words) one.hidden = one.dataset.support !== now
  }
  look()
  setInterval(look, CHECK_EVERY_MS)
}
