// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { inAndOut } from '#content/docs/today.ts'
import { stranger } from '#tests/support/browser/visitor.ts'

/** The promised features (docs/specification.md, section 1). */
const features = [
  'Real-time bed availability',
  'Outcomes tracking with recovery capital assessment',
  'Funding opportunities',
  'Mobile apps',
  'Analytics',
  'Notifications',
  'Integrations',
] as const

/** The figures of the ROI block (docs/specification.md, section 1). */
const figures = [
  ['40%', 'less administrative time'],
  ['$50K+', 'extra funding'],
  ['90 days', 'to a positive return on investment'],
] as const

/** The calculator's inputs, then its assumptions: [name, first value] (docs/specification.md, ruling 4). */
const fields = [
  ['beds', '12'],
  ['occupancy', '80'],
  ['fee', '700'],
  ['hours', '20'],
  ['cost', '25'],
  ['less', '40'],
  ['funding', '50000'],
  ['ramp', '90'],
  ['fill', '0'],
  ['price', '0'],
  ['moving', '40'],
] as const

describe('the platform page', () => {
  let page: Document
  beforeAll(async () => {
    page = await stranger().page('/platform')
  })
  const words = (element: Element | null | undefined) => element?.textContent ?? ''
  const links = (to: string) => [...page.querySelectorAll(`main a[href="${to}"]`)]

  it("has the heading 'Transform Your Operations', and only that one of its rank", () => {
    expect([...page.querySelectorAll('h1')].map(words)).toEqual(['Transform Your Operations'])
  })

  it.each(features)('shows %s beside something to try, and says what of it is made up', (feature) => {
    const section = page.querySelector('main section#platform')
    const headings = [...(section?.querySelectorAll('h3') ?? [])].filter((heading) => words(heading) === feature)
    expect(headings).toHaveLength(1)
    const specimen = headings[0]?.closest('section')
    expect(specimen?.querySelector('button, input, summary')).not.toBeNull()
    const noted = specimen?.closest('.beds-scene') ?? specimen
    // The kinds of funding are real; only what they may bring is not said.
    expect(words(noted)).toContain(
      feature === 'Funding opportunities' ? 'kinds of funding, not offers' : 'Sample data.',
    )
  })

  it.each(figures)('claims %s %s, as a program figure', (figure, says) => {
    const block = page.querySelector('.roi-claims')
    const plaques = [...(block?.querySelectorAll('li') ?? [])].map(words)
    expect(plaques).toContain(`${figure}${says}`)
    expect(words(block)).toContain('program figures')
  })

  it("leads by 'Request ROI Analysis' to the calculator of this page", () => {
    expect(links('#roi').map(words)).toContain('Request ROI Analysis')
    expect(page.querySelector('main section#roi form')).not.toBeNull()
  })

  it.each(['/getting-started', '/contact', '/getting-started#timeline', '/privacy', '/security'])(
    'has a way to %s',
    (to) => {
      expect(links(to).length).toBeGreaterThan(0)
    },
  )

  it.each(fields)('has the field %s with %s in it, and a label', (name, value) => {
    const field = page.querySelector<HTMLInputElement>(`#roi form [name="${name}"]`)
    expect(field?.getAttribute('value')).toBe(value)
    expect(words(page.querySelector(`label[for="${field?.id}"]`))).not.toBe('')
  })

  it('leads to what of the promises runs today, and does not say that what is to come is there', () => {
    expect(links('/docs#today').map(words)).toEqual(['which of them run today'])
    const integrations = [...page.querySelectorAll('section')].findLast((one) => words(one).includes('HSDS'))
    expect(words(integrations)).toContain(inAndOut.files)
    expect(words(integrations)).toContain(inAndOut.programs)
  })

  it('invents no price, and says so', () => {
    expect(words(page.querySelector('#roi'))).toContain('No price is published.')
  })

  it('speaks of nobody who lives in a house', () => {
    expect(words(page.querySelector('main'))).not.toMatch(/resident [A-Z]\b/)
  })
})

describe('the platform page asked with numbers, before any script', () => {
  const toResult = async (query: string) => {
    const page = await stranger().page(`/platform?${query}`)
    return page.querySelector('#roi')
  }

  it('has the sums for them', async () => {
    const roi = await toResult('beds=10&occupancy=50&fee=1000&hours=0&funding=36500&ramp=0&moving=40&cost=25')
    expect(roi?.textContent).toContain('$35,500')
    expect(roi?.textContent).toContain('Paid back on day 10.')
    expect(roi?.textContent).toContain('$60,000 a year')
    expect(roi?.querySelector('[name="beds"]')?.getAttribute('value')).toBe('10')
  })

  it.each([
    ['beds', '13'],
    ['occupancy', '70'],
    ['fee', '800'],
    ['hours', '30'],
    ['cost', '35'],
  ])('changes what is seen first when %s becomes %s', async (name, value) => {
    const first = async (query: string) => (await toResult(query))?.querySelector('.roi-first')?.textContent
    const before = await first('')
    expect(before).toMatch(/^\$58,157in the first year/)
    expect(await first(`${name}=${value}`)).not.toBe(before)
  })

  it('says beside the sum what the beds bring, and what it takes in beds to break even', async () => {
    const roi = await toResult('')
    const tiles = [...(roi?.querySelectorAll('.roi-fees > div') ?? [])].map((tile) => [
      tile.querySelector('dt')?.textContent,
      tile.querySelector('dd b')?.textContent,
    ])
    expect(tiles).toEqual([
      ['Current fee income', '$80,640 a year'],
      ['One more bed filled', '$8,400 a year'],
      ['Break-even in beds', '1 bed, filled for 44 days'],
    ])
  })

  it('takes them along to the contact form', async () => {
    const roi = await toResult('beds=30')
    const to = roi?.querySelector('a[href^="/contact?topic=roi"]')?.getAttribute('href') ?? ''
    const contact = await stranger().page(to.replace(/#.*/, ''))
    const message = contact.querySelector('textarea')?.textContent ?? ''
    expect(message).toMatch(/^\n?Topic: ROI analysis\n\nOur numbers: 30 beds, 80% filled/)
  })

  it('keeps what it cannot use, says what is wrong, and shows sums that do work', async () => {
    const roi = await toResult('beds=1e9&occupancy=140&fee=-1&hours=&cost=%3Cb%3E')
    const said = (name: string) => {
      const field = roi?.querySelector(`[name="${name}"]`)
      expect(field?.getAttribute('aria-invalid')).toBe('true')
      return roi?.querySelector(`#${field?.id}-error`)?.textContent
    }
    expect(roi?.querySelector('[name="beds"]')?.getAttribute('value')).toBe('1e9')
    expect(said('beds')).toBe('Beds: write digits, such as 12.')
    expect(said('occupancy')).toBe('Beds filled: that is more than we can reckon with. Write a number from 0 to 100.')
    expect(said('fee')).toBe('Fee per bed: write a number from 0 to 20,000.')
    expect(said('hours')).toBe('Office hours a week: nothing is written. Write a number from 0 to 1,000.')
    expect(said('cost')).toBe('Cost of an office hour: write digits, such as 25.')
    expect(roi?.querySelector('.roi-result')?.textContent).toContain('the last sums that worked out: 12 beds')
  })
})
