import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessSite, accessSite } from '#tests/support/access/access-site.ts'
import { deskRows } from '#tests/support/access/desk-rows.ts'
import { pageRows } from '#tests/support/access/page-rows.ts'
import { marks } from '#tests/support/access/planted.ts'
import { accountRows, publicRows, staffRows } from '#tests/support/access/public-rows.ts'
import { type Reader, type Reading, type RouteRow, readers } from '#tests/support/access/route-rows.ts'

/*
 * Role x endpoint x owner: everything the router and the site map name, asked by everybody there is, of things that belong
 * to one organization. A route that has no row here fails the first test; the database's own side is in
 * src/server/plumbing/database/role-matrix.test.ts.
 */

const rows = { ...publicRows, ...accountRows, ...staffRows, ...deskRows, ...pageRows }
const ways = Object.entries(rows).flatMap(([route, row]) =>
  [row]
    .flat()
    .map((one: RouteRow, place) => ({ route, row: one, name: place === 0 ? route : `${route} (${place + 1})` })),
)

let site: AccessSite
beforeAll(async () => {
  site = await accessSite()
}, 120_000)
afterAll(() => site.close())

describe('the matrix of role, endpoint and owner', { timeout: 120_000 }, () => {
  it('has a row for every route and every page, and none that is gone', () => {
    // Routes for every method only prepare what comes after them, or refuse what nobody else took.
    const routes = site.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
    const pages = site.pages.paths.map((path) => `PAGE ${path}`)
    expect(Object.keys(rows).sort()).toEqual([...new Set([...routes, ...pages])].sort())
  })

  it.each(ways)('$name', async ({ route, row }) => {
    const cells: [Reader, Reading | string][] = []
    for (const reader of readers) {
      const [reading, text] = await ask(route, row, reader)
      cells.push([reader, reading])
      if (!row.isSecret) expect([reader, foreignWords(reader, text, row)]).toEqual([reader, []])
    }
    expect(Object.fromEntries(cells)).toEqual(row.access)
  })

  const ofStaff = ways.filter(({ row }) => row.access.staff !== 'refused' && row.access['other owner'] === 'refused')
  it.each(ofStaff)('$name refuses staff who showed one factor', async ({ route, row }) => {
    const [reading, text, to] = await ask(route, row, 'staff with one factor')
    // Their pages lead to where a second factor is set up.
    if (to === null) expect(reading).toBe('refused')
    else expect(to).toMatch(/^\/account\/second-factor/)
    expect(foreignWords('nobody', text, row)).toEqual([])
  })

  const closed = Object.keys(pageRows).filter((route) => /^PAGE \/(workspace|staff|account)/.test(route))
  it.each(closed)('%s, read as JSON, holds nothing of others', async (route) => {
    const row = [rows[route]].flat()[0]
    if (!row || row.isSecret) return
    for (const reader of readers) {
      const [, path] = route.split(' ')
      const headers = { accept: 'application/json' }
      const answer = await site.ask(filled(path ?? '', row), { as: reader, headers })
      const foreign = foreignWords(reader, await answer.text(), row)
      expect([reader, answer.status < 500, foreign]).toEqual([reader, true, []])
    }
  })
})

/** Words in an answer that are not the reader's to read. */
function foreignWords(reader: Reader, text: string, row: RouteRow): string[] {
  const isOwn = ['owner', 'manager', 'house_manager', 'bed_updater'].includes(reader)
  const isStaff = reader === 'staff'
  const foreign = [
    ...(isOwn || (isStaff && row.isModeration) ? [] : marks.desk),
    ...(isStaff ? [] : marks.alliance),
    ...(isOwn || isStaff ? [] : marks.claim),
  ]
  return foreign.filter((word) => text.includes(word))
}

async function ask(
  route: string,
  row: RouteRow,
  reader: Reader | 'staff with one factor',
): Promise<[Reading | string, string, string | null]> {
  const [kind = '', path = ''] = route.split(' ')
  const method = kind === 'PAGE' ? 'GET' : kind
  const answer = await site.ask(filled(path, row), { as: reader, method, ...sent(method, path, row) })
  if (row.isStream) {
    await answer.body?.cancel()
    return [readReading(answer), '', answer.headers.get('location')]
  }
  return [readReading(answer), await answer.text(), answer.headers.get('location')]
}

function filled(path: string, { parts }: RouteRow): string {
  const values = parts?.(site.planted) ?? {}
  return path.replace('*', 'nothing').replace(/:(\w+)/g, (_, name: string) => values[name] ?? `no-${name}`)
}

function sent(method: string, path: string, { body }: RouteRow) {
  if (method === 'GET' || method === 'HEAD' || method === 'DELETE') return {}
  const values = body?.(site.planted) ?? {}
  if (path.startsWith('/api/')) {
    return { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } }
  }
  const form = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))
  return { body: form.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
}

/** What cannot be read as one of the readings stays a number, and fails the cell. */
function readReading({ status, headers }: Response): Reading | string {
  const location = headers.get('location')
  if (location !== null) {
    if (/[?&]error=/.test(location)) return 'input'
    return /^\/(sign-in|api\/login)/.test(location) ? 'signed out' : 'open'
  }
  if (status < 300) return 'open'
  if ([400, 409, 415, 422, 429].includes(status)) return 'input'
  return { 401: 'signed out', 403: 'refused', 404: 'missing' }[status] ?? String(status)
}
