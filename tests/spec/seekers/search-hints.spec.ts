// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { stranger } from '#tests/support/browser/visitor.ts'

const visitor = stranger()
const text = (node: Element | null | undefined) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
const links = (page: Document, selector: string) =>
  [...page.querySelectorAll(`${selector} a`)].map((link) => [text(link), link.getAttribute('href')])

const languages = [
  {
    path: '/residences',
    which: 'Which Conway?',
    took: 'You typed “Litle Rock, AR”. We searched Little Rock, AR.',
    named: /^\d+\+? homes? (is|are) named like “Row House”$/,
    byName: 'Do you know the name of a home?',
    noName: 'No home’s name matches “zzzz”',
    anyName: /^See homes of any name/,
  },
  {
    path: '/es/residencias',
    which: '¿Cuál Conway?',
    took: 'Usted escribió “Litle Rock, AR”. Buscamos en Little Rock, AR.',
    named: /^\d+\+? casas? tienen? un nombre como “Row House”$/,
    byName: '¿Sabe el nombre de una casa?',
    noName: 'Ninguna casa tiene un nombre como “zzzz”',
    anyName: /^Ver casas de cualquier nombre/,
  },
]

describe.each(languages)('a search at $path that needs a hint', (said) => {
  const { path } = said

  it('offers every state of a town that is in several, with what else was asked', async () => {
    const page = await visitor.page(`${path}?near=Conway&radius=50&open=1`)
    expect(text(page.querySelector('h1'))).toBe(said.which)
    expect(links(page, '.meant').slice(0, 2)).toEqual([
      [
        expect.stringMatching(/^Conway, AR \((Faulkner County|condado de Faulkner)\)/),
        `${path}?near=Conway,+AR&radius=50&open=1`,
      ],
      [
        expect.stringMatching(/^Conway, SC \((Horry County|condado de Horry)\)/),
        `${path}?near=Conway,+SC&radius=50&open=1`,
      ],
    ])
    const { status } = await visitor.ask(links(page, '.meant')[0]?.[1] ?? '')
    expect(status).toBe(200)
  })

  it('takes a place one slip away, and says so', async () => {
    const page = await visitor.page(`${path}?near=Litle+Rock,+AR`)
    expect(text(page.querySelector('.other-places'))).toBe(said.took)
    expect(page.querySelectorAll('.residences .residence').length).toBeGreaterThan(3)
  })

  it('leads from a name typed as a place to the home, or the homes called so', async () => {
    const leadsTo = async (typed: string) => (await visitor.ask(`${path}?near=${typed}&open=1`)).headers.location
    expect(await leadsTo('Harbor+Row+House')).toMatch(new RegExp(`^${path}/harbor-row-house`))
    expect(await leadsTo('Harbor')).toBe(`${path}?q=Harbor`)
  })

  it('counts the homes whose name is only like what was typed as a place', async () => {
    const page = await visitor.page(`${path}?near=Row+House&open=1`)
    const [[words = '', href = ''] = []] = links(page, '.meant-named')
    expect(words).toMatch(said.named)
    expect(href).toBe(`${path}?q=Row+House`)
    const none = await visitor.page(`${path}?near=99999`)
    expect(none.querySelector('.meant, .meant-named')).toBeNull()
  })

  it('has a plain field for a name before anything is asked', async () => {
    const page = await visitor.page(path)
    const form = page.querySelector('form.by-name')
    expect([form?.getAttribute('action'), form?.getAttribute('method') ?? 'get']).toEqual([path, 'get'])
    expect(text(form?.querySelector('label'))).toBe(said.byName)
    expect(form?.querySelector('input')?.getAttribute('name')).toBe('q')
  })

  it('says of a name that no home has where else to look', async () => {
    const page = await visitor.page(`${path}?q=zzzz`)
    expect(text(page.querySelector('h1'))).toBe(said.noName)
    expect([...page.querySelectorAll('.nothing a')].map((link) => link.getAttribute('href'))).toEqual([
      path,
      'tel:18006624357',
    ])
  })

  it('says so where what it offers instead leaves the name aside', async () => {
    const page = await visitor.page(`${path}?near=72201&q=zzzz`)
    const offers = [...page.querySelectorAll('.relax a')]
    expect(offers.length).toBeGreaterThan(0)
    for (const offer of offers.filter((one) => !one.getAttribute('href')?.includes('q='))) {
      expect(text(offer.querySelector('b'))).toMatch(said.anyName)
    }
  })

  it('takes as many homes to a page as the API does, and no more', async () => {
    expect((await visitor.ask(`${path}?near=72201&limit=5000`)).status).toBe(422)
    const page = await visitor.page(`${path}?near=72201&limit=2`)
    expect(page.querySelectorAll('.residences > li')).toHaveLength(2)
  })
})
