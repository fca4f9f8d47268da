// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { affiliates } from '#content/states/affiliates.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { stateProfiles } from '#content/states/profiles.ts'
import { states } from '#content/states/slugs.ts'
import { stranger } from '#tests/support/browser/visitor.ts'

// State profile pages and the figure table (docs/specification.md, sections 2 and 9, rulings 4 and 5).

const none = 'Not reported yet'

/** Code, then the four stat cards, average occupancy and the three figures of Rural Excellence. */
const template = [
  ['virginia', 'VA', none, none, none, none, none, none, none, none],
  ['montana', 'MT', none, none, none, none, none, none, none, none],
  ['north-carolina', 'NC', none, none, none, none, none, none, none, none],
  ['pennsylvania', 'PA', '65', '42', '1,850', '81%', '75%', '64.5%', '78%', 'under 6 h'],
  ['tennessee', 'TN', '48', '32', '1,050', '74%', '75%', '66.7%', '62%', 'under 8 h'],
  ['arizona', 'AZ', '55', '32', '1,450', '76%', '71%', '58.2%', '65%', 'under 8 h'],
  ['colorado', 'CO', '68', '42', '1,850', '79%', '76%', '61.8%', '68%', 'under 7 h'],
  ['oregon', 'OR', '44', '30', '920', '75%', '73%', '68.2%', '58%', 'under 7 h'],
  ['minnesota', 'MN', '45', '29', '980', '76%', '74%', '64.4%', '65%', 'under 8 h'],
  ['oklahoma', 'OK', '38', '25', '820', '73%', '72%', '65.8%', '59%', 'under 7 h'],
  ['washington', 'WA', '52', '34', '1,150', '78%', '76%', '65.4%', '61%', 'under 6 h'],
  ['south-carolina', 'SC', '48', '31', '1,250', '77%', '75%', '64.6%', '62%', 'under 8 h'],
  ['florida', 'FL', '95', '58', '2,800', '82%', '78%', '61%', '72%', 'under 6 h'],
] as const
const shared = [
  ['texas', 'TX', '125', '98', '3,200', '83%', '88%', '78%', '65%', '24 h'],
  ['alabama', 'AL', '42', '35', '950', '81%', '76%', '83%', '62%', '28 h'],
] as const
const kentucky = ['kentucky', 'KY', none, none, none, none, none, none, none, none] as const

const roles = ['Executive Director', 'Certification Manager', 'Community Outreach']

const pages = new Map<string, Document>()
const others = states.map(({ slug }) => slug).filter((slug) => !Object.hasOwn(stateProfiles, slug))

beforeAll(async () => {
  const visitor = stranger()
  for (const { slug } of states) pages.set(slug, await visitor.page(`/directory/${slug}`))
}, 30_000)

function at(slug: string): HTMLElement {
  const main = pages.get(slug)?.querySelector('main')
  if (!main) throw new Error(`/directory/${slug} has no main part`)
  return main
}

function named(slug: string, heading: string): Element {
  const found = [...at(slug).querySelectorAll('section')].find(
    (section) => section.querySelector('h2')?.textContent === heading,
  )
  if (!found) throw new Error(`${slug} has no part "${heading}"`)
  return found
}

const formatText = (selector: string, within: ParentNode) =>
  [...within.querySelectorAll(selector)].map((found) => found.textContent ?? '')

function toRecord(slug: string) {
  const record = directoryRecords.find((one) => one.slug === slug)
  if (!record) throw new Error(`${slug} has no record`)
  return record
}

describe('the 51 state pages', () => {
  it.each(states)('$slug is headed with its name, under the directory', ({ slug, name }) => {
    const [crumb] = at(slug).querySelectorAll('.crumbs a')
    expect([crumb?.textContent, crumb?.getAttribute('href')]).toEqual(['NARR Directory', '/directory'])
    expect(formatText('h1', at(slug))).toHaveLength(1)
    expect(at(slug).querySelector('h1')?.textContent).toContain(name)
  })

  it.each(states)(
    '$slug says “sober living homes”, as people search, in title, description and first line',
    ({ slug, name }) => {
      const head = pages.get(slug)?.head
      expect(head?.querySelector('title')?.textContent).toContain(`(sober living homes) in ${name}`)
      expect(head?.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(
        /^Sober living homes in /,
      )
      const [line] = [...at(slug).querySelectorAll('h1 + p')]
      expect(line?.textContent).toMatch(/^Sober living homes and recovery residences in /)
    },
  )

  it.each(['maine', 'ohio', 'alaska'])(
    '%s is the same bytes for everyone, soon after the start',
    async (slug) => {
      await vi.waitFor(
        async () => {
          const { status, headers } = await stranger().ask(`/directory/${slug}`)
          expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'no-cache', undefined])
          expect(headers.etag).toBeTruthy()
        },
        { timeout: 20_000, interval: 500 },
      )
    },
    30_000,
  )

  it.each(['narnia', 'puerto-rico'])('/directory/%s is none of them', async (slug) => {
    const { status, text } = await stranger().ask(`/directory/${slug}`, { headers: { accept: 'text/html' } })
    expect(status).toBe(404)
    expect(text).toContain('404 Page Not Found')
    expect(text).toContain('content="noindex"')
    // Its street is drawn by a stylesheet that no other page has: without it the page of nobody's script is bare.
    expect(text).toMatch(/<head>.*<link [^>]*rel="stylesheet"[^>]*\/trouble-.*<\/head>/s)
  })

  it.each(states)('$slug has a picture of its own for link previews', async ({ slug }) => {
    const image = pages.get(slug)?.querySelector('meta[property="og:image"]')?.getAttribute('content')
    expect(image).toMatch(new RegExp(`/share/directory/${slug}\\.png$`))
  })
})

describe.each([
  ...template.map((row) => ['Implementation in Progress', ...row] as const),
  ...shared.map((row) => ['Claimed & Active', ...row] as const),
])('with the badge %s, the page of %s', (badge, slug, code, ...figures) => {
  const plates = figures.slice(0, 4)
  const [occupancy, ...rural] = figures.slice(4)

  it('shows code, network nickname and badge', () => {
    expect(at(slug).querySelector('.emblem text')?.textContent).toBe(code)
    expect(formatText('.badge', at(slug))).toContain(badge)
    const keeper = affiliates[toRecord(slug).code]
    expect(at(slug).querySelector('.lead')?.textContent).toBe(`${keeper?.acronym} network, run by the ${keeper?.name}.`)
  })

  it('shows the four stat cards, each with its mark; where none is reported, what is counted here', () => {
    const labels = ['Total Facilities', 'NARR Certified', 'Total Beds', 'Success Rate']
    const numbers = at(slug).querySelector('.state-plates')
    if (!numbers) throw new Error(`${slug} has no plates`)
    if (plates[0] === none) {
      expect(formatText('.plaque span', numbers)[0]).toBe('homes listed')
      expect(new Set(formatText('.source', numbers))).toEqual(new Set(['sample homes, counted here']))
      expect(formatText('.figure-line', numbers)).toEqual([`${labels.join(', ')}${none}`])
      return
    }
    expect(formatText('.plaque', numbers)).toEqual(labels.map((label, place) => `${plates[place]}${label}`))
    const success = 'program figure; the program does not say what it measures'
    expect(formatText('.source', numbers)).toEqual([...Array(3).fill('program figure'), success])
  })

  it('shows Performance and Rural Excellence', () => {
    const performance = named(slug, 'Performance').textContent
    expect(performance).toContain(`Average Occupancy${occupancy}`)
    expect(performance).toContain('Updated daily through the Behave platform')
    const bar = named(slug, 'Performance').querySelector('progress')
    expect(bar?.getAttribute('value')).toBe(occupancy === none ? undefined : occupancy?.replace('%', ''))
    const marks = formatText('.source', named(slug, 'Performance'))
    const program = occupancy === none ? [] : ['program figure: fixed, not counted here']
    expect(marks).toEqual([...program, 'sample homes, counted here'])
    const [, open] =
      /\d+% filled by this week’s reports: ([\d,]+ of [\d,]+) beds are open/.exec(performance ?? '') ?? []
    expect(at(slug).querySelector('.live-beds-band b')?.textContent).toBe(`${open} beds open`)
    const [rate, coverage, response] = rural
    const words = named(slug, 'Rural Excellence').textContent
    const reported = `Certification Rate${rate}Rural Coverage${coverage}Response Time${response}`
    expect(words).toContain(rate === none ? `Certification Rate, Rural Coverage, Response Time${none}` : reported)
    expect(named(slug, 'Rural Excellence').querySelectorAll('p:last-child')).toHaveLength(1)
  })
})

describe.each([...template, ...shared, kentucky])('the page of %s', (slug) => {
  it('says what is known of the network, and who works there', () => {
    expect(named(slug, 'About').querySelectorAll('p').length).toBeGreaterThan(1)
    const team = [...named(slug, 'Affiliate Team').querySelectorAll('li')]
    expect(team.map((member) => member.querySelector('h3')?.textContent)).toEqual(roles)
    for (const member of team) expect(formatText('p', member)).toEqual(['Unknown'])
    expect(
      formatText('p', named(slug, 'Affiliate Team')).filter((words) => words === 'Names not published'),
    ).toHaveLength(1)
  })

  it('leads to the affiliate as far as it is published', () => {
    const card = named(slug, 'State Contact')
    const { website, email, phone } = affiliates[toRecord(slug).code] ?? {}
    const visit = [...card.querySelectorAll('a')].find((link) => link.textContent?.startsWith('Visit Website'))
    expect([visit?.getAttribute('href'), visit?.getAttribute('target')]).toEqual([website, '_blank'])
    expect(card.querySelector('a[href^="mailto:"]')?.textContent).toBe(email ?? undefined)
    expect(card.querySelector('a[href^="tel:"]')?.textContent).toBe(phone ?? undefined)
    expect(card.querySelectorAll('button')).toHaveLength(0)
    const missing = [...(email ? [] : ['email']), ...(phone ? [] : ['phone']), 'Facebook', 'LinkedIn']
    expect(formatText('.quiet', card)).toEqual([`Not published: ${missing.join(', ')}`])
  })

  it('opens the full directory in a new tab where there is one', () => {
    const [open] = [...at(slug).querySelectorAll('a')].filter((a) => a.textContent?.startsWith('Open Full Directory'))
    const { directoryUrl, code } = toRecord(slug)
    expect(open?.getAttribute('href')).toBe(directoryUrl ? `/residences?state=${code}&open=1` : undefined)
    if (directoryUrl) expect(open?.getAttribute('target')).toBe('_blank')
    else expect(at(slug).textContent).toContain('Directory Coming Soon')
  })
})

it('the page of Kentucky begins with About and Affiliate Team, beside the same cards, and has no stat cards', () => {
  expect(formatText('.state-main h2', at('kentucky')).slice(0, 2)).toEqual(['About', 'Affiliate Team'])
  const cards = [...formatText('.state-contact h2', at('kentucky')), ...formatText('.state-beside h2', at('kentucky'))]
  expect(cards).toEqual(['State Contact', 'Performance', 'Rural Excellence'])
  expect(formatText('.plaque', at('kentucky'))).toEqual([])
})

describe('a state that the specification gives no page', () => {
  it.each(others)('%s is invited where an affiliate exists, else it is coming soon', (slug) => {
    const { narrAffiliate } = toRecord(slug)
    expect(formatText('.state-badges .badge', at(slug))).toEqual([
      narrAffiliate ? 'Partnership Available' : 'Coming Soon',
    ])
    const words = at(slug).textContent ?? ''
    expect(words.includes('Directory Coming Soon')).toBe(true)
    expect(words).toContain(narrAffiliate?.name ?? 'No NARR affiliate is known here yet')
    const talk = at(slug).querySelector(`a[href^="/contact?topic="][href*="&state=${toRecord(slug).code}"]`)
    expect(talk).not.toBeNull()
  })

  it('are 28, and every one can be asked about', () => {
    expect(others).toHaveLength(28)
  })
})

describe('whoever looks for a home', () => {
  it.each(states)('meets the place field, open beds and homes first on the page of $name', ({ slug }) => {
    const top = at(slug).querySelector('.state-top')
    expect(top?.querySelector('form[action="/residences"] input[name="near"]')).not.toBeNull()
    expect(top?.querySelector('.live-beds-band')?.textContent).toMatch(/beds? open|Call to ask/)
    expect(at(slug).textContent).not.toContain('JavaScript')
    const residences = [...at(slug).querySelectorAll('.state-residence')]
    for (const residence of residences)
      expect(residence.querySelector('h3 a')?.getAttribute('href')).toMatch(/^\/residences\/[a-z0-9-]+$/)
    if (residences.length === 0) expect(at(slug).querySelector('.state-residences-instead')).not.toBeNull()
  })

  it.each([
    ['arkansas', '72201', '72201'],
    ['texas', 'austin', 'Austin, TX'],
    ['georgia', 'Atlanta, GA', 'Atlanta, GA'],
  ])('finds the nearest homes of %s first, by its address alone: near %s', async (slug, near, name) => {
    const page = await stranger().page(`/directory/${slug}?near=${encodeURIComponent(near)}`)
    expect(page.querySelector('.state-residences [role=status]')?.textContent).toContain(`nearest to ${name} first`)
    expect(page.querySelector('.state-seek input[name=near]')?.getAttribute('value')).toBe(near)
    const miles = formatText('.state-residence-for > span:first-child', page).map((words) =>
      words.endsWith('under 1 mile away') ? 0 : Number(/ (\d+) miles? away$/.exec(words)?.[1]),
    )
    expect(miles.length).toBeGreaterThan(1)
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
    expect(miles[0]).toBeLessThan(30)
  })

  it('is told where what was typed is no place there, and sees the newest homes', async () => {
    const page = await stranger().page('/directory/maine?near=xqzwv')
    expect(page.querySelector('.state-residences [role=status]')?.textContent).toContain('near “xqzwv”')
    expect(formatText('.state-residence', page).length).toBeGreaterThan(0)
  })

  it.each([
    ['virginia', 'the law requires recovery residences to be certified'],
    ['kentucky', 'the law requires recovery residences to be certified'],
    ['west-virginia', 'the law limits who may refer people'],
  ])('reads what the law of %s says of certified homes, beside them', (slug, law) => {
    expect(named(slug, 'Open beds').textContent).toContain(law)
  })
})

it.each(states.map(({ slug, name, code }) => [name, slug, code]))(
  'the homes that this site lists can be reached from the page of %s',
  (_, slug, code) => {
    const ways = [...at(slug).querySelectorAll('a')].map((link) => link.getAttribute('href'))
    const all = [`/residences?state=${code}`, `/residences?state=${code}&open=1`, `/embed/directory/${slug}`]
    expect(all.some((way) => ways.includes(way))).toBe(true)
  },
)
