import { describe, expect, it } from 'vitest'
import { pageHead } from '#web/plumbing/page-head.ts'

const page = { title: 'About the alliance', description: 'Who we are.', path: '/about' }
const root = { id: 'root', loaderData: { site: { baseUrl: 'https://beds.example.org' }, user: null } }

describe('the head of a page', () => {
  it("carries the site's name after the page's own", () => {
    expect(pageHead(page, [root])).toContainEqual({ title: 'About the alliance | NARR + Behave Health' })
  })

  it('does not say the name twice', () => {
    const home = { ...page, title: 'NARR + Behave Health: find a place' }
    expect(pageHead(home, [root])).toContainEqual({ title: 'NARR + Behave Health: find a place' })
  })

  it('names its one address on this site', () => {
    expect(pageHead(page, [root])).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://beds.example.org/about',
    })
  })

  it('asks search engines to leave out a page without an address', () => {
    const head = pageHead({ ...page, path: null }, [root])
    expect(head).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(JSON.stringify(head)).not.toContain('canonical')
  })

  it('leaves the address out where the settings did not arrive', () => {
    for (const matches of [[], [undefined], [{ id: 'root' }], [{ id: 'root', loaderData: { site: null } }]]) {
      expect(JSON.stringify(pageHead(page, matches))).not.toContain('canonical')
    }
  })
})
