// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { useLinkedFold } from './use-linked-fold.ts'

afterEach(cleanup)

function Article() {
  useLinkedFold()
  return (
    <details>
      <summary>How to make a first call</summary>
      <p id="first-call">Say who you are.</p>
    </details>
  )
}

function open(address: string): boolean | undefined {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Article />
    </MemoryRouter>,
  )
  return document.querySelector('details')?.open
}

it('opens the article that the address leads to', () => {
  Element.prototype.scrollIntoView = vi.fn()
  expect(open('/help#first-call')).toBe(true)
})

it.each(['/help', '/help#no-such', '/help#%E0%A4%A'])('opens nothing for %s', (address) => {
  expect(open(address)).toBe(false)
})
