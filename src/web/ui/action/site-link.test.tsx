// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SiteLink } from './site-link.tsx'

it('a link of the site says that it opens a new tab, and gives that tab no hold on this page', () => {
  render(
    <SiteLink to="https://elsewhere.example" newTab>
      Twitter
    </SiteLink>,
  )
  const link = screen.getByRole('link', { name: 'Twitter (new tab)' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})
