// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showFramed } from '#tests/support/browser/framed.tsx'
import { stranger } from '#tests/support/browser/visitor.ts'
import { siteMap } from '#web/site-map.ts'
import { LinkMenu } from '#web/ui/action/link-menu.tsx'
import { computeTooltipDelay, noteTooltipClosed } from '#web/ui/overlay/tooltip-timing.ts'
import { Progress } from '#web/ui/waiting/progress.tsx'

// Delays and progress (docs/specification.md, sections 4, 5, 8 and 9).

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each([
  ['opens after 700 ms at first', Number.NEGATIVE_INFINITY, 0, 700],
  ['opens at once 300 ms after another closed', 10_000, 10_300, 0],
  ['opens after 700 ms again from 301 ms on', 20_000, 20_301, 700],
])('a tooltip %s', (_, closedAt, now, delay) => {
  noteTooltipClosed(closedAt)
  expect(computeTooltipDelay(now)).toBe(delay)
})

describe('type-ahead in a menu', () => {
  const words = ['Get Started', 'Partners', 'FAQ', 'Contact', 'Press']
  const links = words.map((each) => ({ words: each, to: `/${each}` }))

  it.each([
    [999, 'Press', 'the letters belong together within a second'],
    [1000, 'Get Started', 'they begin anew after a second'],
  ])('of p, r and e with %i ms before the g leads to %s: %s', (wait, expected) => {
    vi.useFakeTimers()
    showFramed('/', createElement(LinkMenu, { label: 'More', links }))
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    const type = (key: string) => {
      fireEvent.keyDown(document.activeElement?.closest('a') ?? screen.getByRole('link', { name: 'FAQ' }), { key })
      act(() => void vi.advanceTimersByTime(20))
    }
    for (const key of 'pre') type(key)
    expect(document.activeElement?.textContent).toBe('Press')
    act(() => void vi.advanceTimersByTime(wait - 20))
    type('g')
    expect(document.activeElement?.textContent).toBe(expected)
  })
})

describe('the menus of the site', () => {
  const open = siteMap.map(({ path }): string => path).filter((path) => !path.includes(':'))

  // The delay of a submenu and its pointer grace (docs/specification.md, section 9) have nothing to delay.
  it.each(open)('have no menu inside a menu at %s', async (path) => {
    const page = await stranger().page(path)
    const nested = '.more-list .more, .more-list button, [role="menu"] [aria-haspopup]'
    expect(page.querySelectorAll(nested)).toHaveLength(0)
  })
})

describe('a progress bar', () => {
  function show(value?: number | null, max?: number) {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(createElement(Progress, { label: 'Average Occupancy', value, ...(max !== undefined && { max }) }))
    const bar = screen.getByRole('progressbar')
    const shown = { state: bar.dataset.state, max: bar.getAttribute('max'), value: bar.getAttribute('value') }
    return { ...shown, errors: error.mock.calls.length }
  }

  it.each([
    [undefined, undefined, 'indeterminate', null, '100', 0],
    [null, undefined, 'indeterminate', null, '100', 0],
    [0, undefined, 'loading', '0', '100', 0],
    [85, undefined, 'loading', '85', '100', 0],
    [100, undefined, 'complete', '100', '100', 0],
    [3, 4, 'loading', '3', '4', 0],
    [4, 4, 'complete', '4', '4', 0],
    [101, undefined, 'indeterminate', null, '100', 1],
    [-1, undefined, 'indeterminate', null, '100', 1],
    [Number.NaN, undefined, 'indeterminate', null, '100', 1],
    [50, 0, 'loading', '50', '100', 1],
    [50, -4, 'loading', '50', '100', 1],
    [50, Number.NaN, 'loading', '50', '100', 1],
    [50, Number.POSITIVE_INFINITY, 'loading', '50', '100', 1],
  ])('with value %s of %s is %s (value %s of %s, %i console error)', (value, max, state, shown, of, errors) => {
    expect(show(value, max)).toEqual({ state, value: shown, max: of, errors })
  })
})
