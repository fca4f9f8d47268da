import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { sampleSite } from '#tests/support/browser/framed.tsx'
import { definePage, type Visit } from '#web/plumbing/page.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { renderPage } from './render-page.tsx'

const scripts = { site: '/page.js', bare: '/list.js' }
const files = { scripts, reloading: [], islandAt: () => '', stylesOf: () => [], styleIn: () => undefined }
const nobody = { params: {}, language: 'en', site: sampleSite, user: null, fetch, refused: null } as const

function render(query: string, title: string, children: ReactNode, user: Visit['user'] = null): string {
  const page = definePage<unknown>({ head: () => ({ title, description: '', path: null }), show: () => children })
  const visit: Visit = { ...nobody, path: '/residences', query: new URLSearchParams(query), user }
  return renderPage({ page, file: 'search/residences.page.tsx', visit, data: null, files })
}

it('keeps the frame of a page, and nothing of the request it was rendered for', () => {
  const first = render('near=72201&open=1', 'One & only', <Icon name="heart" />)
  expect(first).toContain('<title>One &amp; only | NARR + Behave Health</title>')
  expect(first).toContain('href="/es/residencias?near=72201&amp;open=1"')
  expect(first).toMatch(/<main id="main" tabindex="-1"><svg class="icon" aria-hidden="true"><use href="#i-heart">/)
  expect(first).toContain('<symbol id="i-heart"')
  const second = render('', 'Two', '$& {{main}}')
  expect(second).toContain('<title>Two | NARR + Behave Health</title>')
  expect(second).toContain('href="/es/residencias"')
  expect(second).toContain('<main id="main" tabindex="-1">$&amp; {{main}}</main>')
  expect(second).not.toMatch(/One|heart|72201/)
})

it('shows whoever is signed in their own frame, and nobody else', () => {
  const user = { id: '1', email: 'ada@example.org', firstName: 'Ada', lastName: null, profileImageUrl: null } as never
  expect(render('', '', null, user)).toContain('Ada')
  expect(render('', '', null)).not.toContain('Ada')
})
