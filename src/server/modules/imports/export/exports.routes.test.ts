import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../../tests/support/database.ts'
import { buildDesk, importDesk, somebody } from '../../../../../tests/support/import-desk.ts'
import { insertRows, organisationOf, personOf, rowsOf } from '../../../../../tests/support/table-rows.ts'
import { readSheet } from '../reading/read-sheet.ts'

let database: TestDatabase
let desk: ReturnType<typeof importDesk>

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await database.reset()
  desk = importDesk(database)
  await buildDesk(database, desk.server)
})
afterAll(() => database.close())

const as = (statement: ReturnType<typeof sql>) =>
  database.transactions.run({ kind: 'system' }, (tx) => statement.execute(tx))

/** Everything a test's organisation has, in the awkward words of the tests' rows. */
async function fill(): Promise<void> {
  const rows = Object.entries(rowsOf(1)).filter(
    ([table]) => !/organisation|person|membership|import_|contact|mail/.test(table),
  )
  await insertRows(database, Object.fromEntries(rows))
  await as(sql`update residence set name = '=Peña "House"', phone = '+1 501 555 0100', rules = '{"curfew": "10 pm, 11"}',
    answers = '{"pets": true, "methadone": false}', answer_notes = '{"pets": "@home"}', fee_amount = 640,
    fee_per = 'month', deposit = 100, fee_includes = '{food,"tea, coffee"}', languages = '{English,Spanish}',
    staff = 'day_and_night', minimum_sobriety_days = 0, takes_texts = true, keeps_waiting_list = false,
    website = 'https://house.example/', email = 'Hello@house.example'`)
  const { organisationId, ...house } = { organisationId: organisationOf(1), city: 'Conway' }
  await as(sql`insert into residence (organisation_id, slug, name, city, state_code, zip, latitude, longitude, street,
    phone) select ${organisationId}, 'more-' || i, 'House ' || i, ${house.city}, 'AR', '72032', 35, -92, i || ' Elm St', ''
    from generate_series(1, 1100) i`)
}

async function everything(): Promise<Record<string, string>> {
  const response = await desk.server.request('/api/export.zip')
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="everything-2026-03-02.zip"')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

describe('everything of an organisation', () => {
  it('is one archive of CSV files and JSON, with no formula in it', async () => {
    await fill()
    const files = await everything()
    expect(Object.keys(files)).toEqual([
      ...['residences.csv', 'beds.csv', 'bed-reports.csv', 'holds.csv', 'inquiries.csv', 'team.csv', 'history.csv'],
      ...['imports.csv', 'everything.json'],
    ])
    const sheet = readSheet(Buffer.from(files['residences.csv'] ?? ''))
    expect(sheet.rows).toHaveLength(1_101)
    const all = JSON.parse(files['everything.json'] ?? '') as Record<string, unknown[]>
    expect(Object.entries(all).map(([name, rows]) => [name, rows.length])).toEqual([
      ['residences', 1_101],
      ...[
        ['beds', 1],
        ['bed-reports', 1],
        ['holds', 1],
        ['inquiries', 1],
        ['team', 2],
        ['history', 1],
        ['imports', 0],
      ],
    ])
    for (const text of Object.values(files).slice(0, -1)) {
      for (const cell of text.split(/[\r\n,]+/)) {
        if (/^"?[=+\-@]/.test(cell)) expect(Number.isNaN(Number(cell))).toBe(false)
      }
    }
  })

  it('comes back in as it went out: nothing changes', async () => {
    await fill()
    const id = await desk.upload((await everything())['residences.csv'] ?? '')
    const view = await desk.view(id)
    expect(view.changes).toEqual([])
    expect(view.problems).toEqual([])
    expect(view.counts).toEqual({ new: 0, changed: 0, same: 1_101, duplicate: 0, problem: 0 })
    expect(view.columns.filter(({ isGuess }) => isGuess)).toEqual([])
    expect(view.columns.find(({ name }) => name === 'Open beds for women')).toMatchObject({ field: null })
  })

  it('is what the person’s role may see, of their own organisation', async () => {
    await fill()
    await as(sql`update membership set role = 'manager' where person_id = ${personOf(1)}`)
    desk.server.signIn(somebody(1, 'manager'))
    expect(JSON.parse((await everything())['everything.json'] ?? '')).toMatchObject({ history: [{ subject: 'beds' }] })
    desk.server.signIn(somebody(2))
    const theirs = JSON.parse((await everything())['everything.json'] ?? '') as Record<string, unknown[]>
    expect(
      Object.entries(theirs)
        .filter(([, rows]) => rows.length > 0)
        .map(([name]) => name),
    ).toEqual(['team'])
  })
})
