import { describe, expect, it } from 'vitest'
import { states } from '#content/states/slugs.ts'
import { stranger } from '#tests/support/browser/visitor.ts'
import { siteMap } from '#web/site-map.ts'

// Whoever needs a home is one tap from the search, wherever they are (docs/specification.md, ruling 11).

const visitor = stranger()
const residences = ['harbor-row-house-north-little-rock-ar', 'cedar-steps-conway-ar']

/** Pages of somebody's own: behind a sign-in, or at an address that was mailed. A stranger is led elsewhere. */
const isPrivate = (path: string) =>
  /^\/(workspace|staff|account|affiliate|sign-in\/code|sign-up\/confirm|contact\/sent)|:secret/.test(path)
/** What other sites frame: it leads to the directory of its state, and that to the search. */
const isFramed = (path: string) => path.startsWith('/embed/')

const publicPages = siteMap
  .filter(({ path }) => !isPrivate(path) && !isFramed(path))
  .flatMap(({ path }): string[] => {
    if (path.includes(':place')) return ['/residences/ar/little-rock']
    if (path.includes(':state')) return states.map(({ slug }) => path.replace(':state', slug))
    if (path.includes(':slug')) return residences.map((slug) => path.replace(':slug', slug))
    return [path]
  })
  // It redirects to the Spanish search.
  .filter((path) => path !== '/es')

/** Where the links and forms lead that stand in each part of a page with that tag. */
async function leadsTo(path: string, tag: string): Promise<string[][]> {
  const { text } = await visitor.ask(path, { headers: { accept: 'text/html' } })
  const parts = text.match(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs')) ?? []
  return parts.map((part) =>
    [...part.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="([^"]*)"/g)].map(([, to]) => `${to}`),
  )
}

/** True for the search in the language of the page, whatever it asks. */
const isSearch = (path: string) => {
  const search = path.startsWith('/es/') ? '/es/residencias' : '/residences'
  return (to: string) => to === search || to.startsWith(`${search}?`)
}

describe('the way to the search for a home', () => {
  it.each(publicPages)('is first in both menus and stands in the foot of %s', async (path) => {
    // A redirect shows nothing; the page it leads to is tried by itself.
    const { status } = await visitor.ask(path, { headers: { accept: 'text/html' } })
    if (status >= 300 && status < 400) return
    const [main = [], menu = []] = await leadsTo(path, 'nav')
    const footer = (await leadsTo(path, 'footer')).at(-1) ?? []
    expect([main[0], menu[0]].map((to) => isSearch(path)(to ?? ''))).toEqual([true, true])
    expect(footer.some(isSearch(path))).toBe(true)
  })

  it.each(['/', '/help', '/faq', '/no/such/page', ...states.map(({ slug }) => `/directory/${slug}`)])(
    'stands in the page itself at %s',
    async (path) => {
      expect((await leadsTo(path, 'main')).flat().some(isSearch(path))).toBe(true)
    },
  )

  it('ends every help article for people who look for a home', async () => {
    const { text } = await visitor.ask('/help', { headers: { accept: 'text/html' } })
    const seekers = /<section id="seekers".*?<\/section>/s.exec(text)?.[0] ?? ''
    const ends = [...seekers.matchAll(/<ul class="article-links[^"]*">(.*?)<\/ul>/gs)].map(([, links = '']) =>
      [...links.matchAll(/href="([^"]*)"/g)].at(-1)?.at(1),
    )
    expect(ends).toEqual(Array.from({ length: 10 }, () => '/residences'))
  })

  it('takes a town typed on the page of a state for one of that state, where it has one', async () => {
    const { text } = await visitor.ask('/directory/maine', { headers: { accept: 'text/html' } })
    const form = /<form[^>]*action="\/residences".*?<\/form>/s.exec(text)?.[0] ?? ''
    expect(form).toContain('<input type="hidden" name="in" value="ME"/>')
    const led = async (search: string) =>
      (await visitor.ask(`/residences${search}`, { headers: { accept: 'text/html' } })).headers.location
    expect(await led('?near=Portland&open=1&in=ME')).toBe('/residences?near=Portland,+ME&open=1')
    expect(await led('?near=Portland&open=1')).toBeUndefined()
    expect(await led('?near=Portlnad&open=1&in=ME')).toBe('/residences?near=Portland,+ME&open=1')
    expect(await led('?near=Springfeild&open=1&in=IL')).toBe('/residences?near=Springfield,+IL&open=1')
    expect(await led('?near=Boston&open=1&in=IL')).toBe('/residences?near=Boston&open=1')
    expect(await led('?near=Tulsa&open=1&in=ME')).toBe('/residences?near=Tulsa&open=1')
    expect(await led('?near=04101&open=1&in=zz')).toBe('/residences?near=04101&open=1')
    expect(await led('?near=maine&open=1&in=ME')).toBe('/residences?state=ME&open=1')
  })

  it('is a home by its name with an article before it', async () => {
    const led = async (near: string) =>
      (await visitor.ask(`/residences?near=${near}&open=1`, { headers: { accept: 'text/html' } })).headers.location
    expect(await led('the+harbor+row+house')).toBe('/residences/harbor-row-house-north-little-rock-ar')
    expect(await led('La+Harbor+Row+House')).toBe('/residences/harbor-row-house-north-little-rock-ar')
  })

  it.each([
    ['/residences?near=12+Main+St+Little+Rock', 'We do not search streets. These are homes near Little Rock, AR.'],
    [
      '/es/residencias?near=12+Main+St+Little+Rock',
      'No buscamos por calle. Estas casas están cerca de Little Rock, AR.',
    ],
    ['/residences?near=12+Main+St', 'We do not search streets'],
    ['/es/residencias?near=12+Main+St', 'No buscamos por calle'],
  ])('says plainly at %s that it knows no streets', async (path, words) => {
    const { status, text } = await visitor.ask(path, { headers: { accept: 'text/html' } })
    expect(status).toBe(200)
    expect(text).toContain(words)
  })

  it.each([
    ['/residences?near=my+son+needs+help&open=1', 'The SAMHSA helpline can look with you'],
    ['/es/residencias?near=mi+hijo+necesita+ayuda&open=1', 'La línea de ayuda de SAMHSA busca con usted'],
    ['/residences?near=7220&open=1', 'A ZIP code has five digits'],
    ['/es/residencias?near=7220&open=1', 'Un código postal tiene cinco números'],
    ['/residences?near=99999&open=1', 'There is no ZIP code 99999.'],
  ])('says at %s: %s', async (path, words) => {
    const { text } = await visitor.ask(path, { headers: { accept: 'text/html' } })
    expect(text).toContain(words)
  })

  it.each(['/', '/help', '/no/such/page'])('is a field at %s that asks for homes with an open bed', async (path) => {
    const { text } = await visitor.ask(path, { headers: { accept: 'text/html' } })
    const form = /<form[^>]*action="\/residences".*?<\/form>/s.exec(text)?.[0] ?? ''
    expect(form).toMatch(/<input[^>]* name="near"/)
    expect(form).toContain('<input type="hidden" name="open" value="1"/>')
  })
})
