// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { showWholeFrame } from '#tests/support/browser/framed.tsx'
import { signedIn, stranger } from '#tests/support/browser/visitor.ts'

/** Before the other items (docs/specification.md, ruling 11). */
const findResidence = ['Find a home', '/residences'] as const
/** The top navigation, and the group behind More (docs/specification.md, section 2). */
const main = [
  ['About', '/about'],
  ['NARR Vision', '/vision'],
  ['NARR Directory', '/directory'],
  ['Behave Platform', '/platform'],
] as const
const more = [
  ['Get Started', '/getting-started'],
  ['Partners', '/partners'],
  ['FAQ', '/faq'],
  ['Contact', '/contact'],
] as const

/** [address, the link marked as the present page, whether More is highlighted]. */
const marks = [
  ['/', null, false],
  ['/residences', 'Find a home', false],
  ['/directory/maine', 'NARR Directory', false],
  ...main.map(([words, path]) => [path, words, false] as const),
  ...more.map(([words, path]) => [path, words, true] as const),
] as const

const visitor = stranger()
const desktop = 'nav[aria-label="Main"]'
const phone = 'nav[aria-label="Menu"]'
const menus = [desktop, phone]

function linksIn(page: Document, where: string) {
  return [...page.querySelectorAll(`${where} a`)].map((link) => [link.textContent, link.getAttribute('href')])
}

describe('the navigation', () => {
  it('leads home by the name of the partnership', async () => {
    const residence = (await visitor.page('/about')).querySelector('header a[href="/"]')
    expect(residence?.textContent).toContain('NARR + Behave Health')
  })

  it('has the search first, then four links and the four of More on a desktop', async () => {
    const page = await visitor.page('/')
    expect(linksIn(page, desktop)).toEqual([findResidence, ...main, ...more])
    expect(page.querySelector(`${desktop} button`)?.textContent).toBe('More')
    expect(linksIn(page, `${desktop} .more-list`)).toEqual(more)
  })

  it('has the same on a phone, with More as a group', async () => {
    const page = await visitor.page('/')
    expect(linksIn(page, phone).slice(0, 9)).toEqual([findResidence, ...main, ...more])
    const group = page.querySelector(`${phone} ul`)
    expect(page.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('More')
    expect(linksIn(page, `${phone} ul`)).toEqual(more)
  })

  it('says above Get Started for whom it is, on a desktop and on a phone', async () => {
    const page = await visitor.page('/')
    for (const menu of [`${desktop} .more-list`, `${phone} ul`]) {
      const link = page.querySelector(`${menu} a[href="/getting-started"]`)
      expect(link?.previousElementSibling?.textContent).toBe('for operators')
    }
  })

  it('sets off the directory', async () => {
    const page = await visitor.page('/')
    for (const menu of menus) {
      const featured = [...page.querySelectorAll(`${menu} .featured`)].map((link) => link.textContent)
      expect(featured).toEqual(['NARR Directory'])
    }
  })

  it.each(marks)('at %s marks %s; More highlighted: %s', async (path, words, isMore) => {
    const page = await visitor.page(path)
    for (const menu of menus) {
      const here = [...page.querySelectorAll(`${menu} [aria-current="page"]`)].map((link) => link.textContent)
      expect(here).toEqual(words === null ? [] : [words])
    }
    expect(page.querySelector(`${desktop} button`)?.classList.contains('here')).toBe(isMore)
    expect(page.querySelector(`${phone} p`)?.classList.contains('pine')).toBe(isMore)
  })
})

describe('who is signed in', () => {
  it('is offered Get Started when nobody is', async () => {
    const header = (await visitor.page('/directory')).querySelector('header')
    const all = [...(header?.querySelectorAll('.auth a, .menu-auth a') ?? [])]
    const ways = all.filter((way) => !way.closest('noscript'))
    const said = ways.map((way) => [way.querySelector('b')?.textContent, way.textContent, way.getAttribute('href')])
    const getStarted = ['Get Started', 'Get Started for operators', '/getting-started']
    expect(said).toEqual([getStarted, getStarted])
    expect(header?.textContent).not.toMatch(/Welcome|Logout/)
  })

  it('is welcomed by first name, can log out, and is not offered Get Started', async () => {
    const operator = await signedIn('operator')
    const { firstName } = JSON.parse((await operator.ask('/api/auth/user')).text)
    for (const path of ['/directory?sort=name', '/', '/workspace/team', '/account']) {
      const page = await operator.page(path)
      for (const place of page.querySelectorAll('.auth, .menu-auth')) {
        expect(place.textContent).toBe(`Welcome, ${firstName}Logout`)
        const logout = [...place.querySelectorAll('a')].find((way) => way.textContent === 'Logout')
        expect(logout?.getAttribute('href')).toBe('/api/logout')
      }
    }
  })
})

describe('the header in the browser', () => {
  afterEach(() => {
    cleanup()
    localStorage.clear()
    vi.restoreAllMocks()
  })

  function show(user: SignedInUser | null = null) {
    showWholeFrame(user)
    return within(screen.getByRole('navigation', { name: 'Menu' }))
  }
  const isOpen = () => document.getElementById('site-menu')?.hasAttribute('data-open')

  it("welcomes somebody without a first name as 'User'", () => {
    const user = { id: '1', firstName: null, lastName: null, email: 'x@y.example', emailVerified: true }
    show({ ...user, organization: null })
    expect(screen.getAllByText('Welcome, User').length).toBeGreaterThan(0)
  })

  it("opens the phone menu by 'Open menu' and closes it by 'Close menu'", () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(isOpen()).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(isOpen()).toBe(false)
  })

  it.each([...main, ...more])('closes the phone menu when %s is chosen', (words, path) => {
    const menu = show()
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const link = menu.getAllByRole('link', { name: words }).find((one) => one.getAttribute('href') === path)
    if (link) fireEvent.click(link)
    expect(isOpen()).toBe(false)
  })
})
