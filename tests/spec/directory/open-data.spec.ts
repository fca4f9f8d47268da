// @vitest-environment happy-dom
import { request } from 'node:http'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { HsdsPage } from '#contract/open-data/hsds.ts'
import { stranger } from '#tests/support/browser/visitor.ts'
import { type ApiDocument, answersAsDescribed } from '#tests/support/directory/described-answers.ts'
import { hsdsValidator } from '#tests/support/live/hsds-validator.ts'

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

describe('what the description says of each call', () => {
  it('is what the running product answers', async () => {
    for (const [path, { get }] of Object.entries(described.paths)) {
      if (path === '/api/v1/events') continue
      const example = get['x-example']
      const { status, text, headers } = await stranger().ask(example)
      expect([example, status]).toEqual([example, 200])
      if (!headers['content-type']?.startsWith('application/json')) continue
      expect([example, whatIsWrong(path, 200, JSON.parse(text))]).toEqual([example, null])
    }
  })

  it('takes each parameter with its example', async () => {
    for (const [path, { get }] of Object.entries(described.paths)) {
      const [place = ''] = get['x-example'].split('?')
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
      const [place = ''] = get['x-example'].split('?')
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
  let page: Document
  beforeAll(async () => {
    page = await stranger().page('/docs/api')
  })

  it('lists every call on top, each a link to its fold', () => {
    const index = [...page.querySelectorAll('#calls a')]
    const operations = Object.entries(described.paths).map(([path, { get }]) => [`#${get.operationId}`, `GET ${path}`])
    expect(index.map((link) => [link.getAttribute('href'), link.querySelector('code')?.textContent])).toEqual(
      operations,
    )
    for (const link of index) expect(link.textContent?.length).toBeGreaterThan(`GET /`.length)
    expect(page.querySelector('main section')?.id).toBe('calls')
    expect(page.querySelectorAll('main details[open]')).toHaveLength(0)
  })

  it('shows every call with every parameter, without script, and none of them twice in a group', () => {
    for (const [path, { get }] of Object.entries(described.paths)) {
      const call = page.getElementById(get.operationId)
      expect(call?.closest('details')?.querySelector('.call-path')?.textContent).toBe(`GET ${path}`)
      const own = rowNames(call)
      const links = [...(call?.querySelectorAll('p a[href^="#"]') ?? [])]
      const shared = links.find((link) => link.getAttribute('href')?.endsWith('-shared'))
      const also = [...(shared?.parentElement?.querySelectorAll('code') ?? [])].map((name) => name.textContent ?? '')
      const sharedRows = rowNames(page.getElementById(shared?.getAttribute('href')?.slice(1) ?? ''))
      expect([path, also.filter((name) => !sharedRows.includes(name))]).toEqual([path, []])
      const like = links.find((link) => link.textContent?.startsWith('Takes the same as'))
      const names = get.parameters.map(({ name }) => name)
      const shown = [...own, ...also, ...(like ? rowNames(page.querySelector(like.getAttribute('href') ?? '')) : [])]
      expect([path, names.filter((name) => !shown.includes(name))]).toEqual([path, []])
      expect([path, own.filter((name) => also.includes(name))]).toEqual([path, []])
    }
  })

  it('has links that lead to places on it, and words without a name to fill in', async () => {
    for (const link of page.querySelectorAll('main a[href^="#"]')) {
      const place = link.getAttribute('href')?.slice(1) ?? ''
      expect(page.getElementById(place), place).not.toBeNull()
    }
    expect(page.querySelector('main')?.textContent).not.toMatch(/[`{]origin|`/)
    expect((await stranger().page('/docs')).querySelector('main a[href="/docs/api"]')).not.toBeNull()
    expect((await stranger().ask('/sitemaps/pages.xml')).text).toContain('/docs/api</loc>')
  })
})

/** The first cells of the rows of every table in a part of the page. */
function rowNames(part: Element | null | undefined): string[] {
  return [...(part?.querySelectorAll('tbody th') ?? [])].map((cell) => cell.textContent ?? '')
}

/** A stream never ends: its head is enough. */
function statusOfStream(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request(new URL(path, inject('product').baseUrl), (answer) => {
      resolve(answer.statusCode)
      asking.destroy()
    })
    asking.on('error', reject)
    asking.end()
  })
}

it.each(['/docs', '/docs/api', '/docs/embed'])(
  'the commands of the documentation of %s work as printed',
  async (path) => {
    const page = await stranger().page(path)
    const commands = [...page.querySelectorAll('main pre')]
      .flatMap((block) => (block.textContent ?? '').split('\n'))
      .flatMap((line) => /^curl ["']?(https?:\/\/[^"'\s]+)["']?$/.exec(line.trim())?.slice(1) ?? [])
    expect(commands.length, path).toBeGreaterThan(path === '/docs/api' ? 20 : 0)
    for (const command of commands) {
      const { pathname, search } = new URL(command)
      const asked = pathname + search
      expect(asked).not.toMatch(/[{}]|%7B/i)
      const status = pathname === '/api/v1/events' ? await statusOfStream(asked) : (await stranger().ask(asked)).status
      expect([command, status]).toEqual([command, 200])
    }
  },
)

it('the file of all homes has a line for each, as many as the search counts', async () => {
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
