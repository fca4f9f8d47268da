// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import type { Session } from '#web/plumbing/session.ts'
import { SiteHeader } from './site-header.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function signedIn(firstName: string | null): Session {
  const user = {
    id: '1',
    firstName,
    lastName: null,
    email: 'dana@house.example',
    emailVerified: true,
    organisation: null,
  }
  return { status: 'signed-in', user }
}

function show(session: Session, path = '/') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteHeader session={session} />
    </MemoryRouter>,
  )
  return within(screen.getByRole('navigation', { name: 'Menu' }))
}

describe('the top bar', () => {
  it('offers Get Started to a visitor, and also when the check failed', () => {
    const menu = show({ status: 'signed-out' })
    expect(menu.getByRole('link', { name: 'Get Started for operators' }).getAttribute('href')).toBe('/getting-started')
    cleanup()
    show({ status: 'failed', message: 'Authentication check failed: 500' })
    expect(screen.queryByText(/Welcome/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Logout' })).toBeNull()
  })

  it('welcomes who is signed in by first name, or as User, with a way to log out', () => {
    show(signedIn('Dana'))
    const welcomes = screen.getAllByText('Welcome, Dana')
    expect(welcomes.map((link) => link.getAttribute('href'))).toEqual(['/account', '/account'])
    for (const link of screen.getAllByRole('link', { name: 'Logout' })) {
      expect(link.getAttribute('href')).toBe('/api/logout')
    }
    cleanup()
    show(signedIn(null))
    expect(screen.getAllByText('Welcome, User')).toHaveLength(2)
  })

  it('shows neither while it is not known who is looking', () => {
    show({ status: 'loading' })
    expect(screen.queryByText(/Welcome/)).toBeNull()
    // In the page's room, but not to be seen before a script has had its time (from-late).
    const held = screen.getAllByText('Get Started', { selector: '.btn b' })
    expect(held.map((words) => words.parentElement?.classList.contains('from-late'))).toEqual([true, true])
  })

  it('marks the page one is on, the directory also on a state page', () => {
    show({ status: 'signed-out' }, '/directory/maine')
    const nav = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(nav.getByRole('link', { name: 'NARR Directory' }).getAttribute('aria-current')).toBe('page')
    expect(nav.getByRole('link', { name: 'About' }).hasAttribute('aria-current')).toBe(false)
    expect(nav.getByRole('button', { name: 'More' }).className).toBe('')
  })
})

describe('the phone menu', () => {
  const panelIsOpen = () => document.getElementById('site-menu')?.hasAttribute('data-open')

  it('is open still when the page wakes after it was opened by its link', () => {
    location.hash = '#site-menu'
    show({ status: 'loading' })
    expect(panelIsOpen()).toBe(true)
    location.hash = ''
  })

  it('opens and closes by a button that says which it does', () => {
    show({ status: 'signed-out' })
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(panelIsOpen()).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(panelIsOpen()).toBe(false)
  })

  it('closes when a link is chosen, and on Escape with the focus back on its button', () => {
    const menu = show({ status: 'signed-out' })
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    fireEvent.click(menu.getByRole('link', { name: 'FAQ' }))
    expect(panelIsOpen()).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(panelIsOpen()).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }))
  })

  it('names More as a group and highlights it on the pages of that group', () => {
    const menu = show({ status: 'signed-out' }, '/faq')
    expect(menu.getByRole('list', { name: 'More' })).toBeTruthy()
    expect(menu.getByText('More').className).toBe('menu-more-here')
  })
})
