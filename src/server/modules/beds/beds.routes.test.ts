import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import { bedsDesk } from '#tests/support/desk/beds-desk.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'
import { signedInAs } from '#tests/support/product/module-server.ts'

const desk = bedsDesk()
const { buildGroup, change, toChange: changeOf, groupNow, publicNumber, minutesAgo } = desk

describe('POST /api/beds/changes', () => {
  it('says a number: the board, the public page and the history have it, with who said it and from where', async () => {
    const group = await buildGroup(8, 3)
    const made = await changeOf(group, 2)
    const response = await desk.server.post(
      '/api/beds/changes',
      { changes: [made] },
      {
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      },
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const [result] = (await response.json()).results
    expect(result).toEqual({
      outcome: 'applied',
      id: made.id,
      group: {
        id: group,
        audience: 'any',
        totalBeds: 8,
        open: 2,
        holds: [],
        reportId: made.id,
        openBefore: 3,
        opening: null,
        saidAt: made.madeAt,
        saidBy: { name: 'Dana Ashby', isYou: true, source: 'board' },
      },
    })
    expect(await groupNow(group)).toEqual(result.group)
    expect(await publicNumber(group)).toBe(2)
    expect(await desk.history()).toEqual([
      { name: 'Dana Ashby', source: 'board', device: expect.stringMatching(/iPhone/), subject: 'beds', change: 'said' },
    ])
  })

  it('confirms a number: no number changes, only its age', async () => {
    const group = await buildGroup(8, 3)
    const [result] = await change(await changeOf(group, 3, { kind: 'confirm' }))
    const saidAt = desk.clock.now().toISOString()
    expect(result).toMatchObject({ outcome: 'applied', group: { open: 3, saidAt, openBefore: null, opening: null } })
    expect((await desk.history()).map((row) => row.change)).toEqual(['confirmed'])
  })

  it('takes the first number of a house that never said one', async () => {
    const group = await buildGroup(6, null)
    expect(await change(await changeOf(group, 6))).toMatchObject([{ outcome: 'applied', group: { open: 6 } }])
  })

  it('applies the same change once, also when it comes twice at once, and gives the same answer', async () => {
    const group = await buildGroup(8, 3)
    const batch = [await changeOf(group, 2), await changeOf(group, 1)]
    batch[1] = { ...(batch[1] as (typeof batch)[0]), seen: batch[0]?.id ?? null }
    const both = await Promise.all([change(...batch), change(...batch)])
    const again = await change(...batch)
    expect(new Set([...both, again].map((results) => results.map(({ outcome }) => outcome).join()))).toEqual(
      new Set(['applied,applied']),
    )
    expect(again[1]).toEqual(both[0]?.[1])
    expect((await desk.log(group)).length).toBe(3)
    expect(await groupNow(group)).toMatchObject({ open: 1, reportId: batch[1]?.id })
  })

  it('changes nothing where somebody else said another number meanwhile, and tells who and when', async () => {
    const group = await buildGroup(8, 3)
    const late = await changeOf(group, 1)
    const lee = await desk.join('bed_updater')
    desk.server.signIn(lee)
    const other = await changeOf(group, 5)
    await change(other)
    desk.server.signIn(desk.owner)
    desk.clock.forward({ minutes: 5 })
    const saidBy = { name: 'Lee Ashby', isYou: false, source: 'board' }
    const [result] = await change(late)
    expect(result).toMatchObject({ outcome: 'conflict', group: { open: 5, saidBy, saidAt: other.madeAt } })
    expect(await groupNow(group)).toMatchObject({ open: 5, reportId: other.id })
    expect((await change(late))[0]).toEqual(result)
  })

  it('counts as a confirm where somebody else said the same number meanwhile', async () => {
    const group = await buildGroup(8, 3)
    const late = await changeOf(group, 5)
    await change(await changeOf(group, 5))
    desk.clock.forward({ minutes: 5 })
    expect(await change({ ...late, madeAt: desk.clock.now().toISOString() })).toMatchObject([
      { outcome: 'applied', group: { open: 5, reportId: late.id, openBefore: null, opening: null } },
    ])
    expect((await desk.history()).map((row) => row.change)).toEqual(['said', 'confirmed'])
  })

  it('gives an undone number back with its age and with who said it, on the board and for the public', async () => {
    const group = await buildGroup(8, 3)
    const first = await changeOf(group, 4)
    await change(first)
    desk.clock.forward({ minutes: 60 * 24 * 5 })
    const before = await groupNow(group)
    const mistake = await changeOf(group, 5)
    await change(mistake)
    desk.clock.forward({ minutes: 1 })
    const undo = await changeOf(group, 4, { back: first.id })
    const { openBefore: _, ...known } = before
    expect(await change(undo)).toMatchObject([{ outcome: 'applied', group: { ...known, reportId: undo.id } }])
    expect((await groupNow(group)).saidAt).toBe(first.madeAt)
    expect((await desk.history()).map((row) => row.change)).toEqual(['said', 'said', 'said'])
    const ages = sql<{ at: string }>`
      select iso_time(b.reported_at) as at from listing_beds b where bed_group_id = ${group}
      union all select iso_time(l.reported_at) from listing l join listing_beds b using (residence_id)
        where b.bed_group_id = ${group}`
    expect(await desk.run(ages)).toEqual([{ at: first.madeAt }, { at: first.madeAt }])
    await change(await changeOf(group, 4, { kind: 'confirm' }))
    expect(await groupNow(group)).toMatchObject({ saidAt: desk.clock.now().toISOString() })
    expect((await desk.run(ages))[1]).toEqual({ at: desk.clock.now().toISOString() })
  })

  it('gives no age back to another number, nor long after the mistake', async () => {
    const group = await buildGroup(8, 3)
    const { reportId } = await groupNow(group)
    await change(await changeOf(group, 5))
    desk.clock.forward({ minutes: 1 })
    await change(await changeOf(group, 4, { back: reportId ?? '' }))
    expect(await groupNow(group)).toMatchObject({ open: 4, saidAt: desk.clock.now().toISOString() })
    desk.clock.forward({ minutes: 11 })
    await change(await changeOf(group, 3, { back: reportId ?? '' }))
    expect(await groupNow(group)).toMatchObject({ open: 3, saidAt: desk.clock.now().toISOString() })
  })

  it('does not take a confirm of a number that a hold has changed unseen', async () => {
    const group = await buildGroup(8, 3)
    const seen = await changeOf(group, 3, { kind: 'confirm' })
    await desk.hold(group)
    expect(await change(seen)).toMatchObject([{ outcome: 'conflict', group: { open: 2 } }])
  })

  it.each([
    [8, 8, 9, 'All 8 beds are open or held.'],
    [8, 3, 12, 'There are 8 beds, so 12 cannot be open.'],
    [1, 1, 2, 'The 1 bed is open or held.'],
    [0, null, 1, 'This house has no beds yet.'],
  ])('refuses, of %i beds with %s open, that %i are open', async (total, open, said, reason) => {
    const group = await buildGroup(total, open)
    expect(await change(await changeOf(group, said))).toMatchObject([{ outcome: 'refused', reason, group: { open } }])
    expect(await groupNow(group)).toMatchObject({ open })
  })

  it('counts held beds: they are neither open nor taken', async () => {
    const group = await buildGroup(8, 3)
    await desk.hold(group)
    await desk.hold(group)
    expect(await change(await changeOf(group, 6))).toMatchObject([{ outcome: 'applied', group: { open: 6 } }])
    const reasons = ['All 8 beds are open or held.', 'There are 8 beds and 2 are held, so at most 6 can be open.']
    expect(await change(await changeOf(group, 7), await changeOf(group, 8))).toMatchObject(
      reasons.map((reason) => ({ outcome: 'refused', reason })),
    )
  })

  it('refuses to confirm what was never said', async () => {
    const group = await buildGroup(8, null)
    const reason = 'No number was said yet. Say how many beds are open.'
    expect(await change(await changeOf(group, 0, { kind: 'confirm' }))).toMatchObject([{ outcome: 'refused', reason }])
  })

  it('loses no change for another that is refused, nor those that went on from it', async () => {
    const [first, second] = [await buildGroup(8, 3), await buildGroup(4, 1)]
    const tooMany = await changeOf(first, 9)
    const onFromIt = { ...(await changeOf(first, 4)), seen: tooMany.id }
    const results = await change(tooMany, onFromIt, await changeOf(second, 2))
    expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'applied', 'applied'])
    expect([(await groupNow(first)).open, (await groupNow(second)).open]).toEqual([4, 2])
  })

  it('refuses a group of another organization like one that does not exist, and writes nothing', async () => {
    const elsewhere = await buildOrganization(desk.database.transactions)
    const theirs = await buildGroup(8, 3, { organizationId: elsewhere })
    const made = { kind: 'report' as const, open: 0, seen: null, madeAt: desk.clock.now().toISOString() }
    const results = await change(
      { ...made, id: randomUUID(), groupId: theirs },
      { ...made, id: randomUUID(), groupId: randomUUID() },
    )
    const refused = {
      outcome: 'refused',
      reason: 'These beds were no longer on your board when this arrived.',
      group: null,
    }
    expect(results).toEqual(results.map(({ id }) => ({ id, ...refused })))
    expect(await publicNumber(theirs)).toBe(3)
  })

  it('refuses the id of a report of somebody else’s', async () => {
    const elsewhere = await buildOrganization(desk.database.transactions)
    const theirs = await buildGroup(8, 3, { organizationId: elsewhere, status: 'draft' })
    const [row] = await desk.run(sql<{ id: string }>`select id from bed_report where bed_group_id = ${theirs}`)
    const reason = 'The id of this change is taken. Make the change again.'
    const made = await changeOf(await buildGroup(8, 3), 1, { id: row?.id ?? '' })
    expect(await change(made)).toMatchObject([{ outcome: 'refused', reason }])
  })

  it('says no number of an archived house', async () => {
    const group = await buildGroup(8, 3)
    const made = await changeOf(group, 2)
    await desk.run(sql`update residence set status = 'archived'`)
    const reason = 'Harbor Row House was archived when this arrived.'
    expect(await change(made)).toEqual([{ outcome: 'refused', id: made.id, reason, group: null }])
  })

  it('never takes a change for later than now, nor for earlier than the one before it', async () => {
    const group = await buildGroup(8, 3)
    const inAnHour = minutesAgo(-60).toISOString()
    const anHourAgo = minutesAgo(61).toISOString()
    const now = desk.clock.now().toISOString()
    expect(await change(await changeOf(group, 2, { madeAt: inAnHour }))).toMatchObject([{ group: { saidAt: now } }])
    const late = await changeOf(group, 1, { madeAt: anHourAgo })
    expect(await change(late)).toMatchObject([{ outcome: 'applied', group: { open: 1, saidAt: now } }])
    expect(await publicNumber(group)).toBe(1)
  })

  it('has the moment a change was made, not the one it came', async () => {
    const group = await buildGroup(8, 3)
    const madeAt = minutesAgo(40).toISOString()
    expect(await change(await changeOf(group, 2, { madeAt }))).toMatchObject([{ group: { saidAt: madeAt } }])
  })

  it('takes the bed of a hold that came after what was said without a network', async () => {
    const group = await buildGroup(8, 3)
    const made = await changeOf(group, 2, { madeAt: minutesAgo(30).toISOString() })
    await desk.hold(group)
    expect(await change(made)).toMatchObject([{ outcome: 'applied', group: { open: 1 } }])
  })
})

describe('the calls refuse', () => {
  const body = { changes: [] as unknown[] }

  it.each<DeskRole>(['owner', 'manager', 'bed_updater'])('nothing to a %s', async (role) => {
    const group = await buildGroup()
    desk.server.signIn(await desk.join(role))
    expect(await change(await changeOf(group, 1))).toMatchObject([{ outcome: 'applied' }])
    await desk.findGroup(await desk.hold(group))
  })

  it('whoever is signed out, of an affiliate, or removed meanwhile', async () => {
    const group = await buildGroup()
    const made = await changeOf(group, 1)
    desk.server.signIn(null)
    expect((await desk.server.post('/api/beds/changes', { changes: [made] })).status).toBe(401)
    desk.server.signIn(signedInAs('affiliate'))
    expect((await desk.server.post('/api/beds/changes', { changes: [made] })).status).toBe(403)
    expect((await desk.hold(group)).status).toBe(403)
    // The session still says so; the database does not.
    const gone = await desk.join('manager')
    desk.server.signIn(gone)
    await desk.run(sql`delete from membership where person_id = ${gone.id}`)
    expect((await desk.server.post('/api/beds/changes', { changes: [made] })).status).not.toBe(200)
    expect(await publicNumber(group)).toBe(3)
  })

  it.each([
    ['no change', { changes: [] }, 'changes'],
    ['too many changes', { changes: Array(101).fill({}) }, 'changes'],
    ['an id that is none', { changes: [{ id: 'x' }] }, 'changes.0.id'],
    ['half a bed', { changes: [{ open: 1.5 }] }, 'changes.0.open'],
    ['fewer than none', { changes: [{ open: -1 }] }, 'changes.0.open'],
    ['a moment that is none', { changes: [{ madeAt: 'soon' }] }, 'changes.0.madeAt'],
    ['a moment of no year', { changes: [{ madeAt: '0000-01-01T00:00:00Z' }] }, 'changes.0.madeAt'],
    ['a moment before all years', { changes: [{ madeAt: '0001-01-01T00:00:00+01:00' }] }, 'changes.0.madeAt'],
    ['a moment after all years', { changes: [{ madeAt: '9999-12-31T23:59:59-01:00' }] }, 'changes.0.madeAt'],
  ])('%s with 422 and name the field', async (_, sent, field) => {
    const response = await desk.server.post('/api/beds/changes', sent)
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).fields)).toContain(field)
  })

  it('what is not JSON', async () => {
    expect((await desk.server.post('/api/beds/changes', body, { 'content-type': 'text/plain' })).status).toBe(415)
  })
})

describe('100 people who say a number of one group at once', () => {
  it('take turns: each applied number is in the log once, and the last of them stands', async () => {
    const group = await buildGroup(8, 3)
    const { reportId } = await groupNow(group)
    const made = Array.from({ length: 100 }, (_, place) => ({
      id: randomUUID(),
      groupId: group,
      kind: 'report' as const,
      open: place % 9,
      seen: reportId,
      madeAt: desk.clock.now().toISOString(),
    }))
    const results = (await Promise.all(made.map((one) => change(one)))).flat()
    for (const { group: after } of results) {
      expect(after?.open).toBeGreaterThanOrEqual(0)
      expect(after?.open).toBeLessThanOrEqual(8)
    }
    const applied = results.filter(({ outcome }) => outcome === 'applied').map(({ id }) => id)
    const rows = await desk.run(sql<{ id: string; occupied: number }>`
      select id, occupied from bed_report where bed_group_id = ${group} and id <> ${reportId}
      order by reported_at, id`)
    expect(applied.length).toBeGreaterThan(0)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(applied.toSorted())
    // Everybody saw the same number, so only who was first changed it; the others said it was right.
    expect(new Set(rows.map(({ occupied }) => occupied)).size).toBe(1)
    const stands = await groupNow(group)
    expect([stands.reportId, stands.open]).toEqual([rows.at(-1)?.id, 8 - (rows.at(-1)?.occupied ?? 0)])
    expect(await publicNumber(group)).toBe(stands.open)
  })

  it('never hold more beds than are open', async () => {
    const group = await buildGroup(8, 3)
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.hold(group)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(3).fill(200), ...Array(17).fill(409)])
    expect(await groupNow(group)).toMatchObject({ open: 0, holds: [{}, {}, {}] })
  })
})

describe.runIf(process.env.PORCHLIGHT_TEST_DB === 'postgres')('an edit of how many beds a group has', () => {
  /** Runs `act` while an edit to so many beds is under way, and ends the edit once `act` waits for it. */
  const duringEdit = <Done>(group: string, total: number, act: () => Promise<Done>) =>
    during(sql`update bed_group set total_beds = ${total} where id = ${group}`, act)
  /** The same while an import says that so many beds are taken. */
  const duringImport = <Done>(group: string, taken: number, act: () => Promise<Done>) =>
    during(
      sql`insert into bed_report (organization_id, bed_group_id, occupied, kind, reported_at)
        select organization_id, id, ${taken}, 'report', ${desk.clock.now()} from bed_group where id = ${group}`,
      act,
    )

  async function during<Done>(edit: RawBuilder<unknown>, act: () => Promise<Done>): Promise<Done> {
    const { promise, resolve } = Promise.withResolvers<Done>()
    await desk.database.transactions.run({ kind: 'system' }, async (tx) => {
      await sql`select from residence for update`.execute(tx)
      await edit.execute(tx)
      resolve(act())
      await wait(300)
    })
    return promise
  }

  it('is known to whoever says a number at the same moment', async () => {
    const group = await buildGroup(8, 3)
    const made = await changeOf(group, 1)
    expect(await duringEdit(group, 5, () => change(made))).toMatchObject([
      { outcome: 'applied', group: { totalBeds: 5, open: 1 } },
    ])
    const more = await changeOf(group, 5)
    const reason = 'There are 4 beds, so 5 cannot be open.'
    expect(await duringEdit(group, 4, () => change(more))).toMatchObject([{ outcome: 'refused', reason }])
  })

  it('and a number that an import says then is overridden by nobody who has not seen it', async () => {
    const group = await buildGroup(8, 3)
    for (const minutes of [0, 5]) {
      const madeAt = new Date(desk.clock.now().getTime() - minutes * 60_000).toISOString()
      const made = await changeOf(group, 1, { madeAt })
      expect(await duringImport(group, 4 - minutes / 5, () => change(made))).toMatchObject([
        { outcome: 'conflict', group: { open: 4 + minutes / 5 } },
      ])
      desk.clock.forward({ minutes: 10 })
    }
    expect((await duringImport(group, 8, () => desk.hold(group))).status).toBe(409)
    expect(await groupNow(group)).toMatchObject({ open: 0, holds: [] })
  })

  it('leaves no bed to hold that is gone', async () => {
    const group = await buildGroup(8, 2)
    expect((await desk.hold(group)).status).toBe(200)
    expect((await duringEdit(group, 1, () => desk.hold(group))).status).toBe(409)
    expect(await groupNow(group)).toMatchObject({ totalBeds: 1, open: 0, holds: [{}] })
  })
})
