// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { stranger } from '#tests/support/browser/visitor.ts'

/** Articles for seekers, operators and affiliates (docs/specification.md, ruling 4); their addresses never change. */
const articles = [
  [
    'seekers',
    ['first-call', 'bed-count', 'certified', 'levels', 'cost', 'bring', 'medicines', 'no-bed', 'problem', 'leave'],
  ],
  [
    'operators',
    [
      'claim',
      'account',
      'team',
      'team-notes',
      'crisis-call',
      'sign-in-trouble',
      'beds',
      'address',
      'photos',
      'move-data',
      'get-certified',
      'who-sees-what',
    ],
  ],
  ['affiliates', ['state-record', 'correct-figure', 'embedding', 'certification-data', 'complaints']],
] as const

/** The four ages of a bed count, in the one wording they have everywhere. */
const ages = ['Said 3 hours ago', 'Said 2 days ago', 'Said 5 days ago. Call to confirm.', 'No number for 9 days']

const page = await stranger().page('/help')

describe('the Help Center as it arrives', () => {
  it.each(articles)('has a door to the articles for %s, and each of them', (reader, ids) => {
    expect(page.querySelector(`nav a[href="/help#${reader}"]`)?.textContent).toContain(`${ids.length} articles`)
    const found = [...page.querySelectorAll(`main section#${reader} details [id]`)].map((body) => body.id)
    expect(found).toEqual(ids)
  })

  it('holds the whole text of every article, so that it reads without script', () => {
    for (const fold of page.querySelectorAll('main details')) {
      expect(fold.querySelector('summary h3')?.textContent).not.toBe('')
      expect(fold.textContent?.length).toBeGreaterThan(200)
    }
  })

  it('opens the first call for everybody, and nothing else', () => {
    const open = [...page.querySelectorAll('main details[open] [id]')].map((body) => body.id)
    expect(open).toEqual(['first-call'])
  })

  it('shows bed counts of all four ages, the withdrawn one without digits', () => {
    const lines = [...page.querySelectorAll('#bed-count .beds-line')].map((line) => line.textContent ?? '')
    expect(lines).toHaveLength(4)
    for (const [place, words] of ages.entries()) expect(lines[place]).toContain(words)
    expect(lines[3]).toContain('Call to ask')
    expect(lines[3]).not.toContain('available')
  })

  it('shows the street of a house at the level exact only', () => {
    const shown = [...page.querySelectorAll('#address .address-lines')].map((lines) => lines.textContent ?? '')
    expect(shown.map((lines) => /Street/.test(lines))).toEqual([true, false, false])
    expect(shown.map((lines) => /\d{5}/.test(lines))).toEqual([true, true, false])
  })

  it.each([
    ['first-call', 'You do not have to tell your story to ask.'],
    ['medicines', 'This page is not medical advice.'],
    ['problem', 'call or text 988'],
    ['bed-count', 'A number is never a promise.'],
  ])('says in %s: %s', (id, words) => {
    expect(page.getElementById(id)?.textContent).toContain(words)
  })

  it('leads to the questions about certification', () => {
    expect(page.querySelector('#certified a[href="/faq?category=NARR+Certification"]')).not.toBeNull()
  })
})
