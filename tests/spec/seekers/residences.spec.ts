// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { statesEs } from '#content/states/spanish.ts'
import { stranger } from '#tests/support/browser/visitor.ts'

const visitor = stranger()
const near = '/residences?near=Little+Rock,AR&open=1&for=women'

/** The two languages: path, language, first words, and the six fields in their order. */
const languages = [
  [
    '/residences',
    'en',
    'Where do you need a home?',
    ['Where', 'How far', 'Beds', 'A bed for', 'Cash needed to move in', 'Medicine you take'],
  ],
  [
    '/es/residencias',
    'es',
    '¿Dónde necesita una casa?',
    ['Dónde', 'Qué tan lejos', 'Camas', 'Cama para', 'Dinero para mudarse', 'Medicina que toma'],
  ],
] as const

/** Addresses nobody can answer: each is told so at its field, and never with a 500. */
const bad = [
  ['near=91,10', 'We do not know this place.'],
  ['near=72201&radius=-1', 'Choose a distance from 1 to 500 miles, and a place to measure from.'],
  ['near=72201&fee_max=lots', 'Use a whole number of dollars'],
  ['state=ZZ', 'Choose one of the 50 states'],
  ['near=72201&sober_days=x', 'Use a whole number of days'],
  [`q=${'a'.repeat(10_000)}`, 'Use at most 100 letters.'],
  ['state=AR&radius=50', 'Choose a distance from 1 to 500 miles, and a place to measure from.'],
  ['state=AR&sort=distance', 'The link has a filter we don’t recognize'],
  ['state=AR&pets=yes&pets=no', 'The link has a filter we don’t recognize'],
  ['near=72201&colour=red', 'The link has a filter we don’t recognize (“colour”).'],
  ['near=72201&cursor=nonsense', 'The link has a filter we don’t recognize (“cursor”).'],
  ['near=72201&level=9', 'Choose levels from I to IV.'],
  ['near=72201&open=7&sort=luck', 'recognize (“open”).'],
  ['near=72201&open=7&sort=luck', 'recognize (“sort”).'],
  ['city=Conway', 'Say the state of the town too, such as Conway, AR.'],
] as const

const text = (page: Document, selector: string) => page.querySelector(selector)?.textContent ?? ''

describe.each(languages)('the search at %s', (path, language, title, labels) => {
  it('asks where first, with six fields, in its language', async () => {
    const page = await visitor.page(path)
    expect(page.documentElement.lang).toBe(language)
    expect(text(page, 'h1')).toBe(title)
    const fields = [...page.querySelectorAll('#change .field:not(.ask-sort) > label')].map((label) => label.textContent)
    expect(fields).toEqual(labels)
    expect(page.querySelectorAll('.state-names a')).toHaveLength(51)
  })

  it('leads to itself in the other language with the search kept', async () => {
    const page = await visitor.page(`${path}?near=72201&open=1&pets=no`)
    const other = language === 'en' ? 'es' : 'en'
    const link = page.querySelector(`.crisis .end a[hreflang="${other}"]`)
    expect(link?.getAttribute('href')).toContain('?near=72201&open=1&pets=no')
    const { text: html } = await visitor.ask(path, { headers: { accept: 'text/html' } })
    for (const one of ['en', 'es']) expect(html).toMatch(new RegExp(`rel="alternate" hrefLang="${one}"`, 'i'))
  })
})

describe('a state on a Spanish page', () => {
  it.each(['Nuevo+M%C3%A9xico', 'nuevo+mexico', 'New+Mexico'])('is found as %s, in both languages', async (typed) => {
    for (const path of ['/residences', '/es/residencias']) {
      const { status, headers } = await visitor.ask(`${path}?near=${typed}&open=1`)
      expect([status, headers.location]).toEqual([302, `${path}?state=NM&open=1`])
    }
    const { status, text } = await visitor.ask(`/api/residences/answer?near=${typed}&limit=1`)
    expect([status, JSON.parse(text).place.name]).toEqual([200, 'New Mexico'])
  })

  it('has its Spanish name in the heading, the title, the field, the structured data and the list of all', async () => {
    const page = await visitor.page('/es/residencias?state=NM')
    expect(page.title).toMatch(/^Casas de recuperación \(sober living\) en Nuevo México con camas libres/)
    expect(text(page, 'h1')).toMatch(/en Nuevo México$/)
    expect(page.querySelector('input[name=near]')?.getAttribute('value')).toBe('Nuevo México')
    expect(page.documentElement.outerHTML).not.toContain('New Mexico')
    const district = await visitor.page('/es/residencias?state=DC')
    expect(text(district, 'h1')).toMatch(/en el Distrito de Columbia$/)
    expect(district.documentElement.outerHTML).not.toContain('District of Columbia')
    const start = await visitor.page('/es/residencias')
    const names = [...start.querySelectorAll('.state-names a')].map((link) => link.textContent)
    expect(names).toEqual(statesEs.map(({ name }) => name))
    for (const { code, name } of statesEs)
      expect(start.querySelector(`.quilt a[href*="state=${code}"]`)?.getAttribute('title')).toBe(name)
  })

  it('has its English name on the English one', async () => {
    expect(text(await visitor.page('/residences?state=NM'), 'h1')).toMatch(/in New Mexico$/)
  })
})

describe('a region', () => {
  it.each([
    ['/residences?near=Long+Island', 'Deer Park, NY (Long Island)', 'looked around its middle: Deer Park, NY.'],
    ['/residences?near=Cape+Cod&open=1', 'Barnstable County, MA (Cape Cod)', 'looked in Barnstable County, MA.'],
    [
      '/es/residencias?near=Valle+Central',
      'Fresno, CA (Valle Central)',
      'buscamos alrededor de su centro: Fresno, CA.',
    ],
    [
      '/es/residencias?near=Cape+Cod',
      'condado de Barnstable, MA (Cape Cod)',
      'buscamos en el condado de Barnstable, MA.',
    ],
  ])('keeps its name at %s', async (path, place, note) => {
    const page = await visitor.page(path)
    expect(text(page, 'h1') + text(page, '.seek-sub')).toContain(place)
    expect(page.title).toContain(place)
    expect(text(page, '.other-places')).toContain(note)
  })

  it('keeps its name where a state was said before it', async () => {
    const { status, headers } = await visitor.ask('/residences?in=NY&near=long+island&open=1')
    expect([status, headers.location]).toEqual([302, '/residences?near=Long+Island,+NY&open=1'])
  })
})

describe('a need typed as a place or a name', () => {
  it.each([
    ['/residences?near=methadone+in+Little+Rock&open=1', '/residences?near=Little+Rock,+AR&open=1&methadone=yes'],
    ['/residences?near=women+72201&open=1', '/residences?near=72201&open=1&for=women'],
    ['/residences?near=Suboxone&state=AR', '/residences?state=AR&buprenorphine=yes'],
    ['/residences?near=hombres+cerca+de+Tulsa', '/residences?near=Tulsa,+OK&for=men'],
    ['/residences?in=AR&near=Suboxone&open=1', '/residences?state=AR&near=Suboxone&open=1'],
    ['/residences?q=Suboxone', '/residences?near=Suboxone&open=1'],
    ['/es/residencias?q=Suboxone', '/es/residencias?near=Suboxone&open=1'],
  ])('%s leads to %s', async (path, to) => {
    const { status, headers } = await visitor.ask(path)
    expect([status, headers.location]).toEqual([302, to])
  })

  it.each([
    [
      '/residences?near=Suboxone&open=1',
      'Where do you need a home?',
      'Homes that accept buprenorphine (Suboxone). ',
      'Homes that accept buprenorphine (Suboxone), in the whole country',
      'buprenorphine=yes',
    ],
    [
      '/es/residencias?near=mujeres&open=1',
      '¿Dónde necesita una casa?',
      'Casas para mujeres. ',
      'Casas para mujeres, en todo el país',
      'for=women',
    ],
  ])('alone it asks where at %s', async (path, title, line, everywhere, filter) => {
    expect((await visitor.ask(path)).status).toBe(200)
    const page = await visitor.page(path)
    expect(text(page, 'h1')).toBe(title)
    expect(text(page, '.seek [role="status"]').startsWith(line)).toBe(true)
    expect(page.querySelector('input[name=near]')?.getAttribute('value')).toBeFalsy()
    const link = page.querySelector('.meant-named a')
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([everywhere, `${path.split('?')[0]}?${filter}`])
    const sent = new URLSearchParams(filter)
    const form = new URLSearchParams(
      [...page.querySelectorAll('#ask option[selected], #ask input[checked]')].map((one) => [
        one.closest('select')?.getAttribute('name') ?? one.getAttribute('name') ?? '',
        one.getAttribute('value') ?? '',
      ]),
    )
    const wanted = sent.has('for') ? form.get('for') : form.get('medicine')
    expect(wanted).toBe(sent.get('for') ?? 'buprenorphine')
  })

  it('offers each medicine apart where all of them were meant', async () => {
    const page = await visitor.page('/residences?near=MAT')
    expect(text(page, '.seek [role="status"]')).toMatch(
      /^Homes that accept buprenorphine \(Suboxone\), methadone,? and naltrexone/,
    )
    const links = [...page.querySelectorAll('.meant-named a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      ['buprenorphine=yes&methadone=yes&naltrexone=yes', 'buprenorphine=yes', 'methadone=yes', 'naltrexone=yes'].map(
        (search) => `/residences?${search}`,
      ),
    )
  })

  it('keeps the need with each place of its name', async () => {
    const page = await visitor.page('/residences?near=women+in+Springfield')
    const [first] = [...page.querySelectorAll('.meant-choice')].map((link) => link.getAttribute('href'))
    expect(first).toMatch(/near=Springfield,\+[A-Z]{2}&for=women$/)
  })
})

describe('the answer of a search', () => {
  it('is the heading, with the count first, and the line under it is live', async () => {
    const page = await visitor.page(near)
    expect(text(page, 'h1')).toMatch(/^\d+ homes? with an open bed for a woman$/)
    expect(text(page, '.seek [role="status"]')).toMatch(/^within 25 miles of Little Rock, AR\. \d+ beds/)
    expect(page.querySelectorAll('.residences .residence').length).toBeGreaterThan(3)
  })

  it('gives every home one phone button named after it, and every age its words', async () => {
    const page = await visitor.page(near)
    for (const residence of page.querySelectorAll('.residences .residence')) {
      const calls = residence.querySelectorAll('a[href^="tel:"]')
      expect(calls).toHaveLength(1)
      expect(calls[0]?.textContent).toMatch(/^Call .+ at \d{3}-\d{3}-\d{4}$/)
      expect(text(residence as unknown as Document, '.age')).toMatch(/^(Said |No number)/)
      expect(text(residence as unknown as Document, '.open-count')).toMatch(/^\d+\/\d+ available$/)
    }
  })

  it('weighs at most 79 KB with 20 homes', async () => {
    const { text: html } = await visitor.ask('/residences?near=72201', { headers: { accept: 'text/html' } })
    expect(html.match(/<article\b/g)).toHaveLength(20)
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(79_000)
  })

  it('has a pin for each home whose place may be known, and none for others', async () => {
    const page = await visitor.page(near)
    const pins = [...page.querySelectorAll('#map svg > a')]
    expect(pins.length).toBeGreaterThan(2)
    for (const pin of pins) expect(page.querySelector(pin.getAttribute('href') ?? '#nothing')).not.toBeNull()
    const hidden = [...page.querySelectorAll('.residence')].filter((residence) =>
      residence.textContent?.includes('Address given by phone'),
    )
    for (const residence of hidden)
      expect(pins.some((pin) => pin.getAttribute('href') === `#${residence.id}`)).toBe(false)
  })

  it('leads from its map to a search in each direction, and closer or farther, with all that was asked', async () => {
    const page = await visitor.page(near)
    const moves = [...page.querySelectorAll('.map-moves a')]
    expect(moves.map(({ textContent }) => textContent)).toEqual(['North', 'South', 'West', 'East', 'Closer', 'Farther'])
    const [north, , , , closer] = moves.map((move) => move.getAttribute('href') ?? '')
    expect(north).toMatch(/^\/residences\?near=map\+35\.0\d,-92\.\d\d&open=1&for=women#map$/)
    expect(closer).toBe('/residences?near=Little+Rock,AR&radius=10&open=1&for=women#map')
    const moved = await visitor.page(north?.replace('#map', '') ?? '')
    expect(text(moved, '.seek-sub')).toMatch(/^within 25 miles of this point on the map\./)
    expect(moved.querySelector('#w')?.getAttribute('value')).toMatch(/^Map 35\.0\d,-92\.\d\d$/)
  })

  it('draws no map where there is nothing to put on it', async () => {
    const page = await visitor.page('/residences?near=48.20,-107.10&radius=5')
    expect(page.querySelector('#map')).toBeNull()
    expect(page.querySelector('.tools a[href="#map"]')).toBeNull()
    expect(page.querySelectorAll('.map-moves a').length).toBeGreaterThan(4)
  })

  it('counts yes, no and not stated for every need, and keeps the three apart', async () => {
    const page = await visitor.page(near)
    const rows = [...page.querySelectorAll('#needs .need')]
    expect(rows).toHaveLength(17)
    for (const row of rows) {
      expect(row.textContent).toMatch(/\d+ yes, \d+ no, \d+ not statedDoesn’t matterYes, requiredNo$/)
      expect(row.querySelectorAll('input[type=radio]')).toHaveLength(3)
    }
    expect(text(page, '#needs')).toContain('Include homes that haven’t answered')
  })

  it('shows a whole state by its towns, and the same towns as dots', async () => {
    const page = await visitor.page('/residences?state=AR')
    const [, fresh = ''] = /^([\d,]+) beds open in Arkansas$/.exec(text(page, 'h1')) ?? []
    const { availableBeds, bedsToConfirm } = JSON.parse((await visitor.ask('/api/directory/states/arkansas')).text)
    // The same sums as the page of the state and the list for the pages of others: no number mixes what was said lately
    // with what is to be confirmed.
    expect(Number(fresh)).toBe(availableBeds - bedsToConfirm)
    expect(text(page, '.seek-sub')).toContain(`${bedsToConfirm} more beds to confirm.`)
    const towns = page.querySelectorAll('.towns a')
    expect(towns.length).toBeGreaterThan(10)
    const onMap = [...page.querySelectorAll('.townmap title')].flatMap((title) => title.textContent?.split('\n') ?? [])
    const inList = [...page.querySelectorAll('.towns a')].map(
      (town) =>
        `${text(town as unknown as Document, '.town-no')}. ${text(town as unknown as Document, 'b')}: ${text(town as unknown as Document, '.lamps')}`,
    )
    expect(onMap.toSorted()).toEqual(inList.toSorted())
    expect(page.querySelector('.statemap')?.getAttribute('d')?.length).toBeGreaterThan(500)
  })

  it('leads from the start to a state with what the form would ask: beds open now', async () => {
    const page = await visitor.page('/residences')
    for (const link of page.querySelectorAll('.start-states a'))
      expect(link.getAttribute('href')).toMatch(/^\/residences\?state=[A-Z]{2}&open=1$/)
    expect(text(page, '.start')).not.toContain('shows the towns')
  })

  it('says on paper how many homes stand on it, and where the rest is', async () => {
    const page = await visitor.page('/residences?state=AR')
    const { total } = JSON.parse((await visitor.ask('/api/v1/residences?state=AR')).text)
    expect(text(page, '.on-paper')).toMatch(
      new RegExp(`^Homes 1 to 20 of ${total}\\. The rest: https?://.+/residences\\?state=AR$`),
    )
  })

  it('shows the nearest homes with an open bed where the circle holds none, and the state to ask in', async () => {
    const page = await visitor.page('/residences?near=Chicago,+IL&open=1')
    const miles = [...page.querySelectorAll('.nearest-residences .far')].map(({ textContent }) =>
      parseInt(textContent ?? '', 10),
    )
    expect(miles).toHaveLength(3)
    expect(miles.every((far) => far > 25)).toBe(true)
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
    expect(page.querySelector('.nothing a[href="/directory/illinois"]')).not.toBeNull()
  })

  it('offers changes with their count when nothing is found', async () => {
    const page = await visitor.page(`${near}&fee_max=200&methadone=yes&pets=yes&radius=10`)
    expect(text(page, 'h1')).toBe('No home meets all 5 needs yet')
    for (const change of page.querySelectorAll('.relax a')) expect(change.textContent).toMatch(/^[1-9]\d*home/)
    expect(text(page, '.nothing')).toContain('1-800-662-4357')
    expect(page.querySelectorAll('.relax a[href*="for=women"]')).toHaveLength(page.querySelectorAll('.relax a').length)
  })

  it('leads from the long address of a form to the short one', async () => {
    const { status, headers } = await visitor.ask('/residences?near=Arkansas&radius=25&open=1&for=&medicine=methadone')
    expect([status, headers.location]).toEqual([302, '/residences?state=AR&open=1&methadone=yes'])
  })
})

describe('what search engines are told', () => {
  const head = async (path: string) => (await visitor.ask(path, { headers: { accept: 'text/html' } })).text

  it('is one address for the search and one for a state, and nothing of a search with needs', async () => {
    expect(await head('/residences')).toMatch(/rel="canonical" href="[^"]+\/residences"/)
    expect(await head('/residences?state=AR')).toMatch(/rel="canonical" href="[^"]+\/residences\?state=AR"/)
    for (const path of [near, '/residences?state=AR&open=1', '/residences?near=72201']) {
      expect(await head(path)).toContain('<meta name="robots" content="noindex"/>')
    }
  })

  it('leaves a link to a search that is sent to somebody its name and picture', async () => {
    const sent = await head('/residences?near=72201&open=1')
    expect(sent).toMatch(/<title>\d+ homes with an open bed within 25 miles of 72201/)
    expect(sent).toMatch(/<meta property="og:title" content="\d+ homes with an open bed within 25 miles of 72201/)
    expect(sent).toMatch(/<meta property="og:url" content="[^"]+\/residences\?near=72201&amp;open=1"/)
  })
})

it.each(bad)('an address nobody can answer %.40s is told plainly, and nothing typed is lost', async (search, words) => {
  const { status, text: html } = await visitor.ask(`/residences?${search}`, { headers: { accept: 'text/html' } })
  expect(status).toBe(422)
  const page = new DOMParser().parseFromString(html.replace(/<link\b[^>]*>/g, ''), 'text/html')
  expect(page.querySelector('main')?.textContent).toContain(words)
  expect(text(page, 'h1')).toBe('We could not search for that')
  const typed = new URLSearchParams(search).get('near')
  // In sight: beside a field of the open panel, or in the line under the heading.
  const inSight = text(page, '.seek-sub') + text(page, '#change')
  expect(inSight).toContain(words)
  if (typed) expect(page.querySelector<HTMLInputElement>('#w')?.getAttribute('value')).toContain(typed)
})

it.each([
  ['/residences', '99999', 'There is no ZIP code 99999.'],
  ['/es/residencias', '99999', 'No existe el código postal 99999.'],
  ['/residences', 'zzqqxx', 'We can’t find “zzqqxx”'],
  ['/residences', 'sober living near me', 'Where are you?'],
  ['/es/residencias', 'near me', '¿Dónde está usted?'],
  ['/residences', '00901', '00901 is not in the 50 states or DC'],
  ['/es/residencias', 'Puerto Rico', 'Puerto Rico no está en los 50 estados ni en DC'],
  ['/residences', 'Springfield', 'Which Springfield?'],
  ['/es/residencias', 'Springfield', '¿Cuál Springfield?'],
])('a place in doubt is a question, and no error: %s?near=%s', async (path, near, title) => {
  const page = await visitor.page(`${path}?near=${near}&open=1`)
  expect(text(page, 'h1')).toBe(title)
  expect(page.querySelector('[aria-invalid="true"], .field .error')).toBeNull()
  expect(page.querySelector<HTMLInputElement>('#w')?.getAttribute('value')).toBe(near)
  const choices = [...page.querySelectorAll('.meant-choice')].map((choice) => choice.textContent ?? '')
  if (near === 'Springfield')
    expect(choices[0]).toMatch(/^Springfield, IL \((Sangamon County|condado de Sangamon)\).*(home|casa)/)
  else expect(choices).toEqual([])
  // Where nothing can be chosen there is somebody to call.
  if (choices.length === 0) expect(page.querySelector('main a[href="tel:18006624357"]')).not.toBeNull()
  const hasResidences = choices.map((choice) => !/no homes|sin casas/.test(choice))
  expect(hasResidences).toEqual(hasResidences.toSorted((a, b) => Number(b) - Number(a)))
})

describe('a place that was typed', () => {
  it.each([
    ['Portland', 'Portland, OR', 'Not this one?', 'Portland, ME'],
    ['Manhattan', 'Manhattan, NY', 'Not this one?', 'Manhattan, KS'],
    ['Pheonix', 'Phoenix, AZ', 'You typed “Pheonix”. We searched Phoenix, AZ.', 'Phoenix, NY'],
    ['Pulaski County', 'Pulaski County, AR', 'Not this one?', 'Pulaski County, KY'],
  ])('“%s” is named with its state, and its others beside it', async (near, place, words, other) => {
    const page = await visitor.page(`/residences?near=${near}`)
    expect(text(page, '.seek-sub')).toContain(place)
    expect(text(page, '.other-places')).toContain(words)
    const links = [...page.querySelectorAll('.other-place')].map((link) => link.textContent)
    expect(links).toContain(other)
  })

  it.each([
    ['/residences?near=Misouri&open=1', '/residences?state=MO&open=1'],
    ['/residences?near=Louisiana', '/residences?state=LA'],
    ['/es/residencias?near=Arkansas+USA&open=1', '/es/residencias?state=AR&open=1'],
  ])('%s leads to %s', async (asked, state) => {
    const { status, headers } = await visitor.ask(asked, { headers: { accept: 'text/html' } })
    expect([status, headers.location]).toEqual([302, state])
  })
})

it.each([
  ['/residences', '1 home of this list is no longer listed.'],
  ['/es/residencias', '1 casa'],
])(
  'the rows of homes that a device keeps are drawn at %s for the slugs it asks for, and a home that left the list is counted',
  async (path, gone) => {
    const page = await visitor.page(`${path}?saved=harbor-row-house-north-little-rock-ar,no-such-home`)
    const rows = page.querySelector('#saved .saved-residences')
    expect(rows?.querySelectorAll('tbody tr')).toHaveLength(1)
    expect(rows?.querySelector('.name a')?.getAttribute('href')).toBe(`${path}/harbor-row-house-north-little-rock-ar`)
    expect(rows?.querySelector('.share-form input[name="homes"]')?.getAttribute('value')).toBe(
      'harbor-row-house-north-little-rock-ar',
    )
    expect(rows?.textContent).toContain(gone)
  },
)
