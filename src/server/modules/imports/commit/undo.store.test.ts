import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { insertRows, makeRows, type Row } from '#tests/support/database/table-rows.ts'
import { residencesNow } from '#tests/support/imports/import-desk.ts'
import { as, database, desk, harbor, importTests, sheet } from '#tests/support/imports/import-tests.ts'
import { deleteUntouched } from './undo.store.ts'

importTests()

type Ids = { id: string; bedGroup: string }

/** What keeps a house that an import added: done to it since, by its people or by others. */
const touches: [what: string, undone: 'archived' | 'stays', rows: (residence: Ids) => Record<string, Row>][] = [
  ['a question', 'archived', ({ id }) => ({ inquiry: { ...one.inquiry, residence_id: id } })],
  ['somebody who waits', 'archived', ({ id }) => ({ waiting: { ...one.waiting, inquiry_id: null, residence_id: id } })],
  ['how its list is kept', 'archived', ({ id }) => ({ waiting_setting: { ...one.waiting_setting, residence_id: id } })],
  ['a claim', 'archived', ({ id }) => ({ claim: { ...makeRows(2).claim, residence_id: id } })],
  [
    'somebody reminded',
    'archived',
    ({ id }) => ({ reminder_recipient: { ...one.reminder_recipient, residence_ids: [id] } }),
  ],
  ['a reminder', 'archived', ({ bedGroup }) => ({ reminder: { ...one.reminder, bed_group_id: bedGroup } })],
  ['a bed held', 'stays', ({ bedGroup }) => ({ bed_hold: { ...one.bed_hold, bed_group_id: bedGroup } })],
  ['more beds', 'stays', ({ id }) => ({ bed_group: { ...one.bed_group, audience: 'couples', residence_id: id } })],
  ['a number', 'stays', ({ bedGroup }) => ({ bed_report: { ...later, bed_group_id: bedGroup } })],
]
const one = makeRows(1)
const later = { ...one.bed_report, occupied: 1, reported_at: '2030-01-01T00:00:00Z' }

async function bringIn(): Promise<{ run: string; residence: Ids }> {
  const run = await desk.bringIn(sheet(harbor), { publish: true })
  const rows = await as(sql<Ids>`
    select r.id, g.id as "bedGroup" from residence r join bed_group g on g.residence_id = r.id`)
  const [residence] = rows
  if (!residence) throw new Error('The import brought no house.')
  return { run, residence }
}

/** Whatever was checked before. */
const takeAway = (run: string, residence: Ids) =>
  database.transactions.run({ kind: 'system' }, (tx) => deleteUntouched(tx, run, [residence.id]))

const left = async () => {
  const tables = ['residence', 'bed_group', 'bed_report', 'listing', 'listing_beds'] as const
  const counts = tables.map((table) => sql`(select count(*)::int from ${sql.table(table)}) as ${sql.ref(table)}`)
  return (await as(sql`select ${sql.join(counts)}`))[0]
}

describe('a house that an import added', () => {
  it('is gone with its beds, numbers and listing where nobody touched it', async () => {
    const { run, residence } = await bringIn()
    expect(await left()).toEqual({ residence: 1, bed_group: 1, bed_report: 1, listing: 1, listing_beds: 1 })
    await takeAway(run, residence)
    expect(await left()).toEqual({ residence: 0, bed_group: 0, bed_report: 0, listing: 0, listing_beds: 0 })
  })

  it.each(touches)('stays where there is %s, whatever was checked before', async (_what, _undone, rows) => {
    const { run, residence } = await bringIn()
    await insertRows(database, rows(residence))
    await takeAway(run, residence)
    expect(await left()).toMatchObject({ residence: 1 })
  })

  it.each(touches)('with %s is %s by the undo', async (_what, undone, rows) => {
    const { run, residence } = await bringIn()
    await insertRows(database, rows(residence))
    const answer = await desk.undo(run)
    expect(answer.status).toBe(undone === 'stays' ? 409 : 200)
    expect(await residencesNow(database)).toMatchObject([{ status: undone === 'stays' ? 'published' : 'archived' }])
  })

  it('stays where somebody saved it', async () => {
    const { run, residence } = await bringIn()
    await as(sql`update residence set city = 'Elsewhere'`)
    await takeAway(run, residence)
    expect(await left()).toMatchObject({ residence: 1 })
  })

  it('stays where another import changed it', async () => {
    const { run, residence } = await bringIn()
    const other = '00000000-0000-4000-8000-00000000000b'
    await insertRows(database, {
      import_run: { ...one.import_run, id: other },
      import_change: { ...one.import_change, import_id: other, residence_id: residence.id },
    })
    await takeAway(run, residence)
    expect(await left()).toMatchObject({ residence: 1 })
  })
})
