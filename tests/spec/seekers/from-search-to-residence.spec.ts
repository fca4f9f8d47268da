// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { residenceDetail } from '#contract/residence/residence-detail.ts'
import { stranger } from '#tests/support/browser/visitor.ts'

const visitor = stranger()
const text = (node: Element | null | undefined) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
const harbor = 'harbor-row-house-north-little-rock-ar'
const languages = [
  {
    search: '/residences',
    residence: `/residences/${harbor}`,
    near: 'Homes near Little Rock, AR',
    inState: 'Homes in Arkansas',
    plain: 'Find a home',
    away: / miles? away\./,
  },
  {
    search: '/es/residencias',
    residence: `/es/residencias/${harbor}`,
    near: 'Casas cerca de Little Rock, AR',
    inState: 'Casas en Arkansas',
    plain: 'Buscar una casa',
    away: /millas?/,
  },
]
const trail = (page: Document) => {
  const link = page.querySelector('.crumbs a')
  return [text(link), link?.getAttribute('href')]
}

describe.each(languages)('from $search to a home and back', ({ search, residence, near, inState, plain, away }) => {
  const asked = '?near=Little+Rock,+AR&radius=50&open=1&for=women&buprenorphine=yes'

  it('carries the search along, so that the home knows how far it is and the way back', async () => {
    const found = await visitor.page(search + asked)
    const hrefs = [...found.querySelectorAll('.residence h3 a, .misses h3 a')].map(
      (link) => link.getAttribute('href') ?? '',
    )
    expect(hrefs.length).toBeGreaterThan(3)
    for (const href of hrefs) expect(href.slice(href.indexOf('?'))).toBe(asked)
    const page = await visitor.page(residence + asked)
    expect(text(page.querySelector('.porch h1 + p'))).toMatch(away)
    expect(trail(page)).toEqual([near, search + asked])
    for (const link of page.querySelectorAll('.similar-residence h3 a'))
      expect(link.getAttribute('href')).toContain(asked)
  })

  it('names its one address without the search, and so does what is sent to others', async () => {
    const { text: html } = await visitor.ask(residence + asked, { headers: { accept: 'text/html' } })
    const links = (html.match(/<link\b[^>]*rel="(canonical|alternate)"[^>]*>/g) ?? []).join()
    expect(links).toContain(residence)
    expect(links).not.toContain('?')
    const found = await visitor.page(search + asked)
    expect(text(found.querySelector('script[type="application/ld+json"]'))).not.toContain('buprenorphine')
  })

  it('leads back to a search of a state, a town or a name too', async () => {
    expect(trail(await visitor.page(`${residence}?state=AR&open=1`))).toEqual([inState, `${search}?state=AR&open=1`])
    expect(trail(await visitor.page(`${residence}?q=harbor`))).toEqual([plain, `${search}?q=harbor`])
    expect(trail(await visitor.page(residence))).toEqual([inState, `${search}?state=AR`])
  })

  it('keeps only what a search may ask, and leads nowhere else', async () => {
    const page = await visitor.page(`${residence}?near=72201&next=https://evil.example&to=//evil.example&open=1`)
    expect(trail(page)[1]).toBe(`${search}?near=72201&open=1`)
    for (const link of page.querySelectorAll('main a')) expect(link.getAttribute('href')).not.toContain('evil')
    // A place nobody knows is no way back.
    expect(trail(await visitor.page(`${residence}?near=zzqqxx&open=1`))[1]).not.toContain('zzqqxx')
  })

  it('leads on to homes around this one, with an open bed for the same people', async () => {
    const here = residenceDetail.parse(JSON.parse((await visitor.ask(`/api/v1/residences/${harbor}`)).text))
    const nearby = async (path: string) => {
      const links = [...(await visitor.page(path)).querySelectorAll('section[aria-labelledby="similar"] a')]
      return links.at(-1)?.getAttribute('href')
    }
    const audiences = [...new Set(here.groups.map(({ audience }) => audience))]
    const whom = audiences.length === 1 ? `&for=${audiences[0]}` : ''
    expect(await nearby(residence)).toBe(`${search}?near=${here.zip}&open=1${whom}`)
    expect(await nearby(`${residence}?state=AR`)).toBe(`${search}?near=${here.zip}&open=1${whom}`)
    expect(await nearby(residence + asked)).toBe(search + asked)
    expect((await visitor.ask((await nearby(residence)) ?? '')).status).toBe(200)
  })

  it('says of similar homes for whom their open beds are', async () => {
    const cards = [...(await visitor.page(residence)).querySelectorAll('.similar-residence')]
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards)
      expect(text(card.querySelector('.similar-whom'))).toMatch(/\d+ .*(women|mujeres|anyone|cualquiera)/)
  })
})
