// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { promisedFeatures } from '#content/site/partnership/claims.ts'
import { errorStatus } from '#contract/calls/errors.ts'
import { contactLimits } from '#contract/contact/contact-limits.ts'
import { stranger } from '#tests/support/browser/visitor.ts'

// What /docs says of the software, held against the software.

const page = await stranger().page('/docs')

/** The rows of the table under a caption, cell by cell. */
function rowsUnder(caption: string): string[][] {
  const table = [...page.querySelectorAll('table')].find((one) => one.querySelector('caption')?.textContent === caption)
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])]
  return rows.map((row) => [...row.children].map((cell) => cell.textContent ?? ''))
}

const codeUnder = (label: string) =>
  [...page.querySelectorAll('figure')]
    .find((one) => one.querySelector('figcaption')?.textContent === label)
    ?.querySelector('pre')?.textContent ?? ''

describe('the documentation', () => {
  it('says of each promised feature what runs today and what is still to come', () => {
    const rows = rowsUnder('The seven promised features')
    expect(rows.map(([feature]) => feature)).toEqual([...promisedFeatures])
    for (const cells of rows) expect(cells.every((cell) => cell !== '')).toBe(true)
  })

  it('names every error code with its status', () => {
    const said = rowsUnder('The closed list of codes').map(([code, status]) => [
      code,
      Number.parseInt(status ?? '', 10),
    ])
    expect(Object.fromEntries(said)).toEqual(errorStatus)
  })

  it('gives the fields of a message with the lengths the server takes', () => {
    const said = rowsUnder('Fields of POST /api/contact').map(([field, , longest]) => [field, Number(longest)])
    expect(Object.fromEntries(said)).toEqual(contactLimits)
  })

  it('speaks of calls and health addresses that answer', async () => {
    const calls = rowsUnder('Method, address, answer').map(([call]) => call?.split(' ') ?? [])
    const health = rowsUnder('Two addresses to watch').map(([path]) => ['GET', path])
    expect(calls).toHaveLength(7)
    for (const [method = '', path = ''] of [...calls, ...health]) {
      const { status } = await stranger().ask(path.replace('{slug}', 'maine'), {
        method,
        ...(method === 'POST' && { body: {} }),
      })
      expect([200, 401, 422], `${method} ${path}`).toContain(status)
    }
  })

  it('shows answers in the shape they have', async () => {
    const stats = await stranger().ask('/api/directory/stats')
    expect(Object.keys(JSON.parse(codeUnder('What comes back')))).toEqual(Object.keys(JSON.parse(stats.text)))
    const body = { firstName: 'Sam', lastName: 'Reed', email: 'sam@home.example' }
    const refused = await stranger().ask('/api/contact', { method: 'POST', body })
    expect(JSON.parse(codeUnder('A message without its text'))).toEqual(JSON.parse(refused.text))
  })

  it('has commands whose words lead to this very site', () => {
    const origin = codeUnder('Ask how many beds are open').replace(/^curl (.*)\/api\/.*$/, '$1')
    expect(page.querySelector('main')?.textContent).not.toContain('{origin}')
    expect(URL.canParse(origin)).toBe(true)
  })

  it('lists its sections, each a link to its place', () => {
    const links = [...page.querySelectorAll('nav[aria-label="On this page"] a')]
    const titles = [...page.querySelectorAll('main section > h2')].map((title) => title.textContent)
    expect(links.map((link) => link.textContent)).toEqual(titles)
    for (const link of links) expect(page.querySelector(`section${link.getAttribute('href')}`)).not.toBeNull()
  })

  it('lets long commands be reached by the keyboard', () => {
    for (const block of page.querySelectorAll('main pre')) expect(block.getAttribute('tabindex')).toBe('0')
  })
})
