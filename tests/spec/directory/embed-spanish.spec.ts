// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { listingEn } from '#content/residence/listing.en.ts'
import { listingEs } from '#content/residence/listing.es.ts'
import { listEn } from '#content/search/lists/list.en.ts'
import { listEs } from '#content/search/lists/list.es.ts'
import { frameEs } from '#content/site/frame/frame.es.ts'
import { statesEs } from '#content/states/spanish.ts'
import { stranger } from '#tests/support/browser/visitor.ts'
import { frameEn } from '#web/parts/frame/frame-words/frame-words.ts'

const visitor = stranger()
const list = '/embed/directory/arkansas'

/** Every text of a catalogue; what its functions say is taken with plain values. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(texts)
}

/** What the catalogues' functions say, where the words do not depend on a home. */
function saidBy(
  { counted, pages, pastTheEnd, empty, noMatch, head }: typeof listEn,
  common: typeof listingEn,
): string[] {
  const { available, callToAsk, live } = common
  return [
    counted.open(0),
    counted.open(1),
    counted.open(12),
    counted.toConfirm(3),
    pages.one(2),
    pages.here(1, 5),
    pastTheEnd(1),
    pastTheEnd(5),
    empty.title('Ohio'),
    empty.affiliate('Ohio'),
    noMatch.lines('Ohio'),
    head.title('Ohio'),
    head.description('Ohio'),
    available(2, 8),
    callToAsk,
    live.changed(1),
    live.changed(3),
  ]
}

const english = [
  ...texts(listEn),
  ...saidBy(listEn, listingEn),
  ...texts(listingEn.audiences),
  frameEn.newTab,
  frameEn.sample,
]
const spanish = new Set([...texts(listEs), ...saidBy(listEs, listingEs), ...texts(listingEs.audiences)])
/** Sentences of the English catalogue, and what every number of beds says. Single letters and shared words are no proof. */
const onlyEnglish = english.filter((words) => words.length > 3 && !spanish.has(words))

/** All that is read or heard in a frame, apart from names of homes and towns and what says itself to be English. */
function chooseWords(page: Document): string {
  for (const other of page.querySelectorAll('body [lang=en], script, .residence-name, .embed-town, [name=town]'))
    other.remove()
  const named = [...page.querySelectorAll('[aria-label], [placeholder], [title]')].map((one) =>
    ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name)).join(' '),
  )
  const heads = [...page.querySelectorAll('meta[name=description]')].map((one) => one.getAttribute('content'))
  return [page.title, ...heads, page.body.textContent, ...named].join('\n')
}

const frames = [
  [list, 200],
  [`${list}?for=women&open=1`, 200],
  [`${list}?page=2`, 200],
  [`${list}?page=999`, 200],
  [`${list}?q=zebra`, 200],
  [`${list}?for=robots`, 422],
  [`${list}?page=0&open=7`, 422],
  [`${list}?q=%00`, 400],
  ['/embed/directory/district-of-columbia', 200],
  ['/embed/directory/wyoming?page=7', 200],
  ['/embed/directory/narnia', 404],
  ['/embed/directory', 200],
] as const

describe('the list made to be framed, in Spanish', () => {
  it('has an English catalogue to be compared with', () => {
    expect(onlyEnglish.length).toBeGreaterThan(60)
  })

  it.each(frames)('says nothing of the English catalogue at %s', async (path, status) => {
    const address = `${path}${path.includes('?') ? '&' : '?'}lang=es`
    expect((await visitor.ask(address, { headers: { accept: 'text/html' } })).status).toBe(status)
    const page = await visitor.page(address)
    expect(page.documentElement.getAttribute('lang')).toBe('es')
    const said = chooseWords(page)
    expect(onlyEnglish.filter((words) => said.includes(words))).toEqual([])
    // Words no Spanish sentence has, wherever they come from.
    expect(said.match(/\b(the|of|and|with|new tab|available|certified|said|homes|beds|sample)\b/gi)).toBeNull()
  })

  it.each(frames)('is told apart by the same test from the English one at %s', async (path) => {
    const said = chooseWords(await visitor.page(path))
    expect(onlyEnglish.filter((words) => said.includes(words)).length).toBeGreaterThan(2)
  })

  it.each(statesEs)('is there for $name, by that name', async ({ slug, name }) => {
    const page = await visitor.page(`/embed/directory/${slug}?lang=es`)
    const article = name === 'Distrito de Columbia' ? 'el ' : ''
    expect(page.title).toMatch(new RegExp(`^Casas de recuperación en ${article}${name}`))
    expect(page.querySelector('h1')?.textContent).toContain(name)
  })

  it.each([
    ['', 'en', `${list}?lang=es`],
    ['?lang=en&for=men', 'en', `${list}?for=men&lang=es`],
    ['?lang=', 'en', `${list}?lang=es`],
    ['?lang=es&town=Conway&open=1', 'es', `${list}?town=Conway&open=1`],
    ['?for=men&page=2&lang=es', 'es', `${list}?for=men&page=2`],
    ['?q=zebra&lang=es', 'es', `${list}?q=zebra`],
  ])('at %s stands in %s and leads to the other language with all that is asked', async (query, language, other) => {
    const page = await visitor.page(list + query)
    expect(page.documentElement.getAttribute('lang')).toBe(language)
    const link = page.querySelector('a.embed-language')
    expect(link?.getAttribute('href')).toBe(other)
    expect(link?.getAttribute('lang')).toBe(language === 'en' ? 'es' : 'en')
    expect(link?.textContent).toBe((language === 'en' ? frameEn : frameEs).otherLanguage)
  })

  it.each([`${list}?lang=tlh`, `${list}?lang=ES`, '/embed/directory?lang=english'])(
    'refuses %s with a plain line',
    async (path) => {
      const { status, text } = await visitor.ask(path, { headers: { accept: 'text/html' } })
      expect(status).toBe(422)
      expect(text).toContain(listEn.problems.fields.lang)
      expect(text).toContain('<html lang="en"')
    },
  )

  it('leads to Spanish pages: of a home, of the search, and of the next page of the list', async () => {
    const page = await visitor.page(`${list}?lang=es`)
    const residences = [...page.querySelectorAll('.residence h3 a')].map((link) => link.getAttribute('href'))
    expect(residences).toHaveLength(20)
    for (const href of residences) expect(href).toMatch(/^\/es\/residencias\/[a-z0-9-]+$/)
    expect((await visitor.ask(residences[0] ?? '', { headers: { accept: 'text/html' } })).status).toBe(200)
    expect(page.querySelector('.embed-foot a[target=_blank]')?.getAttribute('href')).toBe('/es/residencias?state=AR')
    expect(page.querySelector('.embed-pages a')?.getAttribute('href')).toBe(`${list}?lang=es&page=2`)
    const states = await visitor.page('/embed/directory?lang=es')
    const links = [...states.querySelectorAll('.embed-states a')]
    expect(links[0]?.getAttribute('href')).toBe('/embed/directory/alabama?lang=es')
    expect(links.map((link) => link.textContent)).toEqual(statesEs.map(({ name }) => name))
  })

  it('keeps its language in the form of its filters, and English adds nothing to its own', async () => {
    const hidden = (page: Document) => page.querySelector('form.embed-filter [name=lang]')?.getAttribute('value')
    expect(hidden(await visitor.page(`${list}?lang=es`))).toBe('es')
    expect(hidden(await visitor.page(list))).toBeUndefined()
  })
})
