import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { createGrievanceCounts } from './counts.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const file = (state: string, at: string, count: number) =>
  database.run(sql`
      insert into grievance (id, organization_id, organization_name, state_code, kind, is_retaliation, may_name, language,
        filer_sealed, key_hash, body_hash, received_at, stage, stage_since, clock)
      select gen_random_uuid(), (select id from organization limit 1), 'WVARR', ${state}, 'safety', false, false, 'en',
        '\\x00', sha256(gen_random_uuid()::text::bytea), sha256('a'), ${at}, 'received', ${at}, '{}'
      from generate_series(1, ${count})`)

it('counts whole half years by state, and hides 1 to 10', async () => {
  const clock = fakeClock('2026-11-29T12:00:00Z')
  await file('WV', '2026-01-01T00:00:00Z', 10)
  await file('WV', '2025-12-31T23:59:59Z', 11)
  await file('AR', '2026-06-30T23:59:59Z', 1)
  await file('AR', '2026-07-01T00:00:00Z', 12)
  expect((await createGrievanceCounts({ ...database, clock }).list()).items).toEqual([
    {
      from: '2026-01-01',
      until: '2026-07-01',
      states: [
        { state: 'AR', name: 'Arkansas', filed: null },
        { state: 'WV', name: 'West Virginia', filed: null },
      ],
    },
    { from: '2025-07-01', until: '2026-01-01', states: [{ state: 'WV', name: 'West Virginia', filed: 11 }] },
    { from: '2025-01-01', until: '2025-07-01', states: [] },
  ])
})
