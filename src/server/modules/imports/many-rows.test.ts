import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { writeManyRows } from '#scripts/bench/many/many-rows.ts'
import { database, desk, importTests } from '#tests/support/imports/import-tests.ts'

importTests()

// The embedded database takes several times as long; npm run bench imports all of them there.
const [all, broken] = process.env.PORCHLIGHT_TEST_DB === 'postgres' ? [10_000, 300] : [600, 60]
const good = all - broken

it(`${all} rows of which ${broken} are broken: the others come in, and the same file again changes nothing`, async () => {
  const file = writeManyRows(all, broken)
  const id = await desk.upload(file)
  const view = await desk.view(id)
  expect(view.counts).toEqual({ new: good, changed: 0, same: 0, duplicate: 0, problem: broken })
  const together = view.wrongValues.reduce((sum, { rows }) => sum + rows, 0)
  expect([view.problemCount + together, view.squares]).toEqual([broken, null])
  expect(view.wrongValues[0]).toMatchObject({ column: 'Total beds', found: 'eight' })
  const csv = await (await desk.server.request(`/api/imports/${id}/left-out.csv`)).text()
  expect(csv.split('\r\n')).toHaveLength(broken + 2)

  const received: string[] = []
  const stop = await database.listen('listing', (payload) => received.push(payload))
  const lines = await desk.commit(id, { publish: true })
  const done = lines.flatMap((line) => ('of' in line && line.phase === 'adding' ? [line.done] : []))
  expect([done.at(-1), done.length > 3, done.toSorted((one, other) => one - other)]).toEqual([good, true, done])
  expect(lines.at(-1)).toEqual({ phase: 'done', id })
  const rows = await database.run(sql`
      select (select count(*) from residence) as residences, (select count(*) from listing) as listed,
      (select count(*) from bed_report) as said, (select count(distinct slug) from residence) as pages,
      (select count(*) from (select residence_id, place, reported_at from listing_source
        except select residence_id, place, reported_at from listing) of_homes) as "otherResidences",
      (select count(*) from (table listing_beds_source
        except select bed_group_id, residence_id, state_code, audience, total_beds, occupied, reported_at, report_id, holds
        from listing_beds) of_beds) as "otherBeds"`)
  expect(rows).toEqual([{ residences: good, listed: good, said: good, pages: good, otherResidences: 0, otherBeds: 0 }])

  await expect.poll(() => received).toEqual(['*'])
  await stop()

  const again = await desk.view(await desk.upload(file))
  expect(again.counts).toEqual({ new: 0, changed: 0, same: good, duplicate: 0, problem: broken })
}, 180_000)
