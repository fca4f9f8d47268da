// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { residenceDetail } from '#contract/residence/residence-detail.ts'
import { stranger } from '#tests/support/browser/visitor.ts'

const harbor = 'harbor-row-house-north-little-rock-ar'
const juniper = 'juniper-porch-little-rock-ar'
const path = { en: (slug: string) => `/residences/${slug}`, es: (slug: string) => `/es/residencias/${slug}` }

const text = (node: Element | null | undefined) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
const findResidence = async (slug: string) =>
  residenceDetail.parse(JSON.parse((await stranger().ask(`/api/v1/residences/${slug}`)).text))
const listSlugs = async (state: string, page = 1): Promise<string[]> => {
  const { text } = await stranger().ask(`/api/directory/states/${state}/residences?page=${page}`)
  return JSON.parse(text).items.map(({ slug }: { slug: string }) => slug)
}

const parts = {
  en: [
    'What to say when you call',
    'Cash to move in',
    'Who it is for',
    'Rules of the house',
    'What the house says',
    'How to apply',
    'Who checked this house',
    'Where it is',
    'Ask about a bed',
    'Similar homes with open beds',
  ],
  es: [
    'Qué decir cuando llame',
    'Dinero para mudarse',
    'Para quién es',
    'Reglas de la casa',
    'Lo que dice la casa',
    'Cómo solicitar un lugar',
    'Quién la revisó',
    'Dónde está',
    'Preguntar por una cama',
    'Casas parecidas con camas libres',
  ],
} as const

describe.each(['en', 'es'] as const)('the page of a residence (%s)', (language) => {
  let page: Document
  beforeAll(async () => {
    page = await stranger().page(path[language](harbor))
  })

  it('has its parts under their headings, in order, before any script', () => {
    expect([...page.querySelectorAll('main h2')].map(text)).toEqual(parts[language])
    expect(text(page.querySelector('h1'))).toBe('Harbor Row House')
  })

  it('names its one address, and the same page in the other language', async () => {
    const { text: html } = await stranger().ask(path[language](harbor), { headers: { accept: 'text/html' } })
    const links = (html.match(/<link\b[^>]*>/g) ?? []).filter((link) => /rel="(canonical|alternate)"/.test(link))
    const told = links.map((link) => [
      /hreflang="(\w+)"/i.exec(link)?.[1] ?? 'canonical',
      new URL(/href="([^"]+)"/.exec(link)?.[1] ?? '').pathname,
    ])
    expect(told).toEqual([
      ['canonical', path[language](harbor)],
      ['en', path.en(harbor)],
      ['es', path.es(harbor)],
    ])
    expect(page.title).toContain('Harbor Row House, North Little Rock')
    expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toContain('501-555-0142')
  })

  it('offers the number with its digits: to call, to text, and in the bar of a phone', () => {
    const numbers = [...page.querySelectorAll('main a[href="tel:+15015550142"]')].map(text)
    expect(numbers).toHaveLength(2)
    for (const words of numbers) expect(words).toContain('501-555-0142')
    expect(page.querySelectorAll('main a[href="sms:+15015550142"]')).toHaveLength(1)
  })

  it('asks of a person nothing but a way to answer, and has a field that only programs see', () => {
    const form = page.querySelector('form.ask-form')
    const names = [...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name'))
    expect([...new Set(names)]).toEqual([
      'kind',
      'once',
      'name',
      'answer_by',
      'phone',
      'email',
      'needed',
      'message',
      'wait',
      'link',
      'more',
    ])
    expect(form?.querySelectorAll('[required]')).toHaveLength(0)
    // The page is kept for the next visitor: a key of one's own comes from the script.
    expect(form?.querySelector('[name="once"]')?.getAttribute('value') ?? '').toBe('')
    expect(form?.querySelector('.trap')?.getAttribute('aria-hidden')).toBe('true')
    expect(form?.getAttribute('method')).toBe('post')
  })
})

describe('what the page says of Harbor Row House', () => {
  let page: Document
  beforeAll(async () => {
    page = await stranger().page(`${path.en(harbor)}?near=72201`)
  })

  it('adds up the first day to the one figure of the search', async () => {
    const rows = [...page.querySelectorAll('.receipt tr')].map((row) => [...row.children].map(text))
    expect(rows).toEqual([
      ['First week', '$160'],
      ['Deposit', '$150'],
      ['Other first-day money', '$50'],
      ['On the first day', '$360'],
    ])
    expect((await findResidence(harbor)).cashToMoveIn).toBe(360)
  })

  it.each([
    ['yes', 'Buprenorphine (Suboxone), methadone, and naltrexone (Vivitrol) welcome'],
    ['plain-no', 'No pets'],
    ['unsaid', 'Wheelchair access not stated. Ask when you call.'],
  ])('says %s in words that carry it alone: %s', (said, words) => {
    const rows = [...page.querySelectorAll(`.said-list [data-said="${said}"] > span`)].map(text)
    expect(rows).toContain(words)
  })

  it('says how far it is from where somebody looked, and leads back there', () => {
    expect(text(page.querySelector('h1 + p'))).toMatch(/^North Little Rock, Arkansas\. \d+ miles? away\.$/)
    expect(page.querySelector('.crumbs a')?.getAttribute('href')).toBe('/residences?near=72201')
  })

  it('tells search engines the address, which is public to the door', () => {
    const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map((one) =>
      JSON.parse(one.textContent ?? ''),
    )
    const residence = data.find((one) => one['@type'] === 'LodgingBusiness')
    expect(residence).toMatchObject({
      name: 'Harbor Row House',
      telephone: '501-555-0142',
      address: { streetAddress: expect.any(String) },
    })
    const crumbs = data.find((one) => one['@type'] === 'BreadcrumbList')
    expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Find a home',
      'Harbor Row House',
    ])
  })
})

describe('states a home can be in', () => {
  const find = async (fits: (residence: Awaited<ReturnType<typeof findResidence>>) => boolean) => {
    for (const slug of [
      ...(await listSlugs('arkansas')),
      ...(await listSlugs('arkansas', 2)),
      ...(await listSlugs('arkansas', 3)),
    ]) {
      const residence = await findResidence(slug)
      if (fits(residence)) return { residence, page: await stranger().page(path.en(slug)) }
    }
    throw new Error('The demo has no such home.')
  }

  it('is full: its windows are dark, the button asks for the waiting list, and the page leads on', async () => {
    const { residence, page } = await find(
      ({ availableBeds, keepsWaitingList }) => availableBeds === 0 && keepsWaitingList === true,
    )
    expect(text(page.querySelector('.porch-beds b'))).toBe(`0/${residence.totalBeds} available`)
    expect(text(page.querySelector('.porch-ways .porch-call'))).toBe(`Call ${residence.phone} about the waiting list`)
    expect(page.querySelectorAll('.porch-window[data-lit], .porch-light .on')).toHaveLength(0)
    expect(page.querySelector('.porch-on a')?.getAttribute('href')).toBe('#similar')
  })

  it('has a number that is withdrawn: no digits, no light', async () => {
    const { page } = await find(
      ({ availabilityAge, reportedAt }) => availabilityAge === 'withdrawn' && reportedAt !== null,
    )
    expect(text(page.querySelector('.porch-beds'))).toMatch(/^Call to askNo number for \d+ days/)
    expect(page.querySelectorAll('.porch-window[data-lit]')).toHaveLength(0)
  })

  it.each([
    [
      'withdrawn and not claimed',
      (residence) => residence.availabilityAge === 'withdrawn' && !residence.isClaimed,
      'btn-line',
    ],
    ['withdrawn', (residence) => residence.availabilityAge === 'withdrawn', 'btn-line'],
    ['stale', (residence) => residence.availabilityAge === 'stale' && (residence.availableBeds ?? 0) > 0, 'btn-line'],
    ['full', (residence) => residence.availableBeds === 0, 'btn-line'],
    [
      'open and fresh',
      (residence) => residence.availabilityAge === 'fresh' && (residence.availableBeds ?? 0) > 0,
      'btn-primary',
    ],
  ] satisfies [string, (residence: Awaited<ReturnType<typeof findResidence>>) => boolean, string][])(
    'has its phone number filled everywhere only where the call is worth it: %s',
    async (_, fits, look) => {
      const { residence, page } = await find(fits)
      const digits = residence.phone.replace(/\D/g, '')
      const calls = [...page.querySelectorAll(`main a.btn[href="tel:+1${digits}"]`)]
      expect(calls.length).toBeGreaterThan(1)
      for (const call of calls)
        expect([...call.classList].filter((name) => /^btn-(line|primary)$/.test(name))).toEqual([look])
    },
  )

  it('says under its name that its certificate was suspended or withdrawn, and leads to what that means', async () => {
    const { residence, page } = await find(({ certificateEndedAs }) => certificateEndedAs !== null)
    const said = page.querySelector('.porch a[href="#checked"]')
    expect(text(said)).toBe(`Certificate ${residence.certificateEndedAs}`)
    expect(page.querySelector('#checked')).not.toBeNull()
    const spanish = await stranger().page(path.es(residence.slug))
    expect(text(spanish.querySelector('.porch a[href="#checked"]'))).toMatch(/^Certificado (suspendido|retirado)$/)
  })

  it('is not claimed: it says so, shows the way to claim, and takes no question', async () => {
    const { residence, page } = await find(({ isClaimed }) => !isClaimed)
    expect(text(page.querySelector('main'))).toContain('This listing is not claimed yet')
    expect(page.querySelector('.unclaimed a')?.getAttribute('href')).toBe(`/workspace/claims?home=${residence.slug}`)
    expect(page.querySelector('.ask-form')).toBeNull()
    expect(text(page.querySelector('main'))).toContain(residence.phone)
    // Nobody of the house keeps it up: nothing on the page is in its words.
    expect(text(page.querySelector('main'))).not.toMatch(/the words of the house|The house (said this|last went)/)
    if (residence.checkedAt) expect(text(page.querySelector('main'))).toMatch(/From a public list, \w+ \d+, \d{4}\./)
    const spanish = await stranger().page(path.es(residence.slug))
    expect(text(spanish.querySelector('main'))).not.toMatch(/Lo que dice la casa|La casa (lo dijo el|revisó)/)
  })

  it('tells who reads Spanish what to ask where nobody has said that it is spoken', async () => {
    const { residence } = await find(({ yes }) => !yes.includes('spanish'))
    const spanish = text((await stranger().page(path.es(residence.slug))).querySelector('main'))
    expect(spanish).toContain('Pregunte si hablan español o si puede usar un intérprete.')
    expect(spanish).toContain('“Do you speak Spanish? Can I use an interpreter?”')
    const told = await find(({ yes }) => yes.includes('spanish'))
    const spoken = text((await stranger().page(path.es(told.residence.slug))).querySelector('main'))
    expect(spoken).not.toMatch(/intérprete|Do you speak/)
  })

  it.each(['area', 'hidden'] as const)('is drawn no nearer than it wants to be found (%s)', async (visibility) => {
    const { page } = await find((one) => one.addressVisibility === visibility)
    expect(page.querySelectorAll('.state-drawing')).toHaveLength(visibility === 'area' ? 1 : 0)
    expect(page.querySelectorAll('.state-drawing .area')).toHaveLength(visibility === 'area' ? 1 : 0)
    expect(page.querySelectorAll('a[href^="geo:"], a[href*="openstreetmap"]')).toHaveLength(0)
  })

  it('opens in the maps app of the visitor where it publishes its door', async () => {
    const { residence, page } = await find((one) => one.addressVisibility === 'exact')
    const [point, query] = page.querySelector('a[href^="geo:"]')?.getAttribute('href')?.split('?q=') ?? []
    expect(point).toBe(`geo:${residence.latitude},${residence.longitude}`)
    expect(decodeURIComponent(query ?? '')).toContain(`, ${residence.city}, ${residence.state}`)
    expect(page.querySelector('.where-maps a[rel="noreferrer"]')?.getAttribute('href')).toContain(
      `${residence.latitude}/`,
    )
  })

  it.each([path.en('no-such-home'), path.es('no-hay')])('is not there: %s is a 404 that leads on', async (address) => {
    const answer = await stranger().ask(address, { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(404)
    expect(answer.text).toMatch(/There is no home at this address|No hay ninguna casa en esta dirección/)
    expect(answer.text).toContain('noindex')
  })
})

describe('a private link that leads to nothing', () => {
  it.each(['/residences/asked/nothing', '/es/residencias/asked/nada'])('is a 404: %s', async (address) => {
    const answer = await stranger().ask(address, { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('noindex')
  })

  it('says that something was deleted', async () => {
    const page = await stranger().page('/residences/asked/deleted')
    expect(text(page.querySelector('h1'))).toBe('Deleted')
  })
})

it('has the same similar homes as the API, at most three', async () => {
  const { similar } = await findResidence(juniper)
  const page = await stranger().page(path.en(juniper))
  expect([...page.querySelectorAll('.similar-residence h3')].map(text)).toEqual(similar.map(({ name }) => name))
  expect(similar.length).toBeLessThanOrEqual(3)
})

it('a home names its state in the language of its page', async () => {
  const [slug = ''] = await listSlugs('new-mexico')
  const english = await stranger().page(path.en(slug))
  expect(english.title).toContain('New Mexico')
  const page = await stranger().page(path.es(slug))
  expect(page.title).toContain('Nuevo México')
  expect(text(page.querySelector('main'))).toContain('Casas en Nuevo México')
  expect(page.documentElement.outerHTML).not.toContain('New Mexico')
})
