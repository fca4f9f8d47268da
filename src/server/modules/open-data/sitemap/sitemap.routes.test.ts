import { describe, expect, it } from 'vitest'
import { createPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import { countingStatements } from '#tests/support/directory/directory-rows.ts'
import { everyState } from '#tests/support/directory/every-state.ts'
import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { residencesSite } from '#tests/support/directory/residences-site.ts'
import { createSitemapRoutes, fileRate } from './sitemap.routes.ts'
import { createSitemap } from './sitemap.service.ts'

const baseUrl = 'https://porchlight.example'
const pagesFile = '/sitemaps/pages.xml'
let statements: () => number

const { build, clock, request } = residencesSite(({ transactions, clock }) => {
  const counting = countingStatements(transactions)
  statements = counting.statements
  const sitemap = createSitemap({
    clock,
    baseUrl,
    pagesFile,
    list: createPlaces({ file: samplePlaces(), states: everyState }),
    transactions: counting.transactions,
    residencesPerFile: 2,
  })
  return [createSitemapRoutes(sitemap, { rateLimits: limitInMemory })]
})

const addresses = async (path: string) => {
  const response = await request(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml'])
  return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
}
const inEnglish = (listed: string[]) => listed.filter((address) => !address.includes('/es/'))

describe('the sitemap', () => {
  it('is an index: the pages first, then as many files as the residences fill', async () => {
    expect(await addresses('/sitemap.xml')).toEqual([`${baseUrl}/sitemaps/pages.xml`])
    clock().forward({ hours: 1 })
    await build({ name: 'A' }, { name: 'B' }, { name: 'C' })
    expect(await addresses('/sitemap.xml')).toEqual([
      `${baseUrl}/sitemaps/pages.xml`,
      `${baseUrl}/sitemaps/places-en.xml`,
      `${baseUrl}/sitemaps/places-es.xml`,
      `${baseUrl}/sitemaps/residences-1.xml`,
      `${baseUrl}/sitemaps/residences-2.xml`,
    ])
  })

  it('holds every published home once, in both languages that name each other, and no other', async () => {
    await build({ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D', status: 'archived' })
    const all = [...(await addresses('/sitemaps/residences-1.xml')), ...(await addresses('/sitemaps/residences-2.xml'))]
    expect(new Set(all).size).toBe(6)
    expect(inEnglish(all)).toHaveLength(3)
    const text = await (await request('/sitemaps/residences-1.xml')).text()
    const [english = '', spanish = ''] = [...text.matchAll(/<url>.*?<\/url>/g)].map(([entry]) => entry)
    for (const entry of [english, spanish]) {
      expect(entry).toMatch(/hreflang="en" href="https:\/\/porchlight\.example\/residences\/[^"]+"/)
      expect(entry).toMatch(/hreflang="es" href="https:\/\/porchlight\.example\/es\/residencias\/[^"]+"/)
    }
    expect((await request('/sitemaps/residences-3.xml')).status).toBe(404)
  })

  it('holds the towns and counties where a home stands, each once, and no other', async () => {
    await build(
      { name: 'A', city: 'Conway', zip: '72032' },
      { name: 'B', city: 'conway', zip: '72034' },
      { name: 'C', city: 'St. Joe', zip: '72675', status: 'archived' },
      { name: 'D', city: 'Little Rock', zip: '72201' },
      { name: 'E', city: 'Nowhere at All', zip: '72201' },
    )
    expect(await addresses('/sitemaps/places-en.xml')).toEqual(
      ['conway', 'little-rock', 'faulkner-county', 'pulaski-county'].map((slug) => `${baseUrl}/residences/ar/${slug}`),
    )
    expect(await addresses('/sitemaps/places-es.xml')).toContain(`${baseUrl}/es/residencias/ar/conway`)
  })

  it('is cut anew each hour, and until then a new home joins the file it falls in', async () => {
    await build({ name: 'A' }, { name: 'B' })
    await addresses('/sitemap.xml')
    const before = statements()
    await addresses('/sitemap.xml')
    expect(statements()).toBe(before)
    await build({ name: 'C' })
    expect(inEnglish(await addresses('/sitemaps/residences-1.xml')).length).toBeGreaterThanOrEqual(2)
    clock().forward({ hours: 1 })
    expect(await addresses('/sitemap.xml')).toHaveLength(5)
  })

  it('goes packed to whoever takes that, and so many times an hour to one address', async () => {
    await build({ name: 'A' })
    const packed = await request('/sitemaps/residences-1.xml', { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    const text = await new Response(packed.body?.pipeThrough(new DecompressionStream('gzip'))).text()
    expect(text).toMatch(/<\/urlset>\n$/)
    for (let time = 1; time < fileRate.limit; time += 1) await request('/sitemaps/residences-9.xml')
    expect((await request('/sitemaps/residences-1.xml')).status).toBe(429)
  })
})
