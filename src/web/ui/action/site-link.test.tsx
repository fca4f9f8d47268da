// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { SiteLink, staysInSite } from './site-link.tsx'

afterEach(cleanup)

describe('a link of the site', () => {
  it('leaves the page whole for addresses under /api/, other sites and telephone numbers', () => {
    expect(staysInSite('/directory/maine')).toBe(true)
    for (const address of ['/api/login', '//elsewhere.example', 'https://elsewhere.example', 'tel:988', '#about']) {
      expect(staysInSite(address)).toBe(false)
    }
  })

  it('says that it opens a new tab, and gives that tab no hold on this page', () => {
    render(
      <MemoryRouter>
        <SiteLink to="https://elsewhere.example" newTab>
          Twitter
        </SiteLink>
      </MemoryRouter>,
    )
    const link = screen.getByRole('link', { name: 'Twitter (new tab)' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })
})
