// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { useScrollReveal } from './use-scroll-reveal.ts'

afterEach(cleanup)

const BAR_HEIGHT = 72

function Bar({ paused = false }: { paused?: boolean }) {
  const bar = useRef<HTMLElement>(null)
  useScrollReveal(bar, paused)
  return <header ref={bar} />
}

function show(paused = false) {
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true })
  render(<Bar paused={paused} />)
  const bar = screen.getByRole('banner')
  Object.defineProperty(bar, 'offsetHeight', { value: BAR_HEIGHT })
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
