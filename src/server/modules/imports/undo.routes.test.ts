import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { insertRows, makeRows, testPersonId } from '#tests/support/database/table-rows.ts'
import { importer, residencesNow } from '#tests/support/imports/import-desk.ts'
import { as, database, desk, harbor, importTests, juniper, sheet } from '#tests/support/imports/import-tests.ts'

importTests()

const becomes = (role: string) => as(sql`update membership set role = ${role} where person_id = ${testPersonId(1)}`)

describe('undo', () => {
  it('puts every field back and takes away what was added', async () => {
    await desk.bringIn(sheet(harbor))
    const before = await residencesNow(database)
    const id = await desk.bringIn(sheet(harbor.replace('$160', '$170').replace(',8,2,', ',10,4,'), juniper))
    expect(await residencesNow(database)).toMatchObject([{ fee_amount: 170, beds: 'women 10:6' }, { status: 'draft' }])
    desk.clock.forward({ seconds: 1 })
    expect(await (await desk.undo(id)).json()).toEqual({ kept: 0 })
    expect(await residencesNow(database)).toEqual(before)
    expect(await desk.view(id)).toMatchObject({ undoUntil: null, undone: { by: 'Dana Ashby', kept: 0 } })
    expect((await desk.undo(id)).status).toBe(409)
    const rows = await as(sql`select change from history where subject = 'import' order by happened_at`)
    expect(rows).toEqual([{ change: 'imported' }, { change: 'imported' }, { change: 'undone' }])
  })

  it('puts the street of a certified house back, whose certificate was to be confirmed meanwhile', async () => {
    await desk.bringIn(sheet(harbor))
    await as(sql`
      insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on)
      select organization_id, id, 'AR-1', 2, current_date - 9, current_date + 99 from residence`)
    const id = await desk.bringIn(sheet(harbor.replace('410 Wren Lane', '412 Wren Lane')))
    expect(await as(sql`select street, certified from residence`)).toEqual([
      { street: '412 Wren Lane', certified: false },
    ])
    expect(await desk.view(id)).toMatchObject({ staying: 0 })
    expect(await (await desk.undo(id)).json()).toEqual({ kept: 0 })
    expect(await as(sql`select street from residence`)).toEqual([{ street: '410 Wren Lane' }])
  })

  it('leaves and names what somebody changed since', async () => {
    await desk.bringIn(sheet(harbor))
    const id = await desk.bringIn(sheet(harbor.replace('$160', '$170'), juniper))
    await as(sql`update residence set fee_amount = 180 where name = 'Harbor Row House'`)
    expect(await (await desk.undo(id)).json()).toEqual({ kept: 1 })
    expect(await residencesNow(database)).toMatchObject([{ name: 'Harbor Row House', fee_amount: 180 }])
    expect(await residencesNow(database)).toHaveLength(1)
    expect(await desk.view(id)).toMatchObject({ undone: { kept: 1, keptNames: ['Harbor Row House'] } })
  })

  it('says beforehand how many houses would stay, and is not spent where that is all of them', async () => {
    const id = await desk.bringIn(sheet(harbor, juniper))
    expect(await desk.view(id)).toMatchObject({ staying: 0 })
    await as(sql`update residence set status = 'published' where name = 'Harbor Row House'`)
    expect(await desk.view(id)).toMatchObject({ staying: 1 })
    await as(sql`update residence set status = 'published'`)
    expect(await desk.view(id)).toMatchObject({ staying: 2 })
    const refused = await desk.undo(id)
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { message: 'Nothing was put back: all 2 houses were changed after the import.' },
    ])
    expect(await desk.view(id)).toMatchObject({ undone: null, undoUntil: expect.any(String) })
    expect(await residencesNow(database)).toMatchObject([{ status: 'published' }, { status: 'published' }])
  })

  it('counts a number said since of a house it added as a change', async () => {
    const id = await desk.bringIn(sheet(harbor, juniper))
    await as(sql`insert into bed_report (organization_id, bed_group_id, occupied, kind)
      select organization_id, id, 5, 'report' from bed_group where audience = 'men'`)
    expect(await (await desk.undo(id)).json()).toEqual({ kept: 1 })
    expect(await residencesNow(database)).toMatchObject([{ name: 'Juniper Porch', status: 'draft' }])
  })

  it('leaves a house as it is that had no room for the beds that are held now', async () => {
    const beds = async () => (await residencesNow(database)).map(({ beds }) => beds)
    await desk.bringIn(sheet(harbor.replace(',8,2,', ',4,4,')))
    const more = await desk.bringIn(sheet(harbor.replace(',8,2,', ',10,10,')))
    const held = (count: number) =>
      as(sql`insert into bed_hold (organization_id, bed_group_id, placed_at, until)
        select organization_id, id, ${desk.clock.now()}, ${new Date(desk.clock.now().getTime() + 3_600_000)}
        from bed_group, generate_series(1, ${count}::int)`)
    await held(6)
    expect((await desk.undo(more)).status).toBe(409)
    expect(await beds()).toEqual(['women 10:0'])
    const none = await desk.bringIn(sheet(harbor.replace(',8,2,', ',10,0,')))
    expect(await beds()).toEqual(['women 10:4'])
    await as(sql`insert into bed_hold_end (hold_id, organization_id, ended_at, reason)
      select id, organization_id, placed_at, 'cancelled' from bed_hold limit 1`)
    await held(1)
    const full = await desk.view(await desk.upload(sheet(harbor.replace(',8,2,', ',5,0,'))))
    expect(full.problems).toMatchObject([
      { column: 'Total beds', found: '5', expected: '6 or more, as many as are held' },
    ])
    expect(await (await desk.undo(none)).json()).toEqual({ kept: 0 })
    expect(await beds()).toEqual(['women 10:0'])
  })

  it('leaves the number said before the last one again, as old as it is', async () => {
    await desk.bringIn(sheet(harbor), { publish: true })
    desk.clock.forward({ seconds: 5 * 86_400 })
    const readNumbers = async () =>
      (await as(sql`select id, reported_at from bed_report order by reported_at desc limit 1`))[0]
    const before = await readNumbers()
    const id = await desk.bringIn(sheet(harbor.replace(',8,2,', ',8,5,')))
    expect(await readNumbers()).not.toEqual(before)
    expect(await (await desk.undo(id)).json()).toEqual({ kept: 0 })
    expect(await readNumbers()).toEqual(before)
    const rows = await as(sql`select l.reported_at = p.reported_at as is_as_old from listing l, bed_report p`)
    expect(rows).toEqual([{ is_as_old: true }])
    const noted = await as(sql`select before->>'occupied' as was, after->>'occupied' as is from history
      where subject = 'beds' and change = 'said' order by happened_at desc limit 1`)
    expect(noted).toEqual([{ was: '3', is: '6' }])
  })

  it('leaves no trace on the list, but in the history: the same file again is as it was the first time', async () => {
    await desk.undo(await desk.bringIn(sheet(harbor, juniper), { publish: true }))
    const rows = await as(sql`select person_name, source, subject_name, before from history
      where change = 'taken_back' order by subject_name`)
    expect(rows).toEqual(
      ['Harbor Row House', 'Juniper Porch'].map((subject_name) => ({
        person_name: 'Zoë',
        source: 'import',
        subject_name,
        before: { status: 'published' },
      })),
    )
    expect(await as(sql`select from listing union all select from bed_report`)).toEqual([])
    await desk.bringIn(sheet(harbor, juniper))
    expect((await residencesNow(database)).map(({ slug }) => slug)).toEqual([
      'harbor-row-house-little-rock-ar',
      'juniper-porch-conway-ar',
    ])
  })

  it('archives a house that somebody wrote to, and nothing of what they wrote is gone', async () => {
    const id = await desk.bringIn(sheet(harbor, juniper), { publish: true })
    const { inquiry } = makeRows(1)
    const rows = await as(sql`select id from residence where name = 'Juniper Porch'`)
    await insertRows(database, { inquiry: { ...inquiry, residence_id: (rows[0] as { id: string }).id } })
    expect(await (await desk.undo(id)).json()).toEqual({ kept: 0 })
    expect(await residencesNow(database)).toMatchObject([{ name: 'Juniper Porch', status: 'archived' }])
    expect(await as(sql`select from inquiry`)).toHaveLength(1)
  })

  it('takes away nothing of anybody else, whatever the database is asked', async () => {
    const id = await desk.bringIn(sheet(harbor))
    const ask = (mark: number) =>
      database.transactions.run(importer(mark).actor, (tx) =>
        sql`update import_change set restored_at = now() where import_id = ${id}`.execute(tx),
      )
    expect((await ask(2)).numAffectedRows).toBe(0n)
    await becomes('bed_updater')
    expect((await ask(1)).numAffectedRows).toBe(0n)
    expect(await residencesNow(database)).toHaveLength(1)
  })

  it('ends after 24 hours', async () => {
    const id = await desk.bringIn(sheet(harbor))
    desk.clock.forward({ hours: 24, seconds: 1 })
    expect((await desk.view(id)).undoUntil).toBeNull()
    expect((await desk.undo(id)).status).toBe(409)
    await desk.imports.forgetOld()
    expect(await as(sql`select from import_change`)).toEqual([])
    expect((await desk.undo('00000000-0000-4000-8000-00000000000a')).status).toBe(404)
  })
})
