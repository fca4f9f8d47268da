// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { revealOnScroll } from './top-bar.ts'

const BAR_HEIGHT = 72

function show(paused = false) {
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true })
  const bar = document.createElement('header')
  document.body.append(bar)
  Object.defineProperty(bar, 'offsetHeight', { value: BAR_HEIGHT })
  revealOnScroll(bar, () => paused)
  return (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, writable: true, configurable: true })
    window.dispatchEvent(new Event('scroll'))
    return bar.dataset.scroll
  }
}

describe('the top bar while the page is scrolled', () => {
  it('goes away on the way down, comes back on the way up, and rests in its own place at the top', () => {
    const scrollTo = show()
    expect(scrollTo(40)).toBeUndefined()
    expect(scrollTo(400)).toBe('away')
    expect(scrollTo(380)).toBe('shown')
    expect(scrollTo(600)).toBe('away')
    expect(scrollTo(0)).toBeUndefined()
  })

  it('does not take a trembling thumb for a change of direction', () => {
    const scrollTo = show()
    scrollTo(400)
    expect(scrollTo(395)).toBe('away')
  })

  it('stays as it is while the menu is open', () => {
    const scrollTo = show(true)
    expect(scrollTo(400)).toBeUndefined()
  })
})
