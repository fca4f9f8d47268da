// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { stranger } from '#tests/support/browser/visitor.ts'

/** What the alliance says of itself (docs/specification.md, section 1). */
const claims = [
  ['250,000+', 'individuals served'],
  ['7,150+', 'certified residences'],
  ['30+', 'states with affiliates'],
  ['100+', 'recovery organizations'],
  ['15+', 'years of standards'],
] as const

/** The buttons of the page (docs/specification.md, section 2). */
const buttons = [
  ['Get Started', '/getting-started'],
  ['Contact Our Team', '/contact'],
] as const

/** What the page explains, by the address of its part. */
const parts = [
  'recovery-residence',
  'who-does-what',
  'years',
  'standard',
  'levels',
  'certificate',
  'losing-it',
  'numbers',
] as const

const page = await stranger().page('/about')

const formatText = (selector: string) => page.querySelector(selector)?.textContent ?? ''

describe('the page about the alliance', () => {
  it('is about the alliance', () => {
    expect(formatText('h1')).toContain('About the alliance')
  })

  it.each(claims)('claims %s %s once, and says whose figure it is', (figure, says) => {
    const plates = [...page.querySelectorAll('main li')].filter((one) => one.textContent === figure + says)
    expect(plates).toHaveLength(1)
    expect(plates[0]?.closest('section')?.textContent).toContain('program figures')
  })

  it.each(buttons)('ends with the button %s to %s', (words, to) => {
    const links = [...page.querySelectorAll('main > section:last-child a')]
    expect(links.find((link) => link.textContent === words)?.getAttribute('href')).toBe(to)
  })

  it('keeps room for the spinner beside the buttons, and nothing turns before the page is hydrated', () => {
    expect(page.querySelector('main > section:last-child .session-wait')).not.toBeNull()
    const spinner = page.querySelector('main [role="status"]')
    expect(spinner?.closest('[hidden]')).toBeTruthy()
  })

  it.each(parts)('has the part #%s under a heading of its own', (id) => {
    expect(formatText(`main section#${id} h2`)).not.toBe('')
  })

  it('says who sets the standard, who certifies, and who does neither', () => {
    expect(formatText('#who-does-what')).toContain('It does not certify houses.')
    expect(formatText('#who-does-what')).toContain('It does not decide who is certified.')
  })

  it('shows 10 principles, 31 standards and 4 levels of support', () => {
    expect(page.querySelectorAll('#standard .letter')).toHaveLength(10)
    expect(page.querySelectorAll('#standard .standards > i')).toHaveLength(31)
    const levels = [...page.querySelectorAll('#levels h3')].map((heading) => heading.textContent)
    expect(levels).toEqual([
      'Level I peer-run',
      'Level II monitored',
      'Level III supervised',
      'Level IV service provider',
    ])
  })
})
