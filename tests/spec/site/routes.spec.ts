// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { states } from '#content/states/slugs.ts'
import { signedIn, stranger } from '#tests/support/browser/visitor.ts'

/** The routes (docs/specification.md, section 2). */
const pages = [
  '/',
  '/about',
  '/vision',
  '/platform',
  '/getting-started',
  '/faq',
  '/contact',
  '/partners',
  '/directory',
] as const

const statePages = [
  ['virginia', 'Virginia'],
  ['montana', 'Montana'],
  ['west-virginia', 'West Virginia'],
  ['north-carolina', 'North Carolina'],
  ['kentucky', 'Kentucky'],
  ['arkansas', 'Arkansas'],
  ['maine', 'Maine'],
  ['michigan', 'Michigan'],
  ['pennsylvania', 'Pennsylvania'],
  ['connecticut', 'Connecticut'],
  ['tennessee', 'Tennessee'],
  ['arizona', 'Arizona'],
  ['california', 'California'],
  ['texas', 'Texas'],
  ['colorado', 'Colorado'],
  ['georgia', 'Georgia'],
  ['oregon', 'Oregon'],
  ['minnesota', 'Minnesota'],
  ['oklahoma', 'Oklahoma'],
  ['washington', 'Washington'],
  ['alabama', 'Alabama'],
  ['south-carolina', 'South Carolina'],
  ['florida', 'Florida'],
] as const

/** 51 records, and a page for each (docs/specification.md, ruling 5). */
const otherStates = states.filter(({ slug }) => !statePages.some(([described]) => described === slug))

const nowhere = [
  '/no-such-page',
  '/about/us',
  '/dashboard',
  '/directory/narnia',
  '/directory/puerto-rico',
  '/directory/maine/portland',
  '/index.html',
] as const

const visitor = stranger()
const operator = await signedIn('operator')

function readMain(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
}

/** A page with counts is rendered anew every minute: the operator's is the one before that, or the one after it. */
async function expectSameMain(path: string): Promise<void> {
  const before = readMain((await visitor.ask(path)).text)
  const own = readMain((await operator.ask(path)).text)
  const after = readMain((await visitor.ask(path)).text)
  expect(own).not.toBe('')
  expect(own).toBe(own === before ? before : after)
}

describe('the route table', () => {
  it.each(pages)('answers %s with a page that stands in the fading container', async (path) => {
    expect((await visitor.ask(path)).status).toBe(200)
    const page = await visitor.page(path)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.querySelector('main#main h1')?.textContent).not.toBe('')
  })

  it.each(statePages)('answers /directory/%s with the page of %s', async (slug, name) => {
    expect((await visitor.ask(`/directory/${slug}`)).status).toBe(200)
    const heading = (await visitor.page(`/directory/${slug}`)).querySelector('main#main h1')?.textContent
    // Georgia’s says more than its name.
    expect(heading === name || heading?.startsWith(`${name} `)).toBe(true)
  })

  it('has a page for each of the other 28 states', async () => {
    const found = await Promise.all(
      otherStates.map(async ({ slug }) => (await visitor.page(`/directory/${slug}`)).querySelector('h1')?.textContent),
    )
    expect(found).toHaveLength(28)
    expect(found).toEqual(otherStates.map(({ name }) => name))
  })

  it.each(nowhere)('answers %s with the not-found page', async (path) => {
    expect((await visitor.ask(path)).status).toBe(404)
    const page = await visitor.page(path)
    expect(page.querySelector('h1')?.textContent).toBe('404 Page Not Found')
    expect(page.querySelector('main')?.textContent).toContain('Did you forget to add the page to the router?')
  })
})

describe('a state asked for in another spelling', () => {
  const spellings = [
    ['/directory/Maine', '/directory/maine'],
    ['/directory/MAINE/', '/directory/maine'],
    ['/directory/ME', '/directory/maine'],
    ['/directory/me?utm=a&q=%C3%A9+b', '/directory/maine?utm=a&q=%C3%A9+b'],
    ['/directory/West%20Virginia', '/directory/west-virginia'],
    ['/directory/dc', '/directory/district-of-columbia'],
    ['/embed/directory/MAINE', '/embed/directory/maine'],
    ['/embed/directory/AR/?open=1', '/embed/directory/arkansas?open=1'],
  ] as const

  it.each(spellings)('leads from %s to %s for good', async (path, to) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await visitor.ask(path, { method })
      expect([method, status, headers.location]).toEqual([method, 308, to])
    }
  })

  it.each(['/directory/Narnia', '/directory/XX', '/directory/ME/portland', '/embed/directory/XX'])(
    'is not at %s',
    async (path) => {
      expect((await visitor.ask(path)).status).toBe(404)
    },
  )

  it.each(['/directory/maine', '/directory/maine/', '/embed/directory/maine'])('is not %s', async (path) => {
    expect((await visitor.ask(path)).status).toBe(200)
  })
})

describe('the pages signed in and signed out', () => {
  it('are two at /, the only one that differs', async () => {
    expect(readMain((await visitor.ask('/')).text)).toContain('id="about"')
    expect(readMain((await operator.ask('/')).text)).toContain('Welcome back')
    expect(readMain((await operator.ask('/')).text)).not.toContain('id="about"')
  })

  it.each(pages.filter((path) => path !== '/'))('are one and the same at %s', async (path) => {
    await expectSameMain(path)
  })

  it.each(statePages)('are one and the same at /directory/%s', async (slug) => {
    await expectSameMain(`/directory/${slug}`)
  })
})

it('whether the process lives is told by data that nobody keeps, and asked in no other way', async () => {
  const { status, headers, text } = await visitor.ask('/healthz')
  expect([status, text]).toEqual([200, '{"status":"ok"}'])
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  })
  const other = await visitor.ask('/healthz', { method: 'POST' })
  expect([other.status, other.headers.allow]).toEqual([405, 'GET, HEAD'])
})
