// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { signedInMarker } from '#domain/people/signed-in-marker.ts'
import { showFramed } from '#tests/support/browser/framed.tsx'
import { SiteHeader } from './site-header.tsx'

afterEach(() => (document.cookie = `${signedInMarker}=; path=/; max-age=0`))

function show(user: SignedInUser | null | undefined, path = '/') {
  showFramed(path, <SiteHeader user={user} />)
  return within(screen.getByRole('navigation', { name: 'Menu' }))
}

/** A page that is the same for everyone, in a browser that was signed in; `answer` is that of GET /api/auth/user. */
function showShared(answer: () => Promise<Response>) {
  document.cookie = `${signedInMarker}=1; path=/`
  const ask = vi.fn(answer)
  vi.stubGlobal('fetch', ask)
  show(undefined)
  return ask
}

describe('the top bar', () => {
  it('offers Get Started to a visitor, and asks nothing of one', () => {
    const ask = vi.fn()
    vi.stubGlobal('fetch', ask)
    const menu = show(undefined)
    expect(menu.getByRole('link', { name: 'Get Started for operators' }).getAttribute('href')).toBe('/getting-started')
    expect(screen.queryByText(/Welcome|Logout/)).toBeNull()
    expect(ask).not.toHaveBeenCalled()
  })

  it('finds out who is there where the marker cookie says that there may be somebody', async () => {
    showShared(async () => Response.json({ firstName: 'Dana' }))
    const welcomes = await screen.findAllByText('Welcome, Dana')
    expect(welcomes.map((link) => link.getAttribute('href'))).toEqual(['/account', '/account'])
    expect(welcomes[0]?.getAttribute('aria-label')).toBe('Welcome, Dana. Your account')
    expect(screen.getAllByRole('link', { name: 'Logout' })).toHaveLength(2)
    expect(screen.queryByText('Get Started', { selector: '.btn b' })).toBeNull()
  })

  it.each([
    ['nobody is signed in any more', async () => new Response('', { status: 401 })],
    ['the check failed', async () => new Response('', { status: 500 })],
    ['there is no network', async () => Promise.reject(new TypeError('no network'))],
  ])('stays as for a visitor where %s', async (_why, answer) => {
    const ask = showShared(answer)
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
    expect(screen.getAllByText('Get Started', { selector: '.btn b' })).toHaveLength(2)
    expect(screen.queryByText(/Welcome/)).toBeNull()
  })
})

describe('the phone menu', () => {
  const panelIsOpen = () => document.getElementById('site-menu')?.hasAttribute('data-open')

  it('is open still when the page is hydrated after it was opened by its link', () => {
    location.hash = '#site-menu'
    show(null)
    expect(panelIsOpen()).toBe(true)
    location.hash = ''
  })

  it('closes when a link is chosen, and on Escape with the focus back on its button', () => {
    const menu = show(null)
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    fireEvent.click(menu.getByRole('link', { name: 'FAQ' }))
    expect(panelIsOpen()).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(panelIsOpen()).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }))
  })
})
