// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { stranger } from '#tests/support/browser/visitor.ts'

const visitor = stranger()
const text = (page: Document, selector: string) => page.querySelector(selector)?.textContent ?? ''
const asked = { headers: { accept: 'text/html' } }

describe('the page of a town or county', () => {
  it.each([
    ['/residences/ar/little-rock', 'Recovery residences (sober living homes) in Little Rock, Arkansas', 'sober living'],
    [
      '/residences/ar/pulaski-county',
      'Recovery residences (sober living homes) in Pulaski County, Arkansas',
      'sober living',
    ],
    ['/es/residencias/ar/little-rock', 'Casas de recuperación (sober living) en Little Rock, Arkansas', 'vida sobria'],
  ])('%s says what it is, counts its homes, and may be found', async (path, title, first) => {
    const page = await visitor.page(path)
    expect(text(page, 'h1')).toBe(title)
    expect(page.title).toContain(title)
    expect(text(page, '.seek-sub')).toContain(first)
    const counts = [...page.querySelectorAll('.place-plates b')].map((count) => Number(count.textContent))
    expect(counts).toHaveLength(3)
    expect(text(page, '.seek-sub')).toContain(`${counts[0]} `)
    expect(page.querySelectorAll('.residences .residence').length).toBe(Math.min(counts[0] ?? 0, 20))
    expect(page.querySelector('meta[name="robots"]')).toBeNull()
    const { text: html } = await visitor.ask(path, asked)
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+${path}"`))
    expect(text(page, '.printed-foot')).toMatch(new RegExp(`(Numbers change: call|llame)\\. \\S+${path}$`))
    expect(page.querySelector('.printed-foot [data-printed][data-state="AR"]')).not.toBeNull()
    expect(page.querySelectorAll('.place-near a[href*="/ar/"]').length).toBeGreaterThan(2)
  })

  it('says how many homes are not on the map, and when its numbers were counted', async () => {
    const page = await visitor.page('/residences/ar/pulaski-county')
    const cards = [...page.querySelectorAll('.residences .residence')].map((card) => card.textContent ?? '')
    const hidden = cards.filter((card) => card.includes('Address given by phone')).length
    expect(hidden).toBeGreaterThan(0)
    const words = hidden === 1 ? '1 home here gives its address' : `${hidden} homes here give their address`
    expect(text(page, '.found > aside')).toContain(`${words} by phone and`)
    const description = page.querySelector('meta[property="og:description"]')?.getAttribute('content')
    expect(description).toMatch(/As of \w{3} \d{1,2}, \d{1,2}:\d\d [ap]m CT\.$/)
  })

  it('is for nobody to find where no home stands, and has the nearest homes', async () => {
    const page = await visitor.page('/residences/ar/hope')
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    expect(text(page, '.seek-sub')).toBe('No sober living home is listed in Hope, Arkansas yet.')
    expect(page.querySelectorAll('.residences .residence').length).toBeGreaterThan(0)
  })

  it.each([
    ['/residences/ar/hope', 'Arkansas Alliance of Recovery Residences certifies homes in Arkansas'],
    ['/es/residencias/ar/hope', 'Arkansas Alliance of Recovery Residences'],
  ])('names who certifies homes in the state where no home stands: %s', async (path, words) => {
    const page = await visitor.page(path)
    expect(text(page, '.place-head')).toContain(words)
    expect(page.querySelector('.place-head a[href="/directory/arkansas"]')).not.toBeNull()
    expect(text(await visitor.page(path.replace('hope', 'little-rock')), '.place-head')).not.toContain(words)
  })

  it.each([
    ['/residences/AR/little-rock', 301, '/residences/ar/little-rock'],
    ['/residences/mo/st-louis', 301, '/residences/mo/saint-louis'],
    ['/residences/ny/nyc', 301, '/residences/ny/new-york'],
    ['/es/residencias/la/caddo-parish', 200, undefined],
    ['/residences/ar/nowhere-at-all', 404, undefined],
    ['/residences/zz/little-rock', 404, undefined],
    ['/residences/ar/%F0%9F%92%A1', 404, undefined],
  ])('%s answers %i', async (path, status, location) => {
    const answer = await visitor.ask(path, asked)
    expect([answer.status, answer.headers.location]).toEqual([status, location])
  })

  it('stands in the sitemap where a home stands, and nowhere else', async () => {
    const { text: map } = await visitor.ask('/sitemaps/places-en.xml')
    expect(map).toContain('/residences/ar/little-rock</loc>')
    expect(map).toContain('/residences/ar/pulaski-county</loc>')
    expect(map).not.toContain('/residences/ar/hope<')
  })
})
