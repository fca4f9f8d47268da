// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { states } from '#content/states/slugs.ts'
import { stranger } from '#tests/support/browser/visitor.ts'

const findSection = (page: Document, title: string) =>
  [...page.querySelectorAll('main section section')].find((one) => one.querySelector('h2')?.textContent === title)
const readTexts = (within: Element | undefined, selector: string) =>
  [...(within?.querySelectorAll(selector) ?? [])].map((one) => one.textContent ?? '')

/** The claims (docs/specification.md, section 1). */
const claims = ['250,000+', '7,150+', '30+', '100+', '15+']

describe('the brochure', () => {
  let page: Document
  beforeAll(async () => {
    page = await stranger().page('/brochure')
  })

  it('has two sheets and a button to print them', () => {
    expect(page.querySelectorAll('.sheet-paper')).toHaveLength(2)
    expect(page.querySelector('main button')?.textContent).toBe('Print')
    expect(page.querySelector('main')?.textContent).toContain('Print in your browser’s menu')
  })

  it('shows the two numbers of help, to call', () => {
    const numbers = [...page.querySelectorAll('main .sheet-crisis a')].map((one) => [
      one.textContent,
      one.getAttribute('href'),
    ])
    expect(numbers).toEqual([
      ['988', 'tel:988'],
      ['1-800-662-4357', 'tel:18006624357'],
    ])
  })

  it('tells the four levels of support', () => {
    expect(readTexts(findSection(page, 'The 4 levels of support'), 'h3')).toEqual([
      'Peer-run',
      'Monitored',
      'Supervised',
      'Service provider',
    ])
  })

  it('says of each of the 51 states who certifies there, or that nobody is known', () => {
    const lines = readTexts(findSection(page, 'Who certifies in each state'), 'ul > li')
    expect(lines).toHaveLength(51)
    expect(lines.map((line, place) => line.startsWith(states[place]?.name ?? '?'))).not.toContain(false)
    expect(lines).toContain('Alaska No NARR affiliate known yet')
    expect(lines).toContain('Ohio Ohio Recovery Housing (ORH), ohiorecoveryhousing.org, 614-453-5133')
    expect(lines).toContain('Louisiana Louisiana Association of Recovery Residences (LARR), no website published')
    expect(lines.filter((line) => line.endsWith('No NARR affiliate known yet'))).toHaveLength(16)
  })

  it.each(claims)('claims %s as the program’s own', (figure) => {
    const numbers = findSection(page, 'The partnership in numbers')
    expect(readTexts(numbers, 'b')).toContain(figure)
    expect(numbers?.textContent).toContain('program figures')
  })
})

/** The typical timeline (docs/specification.md, section 9). */
const timeline = [
  ['Planning', '2-3 months'],
  ['Level 1 launch', '3-4 months'],
  ['Level 2-3', '6-9 months'],
  ['Full integration', '12-18 months'],
] as const
const examples = [
  ['Virginia', '45 facilities', '1,200+ beds, 35 certified'],
  ['Montana', '32 facilities', ''],
  ['West Virginia', '98 facilities', 'in under 12 months'],
] as const
/** The adoption levels (docs/specification.md, section 4). */
const levels = ['Directory Foundation', 'Quality Certification', 'Provider Network', 'Outcomes Excellence']

describe('the partnership guide', () => {
  let page: Document
  beforeAll(async () => {
    page = await stranger().page('/partnership-guide')
  })

  it('climbs the four levels one after another', () => {
    const titles = readTexts(findSection(page, 'Four levels, one after another'), 'h3')
    expect(titles).toEqual(levels.map((name, place) => `Level ${place + 1}: ${name}`))
  })

  it.each(timeline)('gives %s as %s', (step, months) => {
    expect(readTexts(findSection(page, 'Typical timeline'), 'li')).toContain(step + months)
  })

  it.each(examples)('tells of %s: %s', (state, shown, also) => {
    const section = findSection(page, 'Success examples')
    expect(readTexts(section, 'li')).toContain(state + shown + also)
    expect(section?.textContent).toContain('program figures')
  })

  it('says that a price for states is not published', () => {
    expect(findSection(page, 'Who pays what')?.textContent).toContain('Not published. Ask us')
  })

  it('leads on to a partnership discussion', () => {
    expect(page.querySelector('main a[href="/contact?topic=partnership#send"]')?.textContent).toBe(
      'Start a partnership discussion',
    )
  })
})
