// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { stranger } from '#tests/support/browser/visitor.ts'

/** [name, label, element and type, required] (docs/specification.md, sections 3 and 5). */
const fields = [
  ['firstName', 'First name', 'input text', true],
  ['lastName', 'Last name', 'input text', true],
  ['email', 'Email', 'input email', true],
  ['phone', 'Phone', 'input tel', false],
  ['facilityName', 'Facility name', 'input text', false],
  ['stateId', 'State', 'select select-one', false],
  ['message', 'Message', 'textarea textarea', true],
] as const

/** The longest values the server takes (src/contract/contact/contact-limits.ts), in characters. */
const longest = { firstName: 100, lastName: 100, email: 254, phone: 40, facilityName: 200 }

/** What the cards offer and where it leads (docs/specification.md, section 2 and ruling 4). */
const resources = [
  ['Alliance Brochure', '/brochure'],
  ['Implementation Timeline', '/getting-started#timeline'],
  ['ROI Calculator', '/platform#roi'],
] as const

/** The words of the hours (docs/specification.md, section 9). */
const supportHours = [
  ['Monday to Friday', '9 AM to 6 PM EST'],
  ['Saturday', '10 AM to 2 PM EST'],
  ['Sunday', 'Closed'],
] as const

it('the contact page for a topic says to those who come for a live chat that there is none yet, and to nobody else', async () => {
  const says = async (path: string) => (await stranger().page(path)).querySelector('#send')?.textContent
  expect(await says('/contact?topic=chat')).toContain('Live chat has not opened yet.')
  expect(await says('/contact?topic=demo')).not.toContain('Live chat')
})

const page = await stranger().page('/contact')

describe('the contact page as it arrives', () => {
  const main = () => page.querySelector('main')?.textContent ?? ''

  it("shows 'Contact Our Team', and 'Loading contact page...' in a status region beside it", () => {
    expect(page.querySelector('h1')?.textContent).toBe('Contact Our Team')
    const regions = [...page.querySelectorAll('main [role="status"]')].map((region) => region.textContent)
    expect(regions).toContain('Loading contact page...')
  })

  it.each(['Phone support', 'Email support', 'Schedule Demo', 'Send Us a Message', 'Quick Resources', 'Support Hours'])(
    'has the card %s',
    (title) => {
      expect([...page.querySelectorAll('main h2')].map((heading) => heading.textContent)).toContain(title)
    },
  )

  it('shows a support phone and email, and says while they are samples', () => {
    expect(page.querySelector('main a[href^="tel:"]')?.textContent).toMatch(/555-01\d\d$/)
    expect(page.querySelector('main a[href^="mailto:"]')?.textContent).toMatch(/\.example$/)
    expect(main().match(/\bsample\b/g)?.length).toBeGreaterThanOrEqual(2)
  })

  it.each(['within 24 hours', '30 to 60 minutes', 'Emergency support 24/7 for existing clients'])(
    'says %s',
    (words) => {
      expect(main()).toContain(words)
    },
  )

  it.each(supportHours)('gives the support hours of %s as %s', (days, hours) => {
    const line = [...page.querySelectorAll('main dl div')].find((one) => one.querySelector('dt')?.textContent === days)
    expect(line?.querySelector('dd')?.textContent).toBe(hours)
  })

  it.each(resources)('leads by %s to %s', (words, to) => {
    const link = [...page.querySelectorAll('main a')].find((one) => one.textContent === words)
    expect(link?.getAttribute('href')).toBe(to)
  })

  it.each([
    ['Book Demo', 'contact: Book Demo'],
    ['Alliance Brochure', 'contact: Alliance Brochure'],
  ])('has the page write %s to the console', (words, line) => {
    const link = [...page.querySelectorAll<HTMLElement>('main a')].find((one) => one.textContent === words)
    expect(link?.dataset.log).toBe(line)
  })

  it.each(['MT', 'VA', 'WV', 'MI'])('lists the chapter %s with a name, an email and a Contact button', (code) => {
    const chapter = [...page.querySelectorAll('main li')].find((one) => one.firstElementChild?.textContent === code)
    expect(chapter?.querySelector('b')?.textContent).not.toBe('')
    expect(chapter?.querySelector('p')?.textContent).toMatch(/\S+@\S+\.\w+/)
    const link = [...(chapter?.querySelectorAll('a') ?? [])].find((one) => one.textContent?.startsWith('Contact'))
    expect(link?.getAttribute('href')).toContain(`state=${code}`)
  })

  it.each(fields)('has the field %s labelled %s: %s, required %s', (name, label, kind, isRequired) => {
    const field = page.querySelector<HTMLInputElement>(`main form [name="${name}"]`)
    expect(`${field?.tagName.toLowerCase()} ${field?.type}`).toBe(kind)
    expect(field?.required).toBe(isRequired)
    const words = page.querySelector(`label[for="${field?.id}"]`)?.textContent
    expect(words).toBe(isRequired ? label : `${label} (optional)`)
  })

  it.each(Object.entries(longest))('takes at most so many characters in %s: %i', (name, most) => {
    expect(page.querySelector(`main form [name="${name}"]`)?.getAttribute('maxlength')).toBe(String(most))
  })

  it('bounds no message (docs/specification.md, section 5)', () => {
    expect(page.querySelector('main textarea')?.hasAttribute('maxlength')).toBe(false)
  })

  it('has a message box of 4 rows, and offers the 51 states, none with an empty value', () => {
    expect(page.querySelector('main textarea')?.getAttribute('rows')).toBe('4')
    const [first, ...states] = page.querySelectorAll('main select option')
    expect(first?.getAttribute('value')).toBe('')
    expect(states).toHaveLength(51)
    for (const state of states) expect(state.getAttribute('value')).toMatch(/^[A-Z]{2}$/)
  })
})
