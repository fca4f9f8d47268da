// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { directoryRecords } from '#content/states/directory-records.ts'
import { states } from '#content/states/slugs.ts'
import { type ResidencesPage, residencesPage } from '#contract/states/directory.ts'
import { sumSaidBeds } from '#domain/beds/listed-beds.ts'
import { audiences } from '#domain/residence/residence.ts'
import { stranger } from '#tests/support/browser/visitor.ts'

const visitor = stranger()
const html = { accept: 'text/html' }

async function findResidences(slug: string, query = ''): Promise<ResidencesPage> {
  const { status, text } = await visitor.ask(`/api/directory/states/${slug}/residences${query}`)
  expect(status).toBe(200)
  return residencesPage.parse(JSON.parse(text))
}

describe('the list made to be framed', () => {
  let page: Document
  let residences: ResidencesPage
  beforeAll(async () => {
    page = await visitor.page('/embed/directory/arkansas')
    residences = await findResidences('arkansas')
  })

  it.each(states)('is there for $name', async ({ slug, name }) => {
    const { status, text } = await visitor.ask(`/embed/directory/${slug}`, { headers: html })
    expect(status).toBe(200)
    expect(text).toContain(name)
  })

  it('is where every record of the directory leads that has a list', () => {
    for (const { slug, directoryUrl } of directoryRecords) {
      if (directoryUrl !== null) expect(directoryUrl).toBe(`/embed/directory/${slug}`)
    }
  })

  it.each(['/embed/directory', '/embed/directory/'])('offers the 51 states in a frame at %s', async (path) => {
    const { status, headers, text } = await visitor.ask(path, { headers: html })
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(text).not.toContain('topbar')
    for (const { slug } of states) expect(text).toContain(`href="/embed/directory/${slug}"`)
  })

  it.each(['/embed/directory/narnia', '/embed/directory/maine/x', '/embed'])('is not at %s', async (path) => {
    expect((await visitor.ask(path, { headers: html })).status).toBe(404)
  })

  it('may be framed by everybody, sets no cookie and is kept from search', async () => {
    const { headers, text } = await visitor.ask('/embed/directory/arkansas', { headers: html })
    const small = await visitor.ask('/embed/directory/arkansas', { headers: { ...html, 'accept-encoding': 'br' } })
    expect([headers['content-encoding'], small.headers['content-encoding']]).toEqual([undefined, 'br'])
    expect(Number(small.headers['content-length'])).toBeLessThan(12_000)
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers['set-cookie']).toBeUndefined()
    expect(text).toContain('<meta name="robots" content="noindex"')
    expect((await visitor.ask('/robots.txt')).text).toContain('Disallow: /embed/\n')
  })

  it.each(['/', '/directory', '/directory/arkansas', '/docs/embed', '/sign-in'])(
    'is the only thing that may: not %s',
    async (path) => {
      const { headers } = await visitor.ask(path, { headers: html })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    },
  )

  it('carries nothing of the site around it and no way to sign in', () => {
    expect(page.querySelector('header, footer, .crisis, form[method=post]')).toBeNull()
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    expect(links.filter((link) => /login|sign|account|workspace/.test(link))).toEqual([])
    expect(page.querySelectorAll('h1')).toHaveLength(1)
  })

  it('has 988 and the directory in its foot, and opens the directory in a new tab', () => {
    const foot = page.querySelector('.embed-foot')
    expect(foot?.querySelector('a[href="tel:988"]')).not.toBeNull()
    expect(foot?.querySelector('a[href="sms:988"]')).not.toBeNull()
    expect(foot?.querySelector('a[href="/directory/arkansas"]')?.getAttribute('target')).toBe('_blank')
  })

  it('shows the homes of the answer in its order, under their towns, 20 on a page', () => {
    expect([...page.querySelectorAll('.residence-name')].map((name) => name.textContent)).toEqual(
      residences.items.map(({ name }) => name),
    )
    expect(residences.items).toHaveLength(20)
    const towns = [...page.querySelectorAll('h2.embed-town')].map((town) => town.textContent)
    expect(towns).toEqual([...new Set(residences.items.map(({ city }) => city))])
  })

  it('says each number with its age, and none that is older than 7 days', () => {
    const now = new Date(residences.measuredAt)
    for (const [place, row] of [...page.querySelectorAll('.residence')].entries()) {
      const residence = residences.items[place]
      const beds = sumSaidBeds(residence?.groups ?? [], now)
      const said = row.querySelector('.beds-line')?.textContent ?? ''
      if (beds.grade === 'withdrawn') expect(said).toMatch(/^Call to ask(?!.*available)/)
      else expect(said).toContain(`${beds.available}/${beds.total} available`)
      expect(said).toMatch(/Said |No number /)
      const call = row.querySelector('a.residence-call')
      const page = row.querySelector('h3 a')
      expect(page?.getAttribute('href')).toBe(`/residences/${residence?.slug}`)
      expect(page?.getAttribute('target')).toBe('_blank')
      expect(call?.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/)
      expect(call?.textContent).toBe(`Call ${residence?.name} at ${residence?.phone}`)
      const isFilled = beds.available > 0 && ['fresh', 'ageing'].includes(beds.grade)
      expect(call?.classList.contains('btn-primary'), residence?.name).toBe(isFilled)
    }
  })

  it('names the numbers that are to be confirmed apart from the others', () => {
    const { openBeds, bedsToConfirm } = residences
    expect(page.querySelector('.embed-count')?.textContent).toBe(
      `${openBeds - bedsToConfirm} beds open, ${bedsToConfirm} to confirm`,
    )
  })

  it('filters by a form that works without script', async () => {
    const form = page.querySelector('form.embed-filter')
    expect(form?.getAttribute('method')).toBe('get')
    expect(form?.getAttribute('action')).toBe('/embed/directory/arkansas')
    const fields = [...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name'))
    expect(fields).toEqual(['town', 'for', 'q', 'open'])
    const asked = [...(form?.querySelectorAll('[name=for] option') ?? [])].map((option) => option.getAttribute('value'))
    expect(asked).toEqual(['', ...audiences.filter((one) => one !== 'any')])
    const found = await findResidences('arkansas', '?for=women&open=1')
    const filtered = await visitor.page('/embed/directory/arkansas?town=&for=women&q=&open=1')
    expect([...filtered.querySelectorAll('.residence-name')].map((name) => name.textContent)).toEqual(
      found.items.map(({ name }) => name),
    )
    expect(filtered.querySelector('[name=for] option[selected]')?.getAttribute('value')).toBe('women')
  })

  it('leads through its pages by links that keep the filters', async () => {
    const second = await visitor.page('/embed/directory/arkansas?for=men&page=2')
    const links = [...second.querySelectorAll('.embed-pages a')].map((link) => link.getAttribute('href'))
    expect(links[0]).toBe('/embed/directory/arkansas?for=men')
    expect(second.querySelectorAll('.residence').length).toBeGreaterThan(0)
  })

  it('says plainly that nothing fits, and how to see all', async () => {
    const none = await visitor.page('/embed/directory/arkansas?q=zebra')
    expect(none.querySelector('h2')?.textContent).toBe('No home fits all of this')
    expect(none.querySelector('.empty a')?.getAttribute('href')).toBe('/embed/directory/arkansas')
  })

  it('answers what it cannot look for with a plain page under 422', async () => {
    const { status, text } = await visitor.ask('/embed/directory/arkansas?for=robots', { headers: html })
    expect(status).toBe(422)
    expect(text).toContain('Choose one of the groups, or leave it out.')
  })

  it('refuses a name it does not know, but not what others add to a link', async () => {
    const { status, text } = await visitor.ask('/embed/directory/arkansas?foo=1', { headers: html })
    expect(status).toBe(422)
    expect(text).toContain('The link has a filter we don’t recognize.')
    const added = await visitor.page('/embed/directory/arkansas?utm_source=news&fbclid=x&q=zebra')
    expect(added.querySelector('h2')?.textContent).toBe('No home fits all of this')
    const { status: moved, headers } = await visitor.ask('/residences?state=AR&fbclid=x')
    expect([moved, headers.location]).toEqual([302, '/residences?state=AR'])
  })

  it.each([
    ['/embed/directory/arkansas?q=%00', 400, 'We could not search for that'],
    ['/embed/directory/arkansas?town=a%00b&open=1', 400, 'We could not search for that'],
    ['/embed/directory/arkansas%00', 404, 'There is no such list'],
  ])('answers %s with a plain page of its own, whatever is asked for', async (path, status, words) => {
    for (const accept of ['*/*', 'text/html']) {
      const answer = await visitor.ask(path, { headers: { accept } })
      expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
      expect(answer.headers['content-security-policy']).toContain('frame-ancestors *')
      expect(answer.text).toContain(words)
      expect(answer.text).not.toContain('\u0000')
    }
  })

  it('still answers a call with a NUL in its address as data', async () => {
    const { status, text } = await visitor.ask('/api/directory/states/arkansas/residences?q=%00')
    expect([status, JSON.parse(text).code]).toEqual([400, 'bad_request'])
    expect((await visitor.ask('/directory/arkansas?q=%00')).status).toBe(400)
  })

  it('says so when its pages end before the one that was asked for', async () => {
    const { pages } = residences
    const past = await visitor.page('/embed/directory/arkansas?page=999')
    expect(past.querySelector('.embed-body .notice')?.textContent).toBe(
      `There are ${pages} pages; this is the last one.`,
    )
    expect(past.querySelectorAll('.residence').length).toBeGreaterThan(0)
    const last = await visitor.page(`/embed/directory/arkansas?page=${pages}`)
    expect(last.querySelector('.embed-body .notice')).toBeNull()
    const only = await visitor.page('/embed/directory/wyoming?page=7')
    expect(only.querySelector('.embed-body .notice')?.textContent).toBe('There is only 1 page, and this is it.')
  })

  it('leads on from an address where no list is', async () => {
    const lost = await visitor.page('/embed/directory/narnia')
    const link = lost.querySelector('.embed-note a')
    expect(link?.getAttribute('href')).toBe('/directory')
    expect(link?.getAttribute('target')).toBe('_blank')
    expect(lost.querySelector('.embed-note')?.textContent).toBe('Choose a state in the NARR Directory(new tab).')
  })

  it('says that the homes are sample data', () => {
    expect(page.querySelector('.sample')?.textContent).toContain('Sample data')
  })
})

describe('what other sites load', () => {
  it.each(['/embed.js', '/fonts/atkinson-next.woff2', '/api/directory/states/maine'])(
    '%s is open to every site',
    async (path) => {
      const { status, headers } = await visitor.ask(path)
      expect(status).toBe(200)
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    },
  )

  it('is script, style and font of the list too, for frames without an origin', async () => {
    const { text } = await visitor.ask('/embed/directory/maine', { headers: html })
    const files = [...new Set(text.match(/\/assets\/[\w.-]+/g))]
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) {
      expect((await visitor.ask(file)).headers['access-control-allow-origin'], file).toBe('*')
    }
  })

  it('is never what belongs to a person', async () => {
    for (const path of ['/api/auth/user', '/api/my-residences']) {
      expect((await visitor.ask(path)).headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it('is a script of at most 2 KB that a browser may keep', async () => {
    const { headers, text } = await visitor.ask('/embed.js')
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2048)
    expect(text).toBe(readFileSync('public/embed.js', 'utf8'))
    expect(headers['cache-control']).toContain('public')
    expect(text).not.toMatch(/=>|\b(let|const|class|async)\b|`|\bd\.cookie|localStorage/)
  })
})

describe('the fields for readers', () => {
  const fieldsAt = async (query: string) => {
    const page = await visitor.page(`/embed/directory/arkansas${query}`)
    return [...page.querySelectorAll('.embed-filter :is(input, select):not([type="hidden"])')].map(
      (field) => `${field.getAttribute('name')}=${field.getAttribute('value') ?? ''}`,
    )
  }

  it('are as they were where the page around does not ask for more', async () => {
    const names = (await fieldsAt('?near=72201')).map((field) => field.split('=')[0])
    expect(names).toEqual(['town', 'for', 'q', 'open'])
  })

  it('ask for a place, cost and medicine where it does, and keep what was asked', async () => {
    const fields = await fieldsAt('?fields=1&near=72201&fee_max=900')
    expect(fields).toEqual(expect.arrayContaining(['near=72201', 'fee_max=900', 'methadone=yes', 'naltrexone=yes']))
    const asked = await visitor.page('/embed/directory/arkansas?near=72201&fee_max=900&fields=1')
    const links = [...asked.querySelectorAll('.embed-pages a, .embed-language-foot')].map((a) => a.getAttribute('href'))
    for (const link of links) expect(link).toContain('fields=1')
    expect(links.length).toBeGreaterThan(0)
  })

  it('may be sent empty by a reader without script, whose miles say nothing then', async () => {
    const { status } = await visitor.ask('/embed/directory/arkansas?fields=1&near=&radius=50&fee_max=', {
      headers: html,
    })
    expect(status).toBe(200)
    expect((await visitor.ask('/embed/directory/arkansas?fields=yes', { headers: html })).status).toBe(422)
  })

  it('are offered where one chooses a list, in its lines and in the list of states', async () => {
    const page = await visitor.page('/docs/embed?state=maine&lang=es&fields=1')
    const main = page.querySelector('main')
    expect(main?.querySelector('input[name="fields"]')?.hasAttribute('checked')).toBe(true)
    expect(main?.textContent).toContain('data-state="maine" data-lang="es" data-fields="1" async></script>')
    expect(main?.querySelector('iframe')?.getAttribute('src')).toBe('/embed/directory/maine?lang=es&fields=1')
    const { text } = await visitor.ask('/embed/directory?fields=1', { headers: html })
    expect(text).toContain('href="/embed/directory/maine?fields=1"')
  })
})

describe('the page that says how to embed', () => {
  it('shows the lines with this site’s own address and the state one chose', async () => {
    const { text } = await visitor.ask('/docs/embed?state=georgia', { headers: html })
    const page = new DOMParser().parseFromString(text.replace(/<link\b[^>]*>/g, ''), 'text/html')
    const main = page.querySelector('main')
    expect(main?.textContent).toMatch(/<script src="http:\/\/[\d.:]+\/embed\.js" data-state="georgia" async><\/script>/)
    expect(main?.textContent).not.toMatch(/\{(origin|state|name)\}/)
    expect(main?.querySelector('iframe')?.getAttribute('src')).toBe('/embed/directory/georgia')
    expect(main?.querySelector('iframe')?.getAttribute('title')).toBe('Recovery homes with open beds in Georgia')
    expect(main?.querySelectorAll('select[name=state] option')).toHaveLength(51)
  })

  it('shows them for the language one chose', async () => {
    const page = await visitor.page('/docs/embed?state=maine&lang=es')
    const main = page.querySelector('main')
    expect(main?.textContent).toContain('/embed.js" data-state="maine" data-lang="es" async></script>')
    expect(main?.textContent).toContain('/embed/directory/maine?lang=es"')
    const frame = main?.querySelector('iframe')
    expect(frame?.getAttribute('src')).toBe('/embed/directory/maine?lang=es')
    expect([frame?.getAttribute('title'), frame?.getAttribute('lang')]).toEqual([
      'Casas de recuperación con camas libres en Maine',
      'es',
    ])
    expect(main?.querySelector('select[name=lang] option[selected]')?.getAttribute('value')).toBe('es')
  })

  it.each(['/docs', '/help'])('is linked from %s', async (path) => {
    expect((await visitor.page(path)).querySelector('main a[href="/docs/embed"]')).not.toBeNull()
  })

  it('is in the sitemap, and no list is', async () => {
    const { text } = await visitor.ask('/sitemaps/pages.xml')
    expect(text).toContain('/docs/embed</loc>')
    expect(text).not.toContain('/embed/directory')
  })
})
