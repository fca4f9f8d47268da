// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { createElement, Fragment } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showFramed } from '#tests/support/browser/framed.tsx'
import { stranger } from '#tests/support/browser/visitor.ts'
import { SiteFooter } from '#web/parts/frame/shell/site-footer.tsx'
import { EARLY_TAPS, repeatEarlyTaps } from '#web/plumbing/early/early-taps.ts'

/** The quick links, and the id of the section each scrolls to (docs/specification.md, section 2). */
const quickLinks = [
  ['About Alliance', 'about'],
  ['2025 Vision', 'vision'],
  ['Directory Portal', 'directory'],
  ['Behave Platform', 'platform'],
  ['Getting Started', 'getting-started'],
] as const

/** They write to the console, and then lead on (docs/specification.md, section 2 and ruling 4). */
const loggedLinks = [
  ['Help Center', '/help'],
  ['Live Chat', '/contact?topic=chat'],
  ['Documentation', '/docs'],
  ['Privacy Policy', '/privacy'],
  ['Terms of Service', '/terms'],
  ['Security', '/security'],
] as const

const social = ['Twitter', 'LinkedIn', 'Facebook'] as const

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function readFooter(path: string) {
  const footer = (await stranger().page(path)).querySelector('footer')
  if (!footer) throw new Error(`${path} has no footer`)
  const named = (words: string) => [...footer.querySelectorAll('a')].find((one) => one.textContent?.startsWith(words))
  return { footer, named }
}

function show(...sections: string[]) {
  const parts = sections.map((id) => createElement('section', { key: id, id }))
  showFramed('/', createElement(Fragment, null, ...parts, createElement(SiteFooter, { site: undefined })))
}

it.each(['/', '/directory', '/residences', '/es/residencias'])(
  '%s, which speaks of certified homes, leads to where a certificate is checked',
  async (path) => {
    const leadsTo = path.startsWith('/es') ? '/es/verificar' : '/verify'
    const [page = ''] = (await stranger().ask(path)).text.split('<footer class="footer')
    expect(page.includes(`href="${leadsTo}"`)).toBe(true)
  },
)

describe('the footer of every page', () => {
  it('says what the partnership is for', async () => {
    const { footer } = await readFooter('/contact')
    expect(footer.textContent?.toLowerCase()).toContain(
      'transforming recovery housing through strategic partnership, unified standards and data-driven solutions for sustainable funding and improved outcomes',
    )
  })

  it.each(loggedLinks)('leads by %s to %s', async (words, to) => {
    expect((await readFooter('/')).named(words)?.getAttribute('href')).toBe(to)
  })

  it.each(social)('opens %s in a new tab', async (words) => {
    const link = (await readFooter('/')).named(words)
    expect(link?.getAttribute('target')).toBe('_blank')
    expect(link?.getAttribute('href')).toMatch(/^https:\/\/./)
  })

  it('goes to /api/login by Admin Login, as a full page', async () => {
    const link = (await readFooter('/')).named('Admin Login')
    expect(link?.getAttribute('href')).toBe('/api/login')
    expect(link?.hasAttribute('data-discover')).toBe(false)
  })

  it.each(quickLinks)('finds the section of %s on the home page', async (_, id) => {
    expect((await stranger().page('/')).querySelector(`section#${id}`)).not.toBeNull()
  })
})

describe('the footer in the browser', () => {
  it.each(quickLinks)('scrolls by %s smoothly to the section #%s', (words, id) => {
    show(id)
    const section = document.getElementById(id)
    if (!section) throw new Error('no section')
    section.scrollIntoView = vi.fn()
    fireEvent.click(screen.getByRole('link', { name: words }))
    expect(section.scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' })
  })

  it.each(quickLinks)('does nothing by %s where there is no section #%s', (words) => {
    show('elsewhere')
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    const before = location.href
    fireEvent.click(screen.getByRole('link', { name: words }))
    expect(scroll).not.toHaveBeenCalled()
    expect(location.href).toBe(before)
  })

  it.each(loggedLinks)('writes %s to the console', (words) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    show()
    new Function(EARLY_TAPS)()
    repeatEarlyTaps()
    fireEvent.click(screen.getByRole('link', { name: words }))
    expect(log.mock.calls[0]).toEqual([`footer: ${words}`])
  })
})
