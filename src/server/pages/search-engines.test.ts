import { describe, expect, it } from 'vitest'
import { buildRobotsTxt, buildSitemapXml } from './search-engines.ts'

const origin = 'https://beds.example.org'

describe('robots.txt', () => {
  const [everyone = '', previews = ''] = buildRobotsTxt(origin).split('#')

  it('keeps data, desks and sign-in pages out of every search', () => {
    for (const path of ['/api/', '/workspace', '/staff', '/account', '/sign-in']) {
      expect(everyone).toContain(`\nDisallow: ${path}\n`)
      expect(previews).toContain(`\nDisallow: ${path}\n`)
    }
  })

  it('keeps addresses with a query out of search, not out of link previews', () => {
    expect(everyone).toContain('\nDisallow: /*?\n')
    expect(previews).not.toContain('?')
  })

  it('lets the search of a whole state be found, and nothing more of a search', () => {
    // As robots.txt is read: the longest rule that fits an address counts.
    const rules = [...everyone.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, path = '']) => {
      const pattern = path.split('*').map((part) => part.replace(/[?+.]/g, '\\$&'))
      return { isAllowed: kind === 'Allow', length: path.length, fits: new RegExp(`^${pattern.join('.*')}`) }
    })
    const mayRead = (path: string) =>
      rules.filter(({ fits }) => fits.test(path)).toSorted((one, other) => other.length - one.length)[0]?.isAllowed ??
      true
    for (const search of ['/residences', '/es/residencias']) {
      expect([search, mayRead(search)]).toEqual([search, true])
      expect([search, mayRead(`${search}?state=AR`)]).toEqual([search, true])
      expect([search, mayRead(`${search}?state=AR&open=1`)]).toEqual([search, false])
      expect([search, mayRead(`${search}?near=72201`)]).toEqual([search, false])
    }
  })

  it('names the sitemap by its whole address', () => {
    expect(buildRobotsTxt(origin)).toMatch(/^Sitemap: https:\/\/beds\.example\.org\/sitemap\.xml$/m)
  })
})

describe('the sitemap of the pages', () => {
  const paths = ['/', '/about', '/directory', '/directory/:state', '/account', '/staff/inbox/:id', '/contact/sent']
  const xml = buildSitemapXml(origin, { paths, stateNames: ['Maine', 'District of Columbia'] })
  const found = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

  it('holds the public pages and the states, and nothing else', () => {
    expect(found).toEqual([
      'https://beds.example.org/',
      'https://beds.example.org/about',
      'https://beds.example.org/directory',
      'https://beds.example.org/directory/maine',
      'https://beds.example.org/directory/district-of-columbia',
    ])
  })

  it('gives no date that could be wrong', () => {
    expect(xml).not.toContain('lastmod')
  })

  it('stays XML whatever the address is', () => {
    expect(buildSitemapXml('https://a.example/?a&b', { paths: ['/'], stateNames: [] })).toContain('?a&amp;b/')
  })
})
