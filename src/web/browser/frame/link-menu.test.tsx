// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LinkMenu } from '#web/ui/action/link-menu.tsx'
import { startLinkMenu } from './link-menu.ts'

const links = [
  { words: 'Get Started', to: '/getting-started' },
  { words: 'Partners', to: '/partners', current: true },
  { words: 'FAQ', to: '/faq' },
]

function open() {
  render(<LinkMenu label="More" links={links} />)
  const button = screen.getByRole('button', { name: 'More' })
  if (button.parentElement) startLinkMenu(button.parentElement)
  return { button, isOpen: () => button.getAttribute('aria-expanded') === 'true' }
}

describe('the More menu', () => {
  it('opens and closes by its button, and closes when a link is chosen', () => {
    const { button, isOpen } = open()
    fireEvent.click(button)
    expect(isOpen()).toBe(true)
    fireEvent.click(button)
    expect(isOpen()).toBe(false)
    fireEvent.click(button)
    fireEvent.click(screen.getByRole('link', { name: 'FAQ' }))
    expect(isOpen()).toBe(false)
  })

  it('is highlighted while one of its pages is the current one', () => {
    expect(open().button.className).toBe('here')
    expect(screen.getByRole('link', { name: 'Partners' }).getAttribute('aria-current')).toBe('page')
  })

  it('moves by arrows, from the button to the first link and round', async () => {
    const { button, isOpen } = open()
    fireEvent.keyDown(button, { key: 'ArrowDown' })
    expect(isOpen()).toBe(true)
    const first = screen.getByRole('link', { name: 'Get Started' })
    await waitFor(() => expect(document.activeElement).toBe(first))
    fireEvent.keyDown(first, { key: 'ArrowUp' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('FAQ'))
  })

  it('goes to a link by its first letters', async () => {
    open()
    fireEvent.keyDown(screen.getByRole('link', { name: 'Get Started' }), { key: 'f' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('FAQ'))
  })

  it('closes on Escape with the focus back on the button, and when one touches elsewhere', () => {
    const { button, isOpen } = open()
    fireEvent.click(button)
    fireEvent.keyDown(screen.getByRole('link', { name: 'FAQ' }), { key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button)
    fireEvent.click(button)
    fireEvent.pointerDown(document.body)
    expect(isOpen()).toBe(false)
  })
})
