import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { publishedRates } from '#domain/search/published-rates.ts'
import { buildPhotoRows } from '#tests/support/directory/photo-rows.ts'
import { openDataSite } from '#tests/support/live/open-data-site.ts'

const path = '/api/v1/residences.csv'
const { build, comeFrom, database, request } = openDataSite()

/** The rows of a file without quoted cells, by the names of its columns. */
async function rows(query = ''): Promise<Record<string, string>[]> {
  const response = await request(`${path}${query}`)
  expect(response.status).toBe(200)
  const [head = '', ...lines] = (await response.text()).split('\r\n').filter((line) => line !== '')
  const names = head.replace('\uFEFF', '').split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, place) => [names[place], cell])))
}

describe('GET /api/v1/residences.csv', () => {
  it('is a file with a name, in UTF-8 that Excel recognizes, and kept by nobody', async () => {
    const response = await request(`${path}?state=ar`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    const name = 'attachment; filename="recovery-residences-AR-2026-03-02.csv"'
    expect(response.headers.get('content-disposition')).toBe(name)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const everywhere = (await request(path)).headers.get('content-disposition')
    expect(everywhere).toContain('recovery-residences-all-states-2026-03-02.csv')
  })

  it('has a phone number as it was typed', async () => {
    await build({ slug: 'harbor-row' })
    await database().run(sql`update residence set phone = '(304) 555-0141'`)
    expect(await rows()).toMatchObject([{ phone: '(304) 555-0141' }])
  })

  it('has every public field of a home, and an empty cell for what nobody stated', async () => {
    const saidAt = new Date('2026-03-02T14:55:00.000Z')
    const [id] = await build({
      slug: 'harbor-row',
      visibility: 'exact',
      narrLevel: 2,
      certified: true,
      minimumSobrietyDays: 0,
      fee: { amount: 180, per: 'week', deposit: 200 },
      answers: { pets: true, methadone: false },
      groups: [{ audience: 'women', totalBeds: 8, occupied: 6, saidAt }],
    })
    await database().run(sql`update residence set fee_includes = '{food,laundry}', languages = '{English,Spanish}',
        rules = '{"curfew": "10 pm"}', answer_notes = '{"pets": "One small dog"}'`)
    const [photo] = await buildPhotoRows(database().transactions, id, ['The yard'])
    const [row] = await rows()
    expect(row).toMatchObject({
      'photo.1.url': `https://porchlight.example/photos/${photo}/1600.jpg`,
      'photo.1.description': 'The yard',
      'photo.2.url': '',
      'photo.6.description': '',
      id,
      slug: 'harbor-row',
      url: 'https://porchlight.example/residences/harbor-row',
      street: '12 Teapot Lane',
      latitude: '35.1',
      longitude: '-92.4',
      totalBeds: '8',
      availableBeds: '2',
      availabilityAge: 'fresh',
      feeAmount: '180',
      cashToMoveIn: '380',
      feeIncludes: 'food; laundry',
      languages: 'English; Spanish',
      'beds.women.available': '2',
      'beds.women.reportedAt': '2026-03-02T14:55:00.000Z',
      'beds.men.total': '',
      'says.pets': 'yes',
      'note.pets': 'One small dog',
      'says.methadone': 'no',
      'says.children': '',
      'rule.curfew': '10 pm',
      'rule.meetings': '',
      minimumSobrietyDays: '0',
      distance: '',
    })
  })

  it('keeps every text that begins like a formula from being one, whichever column it stands in', async () => {
    await build({ name: '=1+1' })
    await database().run(sql`update residence set phone = '+1 501 555 0100', description = '@here', email = '=x',
        fee_includes = '{=food}', languages = '{@x}', rules = '{"curfew": "+1"}', answer_notes = '{"pets": "-2"}'`)
    const text = await (await request(path)).text()
    const cells = (text.split('\r\n')[1] ?? '').split(',').map((cell) => cell.replaceAll('"', ''))
    const risky = cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell)))
    expect(risky).toEqual([])
    expect(cells.filter((cell) => cell.startsWith("'"))).toHaveLength(8)
  })

  it('takes the filters of the search, and refuses what divides it into pages', async () => {
    await build({ name: 'Cedar', answers: { pets: true } }, { name: 'Willow' })
    expect((await rows('?pets=yes')).map(({ name }) => name)).toEqual(['Cedar'])
    expect((await rows('?near=72032&radius=50'))[0]).toMatchObject({ distance: expect.stringMatching(/^\d/) })
    for (const [query, field] of [
      ['limit=5', 'limit'],
      ['cursor=abc', 'cursor'],
      ['near=Nowhereville', 'near'],
      ['for=dogs', 'for'],
    ]) {
      const response = await request(`${path}?${query}`)
      expect(response.status).toBe(422)
      expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field])
    }
  })

  it('is whole however many homes there are, each once', async () => {
    const ids = await build(...Array.from({ length: 230 }, () => ({})))
    expect((await rows()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  it('comes a few times an hour for one address', async () => {
    for (let time = 0; time < publishedRates.residencesFile.limit; time += 1) await (await request(path)).body?.cancel()
    const response = await request(path)
    expect([response.status, response.headers.has('retry-after')]).toEqual([429, true])
    comeFrom('192.0.2.9')
    expect((await request(path)).status).toBe(200)
  })
})
