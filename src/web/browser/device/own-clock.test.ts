// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { startOwnClock } from './own-clock.ts'

it('writes a moment on the clock of the visitor', () => {
  document.body.innerHTML = '<time datetime="2026-11-24T20:30:00Z" data-own-clock>20:30 UTC</time>'
  startOwnClock()
  expect(document.querySelector('time')?.textContent).toMatch(/^November 2\d, 2026 at \d/)
})

it('makes no format on a page without a moment: the first one is slow', () => {
  document.body.innerHTML = '<time datetime="2026-11-24">November 24, 2026</time>'
  const format = vi.spyOn(Intl, 'DateTimeFormat')
  startOwnClock()
  expect(format).not.toHaveBeenCalled()
})
