// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { stranger } from '#tests/support/browser/visitor.ts'

/** The progress tracker; Q3 and Q4 share one figure (docs/specification.md, section 2). */
const tracker = [
  ['Q1', 85],
  ['Q2', 40],
  ['Q3-Q4', 15],
] as const

/** [quarter, milestone]; the check-ins have no quarter, Q3 nothing of its own (docs/specification.md, section 2). */
const milestones = [
  ['Q1', 'First 100 operators'],
  ['No quarter named', 'First 90 days of check-ins'],
  ['Q2', '500+ operators'],
  ['Q3', 'None of its own'],
  ['Q4', '1000+ operators'],
] as const

/** Where things stand, and where the plan goes (docs/specification.md, section 1). */
const goals = [
  ['7,150+certified residences', '10,000+residences'],
  ['250,000+individuals served', '500,000+lives'],
  ['30+states with affiliates', '50+states'],
] as const

/** The buttons of the page (docs/specification.md, section 2). */
const buttons = [
  ['Get Started', '/getting-started'],
  ['NARR Directory', '/directory'],
] as const

const page = await stranger().page('/vision')

const all = (selector: string) => [...page.querySelectorAll(selector)]
const words = (selector: string) => all(selector).map((one) => one.textContent)

describe('the page of the 2025 vision', () => {
  it("names the vision in its heading, and the '2025 roadmap'", () => {
    expect(page.querySelector('h1')?.textContent).toContain('NARR Vision')
    expect(words('main h2')).toContain('2025 roadmap')
  })

  it('tracks the progress in three bars for four quarters', () => {
    const bars = all('main progress').map((bar) => {
      const label = page.getElementById(bar.getAttribute('aria-labelledby') ?? '')?.textContent
      return [label, Number(bar.getAttribute('value'))]
    })
    expect(bars).toEqual(tracker)
    expect(words('main .meter b')).toEqual(tracker.map(([, done]) => `${done}%`))
    expect(words('main .leaf-name')).toEqual(['Q3', 'Q4'])
  })

  it('rests on five pillars', () => {
    expect(words('main h2').filter((title) => title?.includes('Five pillars'))).toHaveLength(1)
    expect(all('main ol.pillars > li h3')).toHaveLength(5)
  })

  it('lists the quarterly milestones, and leaves the gaps of the plan as gaps', () => {
    const rows = all('main tbody tr').map((row) => [...row.children].slice(0, 2).map((cell) => cell.textContent))
    expect(rows).toEqual(milestones)
  })

  it('sets every goal beside where things stand', () => {
    const pairs = all('main .goal-pairs > li').map((pair) => [...pair.querySelectorAll('p')])
    const shown = pairs.map((pair) => pair.map((plate) => plate.textContent?.split(',', 3).join(',')))
    for (const [place, [from, to]] of goals.entries()) {
      expect(shown[place]?.[0]?.startsWith(from)).toBe(true)
      expect(shown[place]?.[1]?.startsWith(to)).toBe(true)
    }
    expect(pairs).toHaveLength(3)
  })

  it.each(['#goals', '#roadmap', '#milestones'])('says under %s that the figures are the program’s own', (heading) => {
    expect(page.querySelector(heading)?.closest('section')?.textContent).toContain('program figures')
  })

  it.each(buttons)('ends with the button %s to %s', (label, to) => {
    const links = all('main > section:last-child a')
    expect(links.find((link) => link.textContent === label)?.getAttribute('href')).toBe(to)
  })
})
