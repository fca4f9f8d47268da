// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { states } from '#content/states/slugs.ts'
import { stranger } from '#tests/support/browser/visitor.ts'

// State profile pages (docs/specification.md, sections 2, 4 and 9, rulings 4 and 6).

const slugs = ['west-virginia', 'arkansas', 'maine', 'michigan', 'connecticut', 'california', 'georgia'] as const
type Slug = (typeof slugs)[number]

const badges: Record<Slug, string[]> = {
  'west-virginia': ['Active Implementation'],
  arkansas: ['Claimed & Active', 'Level 3: Provider Network'],
  maine: ['Claimed & Active', 'Level 2: Certification Active'],
  michigan: ['Claimed & Active', 'Level 2: Certification Active'],
  connecticut: ['Claiming in Progress', 'Target: Level 2 Certification'],
  california: ['Implementation in Progress', 'Level 2 to 3 transition'],
  georgia: ['Partnership Available', 'High Opportunity State'],
}

/** What stands on each number plate, then its words. West Virginia has none (docs/specification.md, ruling 12). */
const plates: Record<Slug, [string, string][]> = {
  'west-virginia': [],
  arkansas: tiles('87', '64', '2,180', '19'),
  maine: tiles('42', '31', '890', '12'),
  michigan: tiles('156', '112', '3,890', '34'),
  connecticut: [
    ['78', 'Facilities, estimate'],
    ['1,650', 'Beds, estimate'],
    ['34', 'Interested Providers, estimate'],
    ['15', 'Cities, estimate'],
  ],
  california: [
    ['120', 'Total Facilities'],
    ['75', 'NARR Certified'],
    ['3,500', 'Total Beds'],
    ['84%', 'Success Rate'],
  ],
  georgia: [
    ['150+', 'facilities, potential'],
    ['4,200+', 'beds, potential'],
    ['25+', 'cities, potential'],
  ],
}

function tiles(facilities: string, certified: string, beds: string, cities: string): [string, string][] {
  return [
    [facilities, 'Total Facilities'],
    [certified, 'NARR Certified'],
    [beds, 'Total Beds'],
    [cities, 'Cities'],
  ]
}

/** The height of each embedded directory in percent of its width, in the order of the page. */
const frames: [Slug, number[]][] = [
  ['west-virginia', [75]],
  ['arkansas', [75]],
  ['maine', [75]],
  ['michigan', [75]],
  ['connecticut', [75]],
  ['california', [75, 60]],
]

/** Where the controls lead (docs/specification.md, section 2 and ruling 4). */
const ways: [Slug, string, string][] = [
  ['west-virginia', 'Back to Directory', '/directory'],
  ['arkansas', 'Back to Directory', '/directory'],
  ['maine', 'Back to Directory', '/directory'],
  ['michigan', 'Back to Directory', '/directory'],
  ['california', 'Request Your State Directory Activation Today!', '/contact?topic=activation&state=CA#send'],
  ['california', 'View Current Directory', '#directory'],
  ['california', 'NARR Certification Info', '/faq?category=NARR+Certification'],
  ['california', 'Get Implementation Updates', '/contact?topic=updates&state=CA#send'],
  ['georgia', 'Schedule Consultation', '/contact?topic=consultation&state=GA#send'],
  ['georgia', 'Request Information', '/contact?topic=information&state=GA#send'],
  ['georgia', 'Start Partnership Discussion', '/contact?topic=partnership&state=GA#send'],
  ['georgia', 'View Case Studies', '#case-studies'],
  ['georgia', 'Download Partnership Guide', '/partnership-guide'],
]

const pages = new Map<Slug, Document>()

beforeAll(async () => {
  for (const slug of slugs) pages.set(slug, await stranger().page(`/directory/${slug}`))
}, 30_000)

function at(slug: Slug): HTMLElement {
  const main = pages.get(slug)?.querySelector('main')
  if (!main) throw new Error(`/directory/${slug} has no main part`)
  return main
}

const formatText = (selector: string, within: ParentNode) =>
  [...within.querySelectorAll(selector)].map((found) => found.textContent?.trim() ?? '')

function named(slug: Slug, heading: string): Element {
  const found = [...at(slug).querySelectorAll('h2')].find(({ textContent }) => textContent === heading)
  const part = found?.closest('section') ?? found?.parentElement
  if (!part) throw new Error(`${slug} has no part "${heading}"`)
  return part
}

describe.each(slugs)('the page of %s', (slug) => {
  it('has its badges', () => {
    expect(formatText('header .badge', at(slug))).toEqual(badges[slug])
  })

  it('has its number plates', () => {
    const all = [...at(slug).querySelectorAll('.plates > li')]
    const program = all.filter((plate) => formatText('.source', plate)[0] !== 'sample homes, counted here')
    expect(program.map((plate) => formatText('.plaque b, .plaque span', plate))).toEqual(plates[slug])
  })

  it('asks for a place and shows what is open above all of them', () => {
    const [first] = at(slug).querySelectorAll('.plaque')
    for (const part of [
      '.place-search input[name=near]',
      '.live-beds-band',
      '.state-residence a[href^="/residences/"]',
    ]) {
      const found = at(slug).querySelector(part)
      expect(found && first && found.compareDocumentPosition(first), part).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  })

  it('says live figures apart from the program’s', () => {
    expect(at(slug).querySelectorAll('.live-beds')).toHaveLength(1)
    expect(at(slug).querySelector('.plaque .live-beds, .live-beds .plaque')).toBeNull()
  })
})

describe.each(frames)('the directory framed on the page of %s', (slug, ratios) => {
  const all = () => [...at(slug).querySelectorAll('iframe')]

  it(`stands there with a height of ${ratios.join(' and ')} percent`, () => {
    const heights = all().map((frame) => (frame.closest('.directory-frame')?.classList.contains('frame-low') ? 60 : 75))
    expect(heights).toEqual(ratios)
  })

  it('is lazy, titled, sandboxed without an origin, and sends no referrer', () => {
    const titles = all().map(({ title }) => title)
    expect(new Set(titles).size).toBe(ratios.length)
    for (const frame of all()) {
      expect(frame.getAttribute('src')).toBe(`/embed/directory/${slug}`)
      expect(frame.title).toMatch(/ directory, from /)
      expect(frame.getAttribute('loading')).toBe('lazy')
      expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
      expect(frame.getAttribute('sandbox')).toContain('allow-scripts')
      expect(frame.getAttribute('sandbox')).not.toMatch(/same-origin|top-navigation/)
    }
  })

  it('has a button that opens it whole in a new tab', () => {
    const buttons = [...at(slug).querySelectorAll('.frame-section-head a')]
    expect(buttons).toHaveLength(ratios.length)
    for (const button of buttons) {
      expect(button.textContent).toBe('Open Full Directory(new tab)')
      expect([button.getAttribute('href'), button.getAttribute('target')]).toEqual([
        `/residences?state=${states.find((state) => state.slug === slug)?.code}&open=1`,
        '_blank',
      ])
    }
  })
})

it.each(ways)('on the page of %s, %s leads to %s', (slug, words, to) => {
  const found = [...at(slug).querySelectorAll('a')].filter(({ textContent }) => textContent?.trim() === words)
  expect(found.map((link) => link.getAttribute('href'))).toEqual([to])
  if (to.startsWith('#')) expect(at(slug).querySelector(to)).not.toBeNull()
})

describe('the page of West Virginia', () => {
  it('strings four implementation cards on a trail', () => {
    const cards = [...at('west-virginia').querySelectorAll('.path > li')].map((card) => [
      formatText('h3', card)[0],
      formatText('b', card)[0],
      card.getAttribute('data-step'),
    ])
    expect(cards).toEqual([
      ['Directory Foundation', 'Launched February 2023', 'done'],
      ['NARR Certification', 'Launched May 2023', 'done'],
      ['Provider Network', 'Launched August 2023', 'done'],
      ['Outcomes Excellence', 'Planned 2024', null],
    ])
  })

  it('says since when each feature is active', () => {
    const said = formatText('.feature-list p', named('west-virginia', 'Directory features'))
    expect(said).toEqual([
      'Active since February 2023',
      'Active since May 2023',
      'Active since August 2023',
      'Planned for upcoming phases',
    ])
  })

  it('hangs what is counted here where no figure is reported, and promises no daily figures before there are any', () => {
    const numbers = at('west-virginia').querySelector('[aria-label="West Virginia in numbers"]')
    expect(numbers && formatText('.plaque span', numbers)).toEqual([
      'homes listed',
      'beds in them',
      'beds open, reported in the last 3 days',
    ])
    expect(numbers && formatText('.figure-line', numbers)).toEqual([
      'Total Facilities, NARR Certified, Total Beds, Success RateNot reported yet',
    ])
    expect(named('west-virginia', 'Performance').textContent).toContain(
      'Updated daily through the Behave platform once reported',
    )
  })

  it.each(['Quick Actions', 'State Contact', 'Performance', 'Rural Excellence'])('has the card %s', (title) => {
    expect(formatText('h2', at('west-virginia'))).toContain(title)
  })
})

it('the page of Connecticut says above its estimates who develops the directory and until when', () => {
  const notice = at('connecticut').querySelector('.notice')
  expect(notice?.textContent).toContain('developed with the Connecticut Alliance of Recovery Residences')
  expect(notice?.textContent).toContain('Expected completion: Q3 2025')
  const first = at('connecticut').querySelector('.plaque')
  expect(notice && first && notice.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(at('connecticut').querySelectorAll('.plaque:not(.plaque-hatch)')).toHaveLength(0)
})

describe('the page of California', () => {
  it('has an index whose every entry leads to a place on the page', () => {
    const entries = [...at('california').querySelectorAll('nav.california-index a')].map((link) =>
      link.getAttribute('href'),
    )
    expect(entries).toHaveLength(13)
    const places = entries.map((entry) => at('california').querySelector(entry ?? ''))
    for (const [place, next] of places.slice(1).entries()) {
      expect(next && places[place]?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
    for (const entry of entries) expect(at('california').querySelector(entry ?? 'none'), entry ?? '').not.toBeNull()
  })

  it.each([
    'About',
    'Affiliate Team',
    'State Contact',
    'Performance',
    'Rural Excellence',
    'Directory Coming Soon',
    'Implementation Progress',
    'Implementation Timeline',
    'Quick Actions',
    'Implementation Team',
    'Current Stats',
  ])('has the part %s', (title) => {
    expect(formatText('h2', at('california')).filter((one) => one === title)).toHaveLength(1)
  })

  it('is between level 2 and 3: two phases complete, one in progress, one planned', () => {
    const phases = [...named('california', 'Implementation Timeline').querySelectorAll('.path > li')]
    expect(phases.map((phase) => [formatText('p', phase)[0], phase.getAttribute('data-step')])).toEqual([
      ['Complete', 'done'],
      ['Complete', 'done'],
      ['In progress, expected Q2 2024', 'now'],
      ['Planned, Q4 2024', null],
    ])
    expect(formatText('li p', named('california', 'Implementation Progress'))).toEqual([
      'Active',
      'Active',
      'Implementation in progress',
      'Planned for upcoming phases',
    ])
  })

  it('gives the implementation figures apart from the plates that contradict them', () => {
    expect(formatText('dd', named('california', 'Current Stats'))).toEqual(['92', '2,800', '68', '35'])
    expect(formatText('dt', named('california', 'Current Stats'))).toEqual([
      'facilities',
      'beds',
      'certified',
      'cities',
    ])
  })

  it('gives the figures of its performance', () => {
    expect(named('california', 'Performance').textContent).toContain('82%')
    const rural = named('california', 'Rural Excellence').textContent
    for (const figure of ['62.5%', '65%', 'under 7 h']) expect(rural).toContain(figure)
  })

  it('has the Implementation Team by mail and phone', () => {
    const team = named('california', 'Implementation Team')
    expect(team.querySelector('a[href^="tel:"]')).not.toBeNull()
    expect(team.querySelector('a[href^="mailto:"]')).not.toBeNull()
  })
})

describe('the page of Georgia', () => {
  it('names four Partnership Benefits and four numbered steps', () => {
    expect(named('georgia', 'Partnership Benefits').querySelectorAll('li')).toHaveLength(4)
    expect(named('georgia', 'Implementation Process').querySelectorAll('.numbered > li')).toHaveLength(4)
  })

  it('draws the Typical Timeline', () => {
    const spans = [...at('georgia').querySelectorAll('.month-ruler li')].map((span) => formatText('b, span', span))
    expect(spans).toEqual([
      ['Planning', '2-3 months'],
      ['Level 1 launch', '3-4 months'],
      ['Level 2-3', '6-9 months'],
      ['Full integration', '12-18 months'],
    ])
    expect(formatText('h2', at('georgia'))).toContain('Typical Timeline')
  })

  it('tells of three states that came before, each by a link to its page', () => {
    const examples = [...named('georgia', 'Success Examples').querySelectorAll('li')]
    expect(examples.map((one) => [one.querySelector('a')?.getAttribute('href'), ...formatText('b, p', one)])).toEqual([
      ['/directory/virginia', '45 facilities', '1,200+ beds, 35 certified'],
      ['/directory/montana', '32 facilities'],
      ['/directory/west-virginia', '98 facilities', 'in under 12 months'],
    ])
  })

  it('has no list yet, and gives the Partnership Contact', () => {
    expect(at('georgia').querySelector('iframe')).toBeNull()
    expect(at('georgia').textContent).toContain('Directory Coming Soon')
    const contact = at('georgia').querySelector('.closing-band .lead')
    expect(contact?.textContent).toContain('Partnership Contact: ')
    expect(contact?.querySelector('a[href^="mailto:"]')).not.toBeNull()
  })
})
