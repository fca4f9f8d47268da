// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import type { HsdsPage } from '#contract/hsds.ts'
import { type ApiDocument, answersAsDescribed } from '../support/described-answers.ts'
import { hsdsValidator } from '../support/hsds-validator.ts'
import { stranger } from '../support/visitor.ts'

let described: ApiDocument
let whatIsWrong: ReturnType<typeof answersAsDescribed>

beforeAll(async () => {
  described = JSON.parse((await stranger().ask('/api/openapi.json')).text)
  whatIsWrong = answersAsDescribed(described)
})

async function json<Body>(path: string): Promise<Body> {
  const { status, text } = await stranger().ask(path)
  expect([path, status]).toEqual([path, 200])
  return JSON.parse(text)
}

/** A path that answers: an id in it is one of the list it belongs to. */
async function tried(path: string, example: string): Promise<string> {
  if (!example.includes('{id}')) return example
  const { contents } = await json<HsdsPage<{ id: string }>>(path.replace('/{id}', ''))
  return example.replace('{id}', contents[0]?.id ?? '')
}

describe('what the description says of each call', () => {
  it('is what the running product answers', async () => {
    for (const [path, { get }] of Object.entries(described.paths)) {
      if (path === '/api/v1/events') continue
      const example = await tried(path, get['x-example'])
      const { status, text, headers } = await stranger().ask(example)
      expect([example, status]).toEqual([example, 200])
      if (!headers['content-type']?.startsWith('application/json')) continue
      expect([example, whatIsWrong(path, 200, JSON.parse(text))]).toEqual([example, null])
    }
  })

  it('takes each parameter with its example', async () => {
    for (const [path, { get }] of Object.entries(described.paths)) {
      const [place = ''] = (await tried(path, get['x-example'])).split('?')
      for (const { name, in: where, example } of get.parameters) {
        if (where !== 'query' || example === undefined || path === '/api/v1/events' || path.endsWith('.csv')) continue
        const also = { city: '&state=AR', proximity: '&postcode=72201', radius: '&near=72201' }[name] ?? ''
        const asked = `${place}?${name}=${encodeURIComponent(String(example))}${also}`
        expect([asked, (await stranger().ask(asked)).status]).toEqual([asked, 200])
      }
    }
  })

  it('is true of refusals too', async () => {
    for (const [path, { get }] of Object.entries(described.paths)) {
      const [place = ''] = (await tried(path, get['x-example'])).split('?')
      if (get.parameters.some((one) => one.in === 'query')) {
        const { status, text } = await stranger().ask(`${place}?no_such_name=1`)
        expect([path, status, whatIsWrong(path, status, JSON.parse(text))]).toEqual([path, 422, null])
      }
      if (get.parameters.some((one) => one.in === 'path')) {
        const nowhere = path.replace(/\{\w+\}/, '00000000-0000-4000-8000-00000000dead')
        const { status, text } = await stranger().ask(nowhere)
        expect([path, status, whatIsWrong(path, status, JSON.parse(text))]).toEqual([path, 404, null])
      }
    }
  })

  it('is of OpenAPI 3.1, open to every site, and tells when nothing has changed', async () => {
    const { headers, text } = await stranger().ask('/api/openapi.json')
    expect(JSON.parse(text).openapi).toMatch(/^3\.1\./)
    expect(headers['access-control-allow-origin']).toBe('*')
    const again = await stranger().ask('/api/openapi.json', { headers: { 'if-none-match': headers.etag } })
    expect(again.status).toBe(304)
  })
})

describe('the whole directory by the Human Services Data Specification', () => {
  it('is valid in every record, by the standard’s own schemas in their strict form', async () => {
    const wrongBy = hsdsValidator()
    const { text } = await stranger().ask('/hsds/services?format=ndjson&full=true')
    const records = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const { total_items } = await json<HsdsPage<object>>('/hsds/services?per_page=1')
    expect(records).toHaveLength(total_items)
    expect(records.length).toBeGreaterThan(1000)
    expect(records.map((record) => wrongBy('service', record)).filter((wrong) => wrong !== null)).toEqual([])
    const open = records.filter(({ capacities }) => capacities.length > 0)
    expect(open.length).toBeGreaterThan(100)
    expect(open.length).toBeLessThan(records.length)
  })

  it('agrees with the search on what is open', async () => {
    const { items } = await json<{ items: { id: string; availableBeds: number | null }[] }>(
      '/api/v1/residences?state=AR&limit=20',
    )
    for (const { id, availableBeds } of items) {
      const { capacities } = await json<{ capacities: { available: number }[] }>(`/hsds/services/${id}`)
      const open = capacities.length === 0 ? null : capacities.reduce((sum, { available }) => sum + available, 0)
      expect([id, open]).toEqual([id, availableBeds])
    }
  })
})

describe('/docs/api', () => {
  it('shows every call with every parameter, without script, and is led to from /docs', async () => {
    const page = await stranger().page('/docs/api')
    for (const [path, { get }] of Object.entries(described.paths)) {
      const call = page.getElementById(get.operationId)
      expect(call?.querySelector('.call-path')?.textContent).toBe(`GET ${path}`)
      expect(call?.querySelector('pre')?.textContent).toMatch(/^curl "https?:\/\/[^"]+"$/)
      const shown = [...(call?.querySelectorAll('tbody th') ?? [])].map((cell) => cell.textContent)
      const names = get.parameters.map(({ name }) => name)
      const elsewhere = call?.querySelector('p a[href^="#"]')?.textContent?.startsWith('Takes the same as')
      expect([path, elsewhere ? names : shown]).toEqual([path, names])
    }
    for (const link of page.querySelectorAll('main a[href^="#"]')) {
      const place = link.getAttribute('href')?.slice(1) ?? ''
      expect(page.getElementById(place), place).not.toBeNull()
    }
    expect(page.querySelector('main')?.textContent).not.toMatch(/[`{]origin|`/)
    expect((await stranger().page('/docs')).querySelector('main a[href="/docs/api"]')).not.toBeNull()
    expect((await stranger().ask('/sitemaps/pages.xml')).text).toContain('/docs/api</loc>')
  })
})

describe('the file of all homes', () => {
  it('has a line for each, as many as the search counts', async () => {
    const { total } = await json<{ total: number }>('/api/v1/residences?state=AR')
    const { text, headers } = await stranger().ask('/api/v1/residences.csv?state=AR')
    expect(headers['content-disposition']).toMatch(/filename="recovery-residences-AR-\d{4}-\d\d-\d\d\.csv"/)
    // A line break within a cell stands in quotes.
    const lines = text
      .replace(/"(?:[^"]|"")*"/g, 'cell')
      .split('\r\n')
      .filter((line) => line !== '')
    expect(lines).toHaveLength(total + 1)
    expect(new Set(lines.map((line) => line.split(',').length)).size).toBe(1)
  })
})
