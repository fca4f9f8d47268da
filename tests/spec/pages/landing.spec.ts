// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { stranger } from '#tests/support/browser/visitor.ts'

/** The claims shown on pages (docs/specification.md, section 1). */
const claims = [
  ['250,000+', 'individuals served'],
  ['7,150+', 'certified residences'],
  ['30+', 'states with affiliates'],
  ['100+', 'recovery organizations'],
  ['15+', 'years of standards'],
  ['10,000+', 'residences'],
  ['500,000+', 'lives'],
  ['50+', 'states'],
  ['Free', 'profile setup'],
  ['Immediate', 'directory listing'],
  ['40%', 'less administrative time'],
  ['$50K+', 'extra funding'],
  ['90 days', 'positive return on investment'],
  ['2-4 weeks', 'migration'],
] as const

/** The progress tracker of the 2025 vision (docs/specification.md, section 2). */
const quarters = [
  ['Q1', '85%'],
  ['Q2', '40%'],
  ['Q3', '15%'],
  ['Q4', '15%'],
] as const

/** Where the buttons of the landing page lead (docs/specification.md, section 2 and ruling 4). */
const ways = [
  ['/about', 'about'],
  ['/vision', 'vision'],
  ['/directory', 'directory'],
  ['/getting-started', 'getting-started'],
  ['/contact?topic=demo#send', 'contact'],
] as const

const page = await stranger().page('/')

const formatLines = (selector: string) => [...page.querySelectorAll(selector)].map((line) => line.textContent ?? '')

describe('the home page of a visitor', () => {
  it.each(claims)('claims %s %s', (figure, says) => {
    const lines = formatLines('main li').filter((line) => line.startsWith(figure))
    expect(lines.filter((line) => line.includes(says))).toHaveLength(1)
  })

  it.each(['250,000+', '500,000+', '$50K+'])('says of %s that it is the program’s own', (figure) => {
    const around = formatLines('main section').filter((text) => text.includes(figure))
    expect(around.length).toBeGreaterThan(0)
    for (const text of around) expect(text).toContain('program figures')
  })

  it.each(quarters)('shows %s as %s done', (quarter, done) => {
    const [line] = formatLines('#vision ol li, #vision ul li').filter((text) => text.startsWith(quarter))
    expect(line).toContain(`${done} done`)
  })

  it.each(['about', 'vision', 'contact'])('has the section #%s', (id) => {
    expect(page.querySelector(`main section#${id} h2`)).not.toBeNull()
  })

  it('starts signing in by a full page', () => {
    const links = [...page.querySelectorAll('main a[href="/api/login"]')]
    expect(links.map((link) => link.textContent)).toEqual(['Sign in', 'Sign in'])
    expect(links.some((link) => link.hasAttribute('data-discover'))).toBe(false)
  })

  it.each(ways)('leads to %s from its section #%s', (to, section) => {
    expect(page.querySelector(`main section#${section} a[href="${to}"]`)?.textContent).not.toBe('')
  })
})
