// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { allStateTotals } from '#contract/states/state-totals.ts'
import { buildCountedAddress, describeBedCount, describeListedCount, toStateCount } from '#domain/states/state-count.ts'
import { stranger } from '#tests/support/browser/visitor.ts'

/** The figure table: [state, facilities, certified, beds] (docs/specification.md, section 9). */
const figures = [
  ['Arkansas', 87, '64', '2,180'],
  ['Maine', 42, '31', '890'],
  ['Michigan', 156, '112', '3,890'],
  ['Pennsylvania', 65, '42', '1,850'],
  ['Tennessee', 48, '32', '1,050'],
  ['Arizona', 55, '32', '1,450'],
  ['California', 120, '75', '3,500'],
  ['Texas', 125, '98', '3,200'],
  ['Colorado', 68, '42', '1,850'],
  ['Oregon', 44, '30', '920'],
  ['Minnesota', 45, '29', '980'],
  ['Oklahoma', 38, '25', '820'],
  ['Washington', 52, '34', '1,150'],
  ['Alabama', 42, '35', '950'],
  ['South Carolina', 48, '31', '1,250'],
  ['Florida', 95, '58', '2,800'],
] as const

/** By size, largest first, equals by name; the states without a count follow by name. */
const bySize = [
  'Michigan',
  'Texas',
  'California',
  'Florida',
  'Arkansas',
  'Colorado',
  'Pennsylvania',
  'Arizona',
  'Washington',
  'South Carolina',
  'Tennessee',
  'Minnesota',
  'Oregon',
  'Alabama',
  'Maine',
  'Oklahoma',
  'Alaska',
  'Connecticut',
]

const badges = ['Active', 'Implementation', 'Available', 'Coming Soon']
/** A state's badge without its suffix (docs/specification.md, ruling 11). */
const readStatus = (cell: Element) => words(cell.querySelector('.badge')).replace(/^Available to claim$/, 'Available')

/** In this order (docs/specification.md, section 2). */
const columns = [
  'State',
  'NARR Affiliate Status',
  'National Directory Status',
  'Unified Certification Status',
  'Certified Organizations',
  'Beds',
  'Actions',
]

/** Every word of status there is (docs/specification.md, section 4 and design 3). */
const guideWords = [
  ...badges,
  'Claimed & Active',
  'Claiming in Progress',
  'Implementation in Progress',
  'Partnership Available',
  'Active Implementation',
  'Level 2: Certification Active',
  'Level 3: Provider Network',
  'Target: Level 2 Certification',
  'High Opportunity State',
  'Planning',
  'Directory Foundation',
  'Quality Certification',
  'Provider Network',
  'Outcomes Excellence',
  'Emerging',
  'No Activity',
  'Pending',
  'Unclaimed',
  'No Affiliate',
  'Active & Unified',
  'Pending Implementation',
  'Inactive & Not Unified',
  'Active since',
  'Implementation in progress',
  'Planned for upcoming phases',
]

const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
const all = (page: Document, selector: string) => [...page.querySelectorAll(selector)]
const shown = (page: Document, selector: string) => all(page, selector).filter((one) => !one.hasAttribute('hidden'))
const cardNames = (page: Document) => shown(page, '.state-cell').map((cell) => words(cell.querySelector('h3')))
const rowNames = (page: Document) => shown(page, 'tbody tr').map((row) => words(row.querySelector('.state-name')))
const says = (page: Document, text: string) => all(page, 'main [role="status"]').some((one) => words(one) === text)

describe('the directory as it arrives', () => {
  let page: Document
  beforeAll(async () => {
    page = await stranger().page('/directory')
  })
  const card = (name: string) => all(page, '.state-cell').find((cell) => words(cell.querySelector('h3')) === name)

  it('sums certified organizations and beds over all states, as program figures', () => {
    const plates = all(page, '[aria-label="Totals of the program"] li').map(words)
    expect(plates).toEqual(['770certified organizations', '28,730beds'])
    expect(words(page.querySelector('.directory-hero .source'))).toContain('16 states')
  })

  it('comes with what is counted here, so that no browser asks for it', async () => {
    const { totalListings } = JSON.parse((await stranger().ask('/api/directory/stats')).text)
    const [residences, beds] = all(page, '.live-count').map(words)
    expect(residences).toBe(`${totalListings.toLocaleString('en-US')} homes`)
    expect(beds).toMatch(/^[\d,]+open beds/)
    expect(says(page, 'Loading stats...')).toBe(false)
  })

  it("counts 'N states in the recovery housing directory network' in a live region", () => {
    expect(says(page, '51 states in the recovery housing directory network')).toBe(true)
  })

  it.each([
    ['Sort states', ['By Progress', 'By Name', 'By Size'], 'By Progress'],
    ['View as', ['Cards', 'Table'], 'Cards'],
  ])('has %s: %j, with %s pressed', (label, choices, pressed) => {
    const buttons = all(page, `fieldset[aria-label="${label}"] button`)
    expect(buttons.map(words)).toEqual(choices)
    expect(buttons.filter((button) => button.getAttribute('aria-pressed') === 'true').map(words)).toEqual([pressed])
  })

  it('explains every word of status in the NARR Status Guide, which folds', () => {
    const guide = page.querySelector('.guide details')
    expect(words(guide?.querySelector('summary'))).toBe('NARR Status Guide')
    for (const word of guideWords) expect(words(guide)).toContain(word)
  })

  it.each(figures)('shows the figures of %s', (name, _facilities, certified, beds) => {
    expect([...(card(name)?.querySelectorAll('dd') ?? [])].map(words)).toEqual([certified, beds])
  })

  it('says "not reported yet" of every other state, never 0', () => {
    const others = all(page, '.state-cell').filter(
      (cell) => !figures.some(([name]) => name === words(cell.querySelector('h3'))),
    )
    expect(others).toHaveLength(35)
    for (const cell of others) expect(words(cell)).toContain('Organizations and beds: not reported yet')
  })

  it('gives each of the 51 a badge, its percentage of four features and its two ways on', () => {
    expect(all(page, '.state-cell')).toHaveLength(51)
    for (const cell of all(page, '.state-cell')) {
      const [, count = '', percent = ''] = /(\d) of 4, (\d+)%/.exec(words(cell)) ?? []
      expect(Number(percent)).toBe((Number(count) / 4) * 100)
      expect(badges).toContain(readStatus(cell))
      const links = [...cell.querySelectorAll('footer a')].map((link) => [
        words(link).replace(/ of .*/, ''),
        link.getAttribute('href'),
      ])
      expect(links[0]?.[0]).toBe('View Profile')
      expect(links[0]?.[1]).toMatch(/^\/directory\/[a-z-]+$/)
      expect(links[1]?.[0]).toBe('Quickview Directory')
    }
  })

  it('leads Quickview to the list without script, and to the profile where there is no list', () => {
    const quickview = (name: string) => card(name)?.querySelectorAll('footer a')[1]?.getAttribute('href')
    expect(quickview('Maine')).toBe('/embed/directory/maine')
    expect(quickview('Georgia')).toBe('/directory/georgia')
  })

  it('says of each state what is counted here, on its card and in the list for phones, with the way there', async () => {
    const { items } = allStateTotals.parse(JSON.parse((await stranger().ask('/api/v1/states')).text))
    const rows = all(page, '.state-row')
    expect(rows).toHaveLength(51)
    expect(rows.map((row) => words(row.querySelector('b')))).toEqual(items.map(({ name }) => name))
    for (const [place, total] of items.entries()) {
      const count = toStateCount(total)
      const [toState, toResidences] = rows[place]?.querySelectorAll('a') ?? []
      expect(toState?.getAttribute('href')).toBe(`/directory/${total.slug}`)
      for (const link of [toResidences, card(total.name)?.querySelector('.state-count')]) {
        expect(words(link?.querySelector('.vh'))).toBe(
          `${describeListedCount(count)}, ${describeBedCount(count)} in ${total.name}`,
        )
        expect(link?.getAttribute('href')).toBe(buildCountedAddress(total.state, count))
      }
    }
    const arkansas = rows.find((row) => words(row).startsWith('Arkansas'))
    expect(words(arkansas)).toMatch(/87 homes, \d+ beds open now/)
    expect(arkansas?.querySelector('.state-count')?.getAttribute('href')).toBe('/residences?state=AR&open=1')
  })

  it('explains which of its totals counts what', () => {
    const which = page.querySelector('.directory-hero details')
    expect(words(which?.querySelector('summary'))).toBe('Which number is which?')
    expect(which?.querySelector('a')?.getAttribute('href')).toBe('/about#numbers')
  })

  it('begins with what has come furthest: status first, then adoption level', () => {
    const order = all(page, '.state-cell').map((cell) => {
      const status = badges.indexOf(readStatus(cell))
      return status * 10 + 4 - Number(/(\d) of 4/.exec(words(cell))?.[1])
    })
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(cardNames(page).slice(0, 4)).toEqual(['Arkansas', 'West Virginia', 'Maine', 'Michigan'])
  })

  it('draws 51 tiles with the caption and a way past them', () => {
    expect(all(page, '.quilt a[href^="/directory/"]')).toHaveLength(51)
    const main = words(page.querySelector('main'))
    expect(main).toContain('Each square is a state. Each filled corner is one part of the directory that is live.')
    const skip = all(page, 'main a').find((link) => words(link) === 'Skip the map')
    expect(page.querySelector(skip?.getAttribute('href') ?? '#none')).not.toBeNull()
  })

  it('closes with Contact Your State and Learn More', () => {
    const ways = all(page, 'main section:last-of-type a').map((link) => [words(link), link.getAttribute('href')])
    expect(ways).toContainEqual(['Contact Your State', '/contact?topic=state#send'])
    expect(ways.some(([name, to]) => name?.startsWith('Learn More') && to === '/about')).toBe(true)
  })
})

describe('an address with a wish in it is answered without script', () => {
  it('sorts by name and by size', async () => {
    const names = cardNames(await stranger().page('/directory?sort=name'))
    expect(names).toEqual(names.toSorted())
    expect(cardNames(await stranger().page('/directory?sort=facilities')).slice(0, 18)).toEqual(bySize)
  })

  it('shows the seven columns and every figure as a table', async () => {
    const page = await stranger().page('/directory?view=table&sort=name')
    expect(all(page, 'main thead th').map(words)).toEqual(columns)
    expect(rowNames(page)).toHaveLength(51)
    for (const [name, , certified, beds] of figures) {
      const row = all(page, 'tbody tr').find((one) => words(one.querySelector('.state-name')) === name)
      expect([...(row?.querySelectorAll('td.num') ?? [])].map(words)).toEqual([certified, beds])
    }
    const maine = all(page, 'tbody tr').find((one) => words(one.querySelector('.state-name')) === 'Maine')
    const [view, open] = maine?.querySelectorAll('.state-actions a') ?? []
    expect(view?.getAttribute('href')).toBe('/directory/maine')
    expect([open?.getAttribute('href'), open?.getAttribute('target')]).toEqual(['/embed/directory/maine', '_blank'])
  })

  it.each([
    ['wv', 1, ['West Virginia']],
    ['VIRGINIA', 2, ['Virginia', 'West Virginia']],
    ['30303', 1, ['Georgia']],
    ['new', 4, ['New Hampshire', 'New York', 'New Jersey', 'New Mexico']],
  ])('finds %s by name, code or ZIP', async (search, count, names) => {
    const page = await stranger().page(`/directory?q=${search}`)
    expect(cardNames(page)).toEqual(names)
    expect(says(page, `${count} ${count === 1 ? 'state' : 'states'} in the recovery housing directory network`)).toBe(
      true,
    )
    expect(all(page, '.tile:not(.dimmed)')).toHaveLength(count)
    expect(page.querySelector<HTMLInputElement>('input[name="q"]')?.value).toBe(search)
  })

  it("says 'No state matches that.' with the names that come close and Clear", async () => {
    const page = await stranger().page('/directory?q=Gorgia&sort=name')
    const empty = page.querySelector('.empty')
    expect(words(empty?.querySelector('h2'))).toBe('No state matches that.')
    const near = [...(empty?.querySelectorAll('li a') ?? [])].map((link) => link.getAttribute('href'))
    expect(near).toEqual(['/directory/georgia'])
    const clear = [...(empty?.querySelectorAll('a') ?? [])].find((link) => words(link) === 'Clear')
    expect(clear?.getAttribute('href')).toBe('/directory?sort=name')
  })

  it.each([
    ['Little Rock', '/residences?near=Little+Rock&open=1'],
    ['NYC', '/residences?near=NYC&open=1'],
    ['Springfield', '/residences?near=Springfield&open=1'],
    ['72201', '/residences?near=72201&open=1'],
  ])('leads from %s to homes near it', async (typed, to) => {
    const page = await stranger().page(`/directory?q=${encodeURIComponent(typed)}`)
    const links = all(page, 'main a').filter((link) => words(link) === `Search homes for “${typed}”`)
    expect(links.length).toBeGreaterThan(0)
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set([to]))
  })

  it('says of a ZIP code that nobody has that there is none, and names no state for it', async () => {
    const page = await stranger().page('/directory?q=99999')
    expect(page.querySelector('main')?.textContent).toContain('There is no ZIP code 99999.')
    expect(page.querySelector('.directory-answer')?.textContent).not.toContain('Alaska')
    expect(cardNames(page)).toEqual([])
    expect(all(page, 'main a').map(words)).not.toContain('Search homes for “99999”')
  })

  it('calls no name close to letters that are in none', async () => {
    const page = await stranger().page('/directory?q=zzz')
    expect(page.querySelector('.empty')?.textContent).not.toContain('Closest to it')
    expect(page.querySelector('main')?.textContent).not.toContain('See what comes close')
  })
})
