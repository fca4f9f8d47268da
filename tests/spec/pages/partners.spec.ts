// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { stranger } from '#tests/support/browser/visitor.ts'

/** What the dialog lists (docs/specification.md, section 2). */
const promised = [
  'interactive state affiliate directory',
  'research partner profiles and publications',
  'strategic alliance showcase',
  'partnership application portal',
]

/** What stands behind it (docs/specification.md, section 2). */
const sections = ['State affiliates', 'Research partners', 'Strategic industry partners', 'Partnership Impact']

/** Residences of affiliates, plus 25 more states (docs/specification.md, section 9). */
const counts = ['142', '287', '98', '356', '89']

/** Claims shown on pages (docs/specification.md, section 1). */
const claims = ['250,000+', '7,150+', '30+', '100+', '15+']

const page = await stranger().page('/partners')

const section = (title: string) =>
  [...page.querySelectorAll('main section')].find((one) => one.querySelector('h2')?.textContent === title)
const readTexts = (selector: string, within: Element | undefined) =>
  [...(within?.querySelectorAll(selector) ?? [])].map((one) => one.textContent)

describe('the partners page as it arrives', () => {
  it("shows the dialog 'Coming Soon', which says that the page is under development", () => {
    const dialog = page.querySelector('[role="dialog"]')
    expect(page.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Coming Soon')
    expect(dialog?.textContent).toContain('This page is under development.')
    expect(readTexts('li', dialog ?? undefined).map((item) => item?.toLowerCase())).toEqual(promised)
  })

  it("has one control in it: 'Back to Homepage', to /", () => {
    const controls = [...page.querySelectorAll('[role="dialog"] :is(a, button, input, summary)')]
    expect(controls.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([['Back to Homepage', '/']])
  })

  it('lets everything rest from the first byte but the dialog, the crisis strip and the way past it', () => {
    const usable = [...page.querySelectorAll('a, button, summary, input')].filter((one) => !one.closest('[inert]'))
    const places = usable.map((one) => one.closest('[role="dialog"], .crisis, .skip')?.className)
    expect(new Set(places)).toEqual(new Set(['skip', 'crisis', 'dialog']))
    expect(page.querySelector('[role="dialog"]')?.closest('[inert]')).toBeNull()
  })

  it("says 'Loading partners information...' in a status region that does not rest", () => {
    const [region] = [...page.querySelectorAll('main [role="status"]')].filter((one) => !one.closest('[inert]'))
    expect(region?.textContent).toBe('Loading partners information...')
  })

  it.each(sections)('has %s behind the dialog', (title) => {
    expect(section(title)?.closest('[inert]')).not.toBeNull()
    expect(readTexts('a, summary', section(title)).some((words) => words?.startsWith('Learn More'))).toBe(true)
  })

  it('counts the residences of five affiliates, names none, and adds 25 more states', () => {
    const lines = readTexts('ol > li', section('State affiliates'))
    expect(lines).toEqual([
      ...counts.map((value) => `${value} residencesState not named`),
      '25 more statesCounts not reported yet',
    ])
    expect(section('State affiliates')?.textContent).toContain('program figures')
  })

  it('gives the five fields of a research partner, people unknown', () => {
    const partners = [...(section('Research partners')?.querySelectorAll('ul > li') ?? [])]
    expect(partners.length).toBeGreaterThan(1)
    for (const partner of partners) {
      expect(partner.querySelector('h3')?.textContent).not.toBe('')
      expect(partner.querySelector('b')?.textContent).toBe('Unknown')
      expect(partner.textContent).toContain('Title: Not reported yet')
      expect(readTexts('dt', partner)).toEqual(['Institution', 'Contribution'])
    }
  })

  it('gives the four fields of an industry partner, and names the platform alone', () => {
    const partners = [...(section('Strategic industry partners')?.querySelectorAll('ul > li') ?? [])]
    expect(partners.map((partner) => partner.querySelector('b')?.textContent)).toEqual([
      'Behave Health',
      'Unknown',
      'Unknown',
    ])
    for (const partner of partners) expect(partner.textContent).toContain('Impact')
    expect(partners[0]?.textContent).toContain('40% less administrative timeprogram figures')
  })

  it.each(claims)('claims %s as the program’s own', (figure) => {
    expect(readTexts('li b', section('Partnership Impact'))).toContain(figure)
    expect(section('Partnership Impact')?.textContent).toContain('program figures')
  })
})
