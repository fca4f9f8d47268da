import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manyRows } from '../../../../scripts/many/many-rows.ts'
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts'
import { buildDesk, importDesk } from '../../../../tests/support/import-desk.ts'

let database: TestDatabase
let desk: ReturnType<typeof importDesk>

beforeAll(async () => {
  database = await testDatabase()
  desk = importDesk(database)
  await buildDesk(database, desk.server)
})
afterAll(() => database.close())

it('10,000 rows of which 300 are broken: the others come in, and the same file again changes nothing', async () => {
  const file = manyRows(10_000, 300)
  const id = await desk.upload(file)
  const view = await desk.view(id)
  expect(view.counts).toEqual({ new: 9_700, changed: 0, same: 0, duplicate: 0, problem: 300 })
  expect([view.problemCount, view.problems.length, view.squares]).toEqual([300, 50, null])
  const csv = await (await desk.server.request(`/api/imports/${id}/left-out.csv`)).text()
  expect(csv.split('\r\n')).toHaveLength(302)

  const lines = await desk.commit(id, { publish: true })
  const done = lines.flatMap((line) => ('of' in line && line.phase === 'adding' ? [line.done] : []))
  expect([done[0], done.at(-1), done.length]).toEqual([1_000, 9_700, 10])
  expect(lines.at(-1)).toEqual({ phase: 'done', id })
  const { rows } = await database.transactions.run({ kind: 'system' }, (tx) =>
    sql`select (select count(*) from residence) as houses, (select count(*) from listing) as listed,
      (select count(*) from bed_report) as said, (select count(distinct slug) from residence) as pages`.execute(tx),
  )
  expect(rows).toEqual([{ houses: 9_700, listed: 9_700, said: 9_700, pages: 9_700 }])

  const again = await desk.view(await desk.upload(file))
  expect(again.counts).toEqual({ new: 0, changed: 0, same: 9_700, duplicate: 0, problem: 300 })
})
