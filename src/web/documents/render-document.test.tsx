import { expect, it } from 'vitest'
import { frameEn } from '#web/parts/frame-words/frame-words.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { sampleSite } from '../../../tests/support/framed.tsx'
import { renderDocument, type Shown } from './render-document.tsx'

const files = {
  scripts: { site: '/page.js', bare: '/list.js' },
  reloading: [],
  island: () => '',
  style: [],
  styleOf: () => [],
}
const around = { site: sampleSite, user: null, files, words: frameEn, page: 'residences/residences.page.tsx' } as const
const rest = { path: '/residences', frame: 'site', hasHomes: false } as const
const render = (shown: Pick<Shown, 'query' | 'head' | 'children'>) => renderDocument({ ...around, ...rest, ...shown })

it('keeps the frame of a page, and nothing of the request it was rendered for', () => {
  const first = render({ query: 'near=72201&open=1', head: [{ title: 'One & only' }], children: <Icon name="heart" /> })
  expect(first).toContain('<title>One &amp; only</title>')
  expect(first).toContain('href="/es/residencias?near=72201&amp;open=1"')
  expect(first).toMatch(/<main id="main" tabindex="-1"><svg class="icon" aria-hidden="true"><use href="#i-heart">/)
  expect(first).toContain('<symbol id="i-heart"')
  const second = render({ query: '', head: [{ title: 'Two' }], children: '$& {{page}}' })
  expect(second).toContain('<title>Two</title>')
  expect(second).toContain('href="/es/residencias"')
  expect(second).toContain('<main id="main" tabindex="-1">$&amp; {{page}}</main>')
  expect(second).not.toMatch(/One|heart|72201/)
})

it('shows whoever is signed in their own frame, and nobody else', () => {
  const user = { id: '1', email: 'ada@example.org', firstName: 'Ada', lastName: null, profileImageUrl: null } as never
  const own = renderDocument({ ...around, ...rest, user, query: '', head: [], children: null })
  expect(own).toContain('Ada')
  expect(render({ query: '', head: [], children: null })).not.toContain('Ada')
})
