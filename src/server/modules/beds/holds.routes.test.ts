import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { BedChange } from '#contract/beds/board.ts'
import { bedsDesk } from '#tests/support/desk/beds-desk.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'

const desk = bedsDesk()
const { buildGroup, groupNow, findGroup: groupOf, hold, publicNumber } = desk

const end = (id: string, reason: string) => desk.server.post(`/api/beds/holds/${id}/end`, { reason })
const until = (id: string, hours: number) => desk.server.post(`/api/beds/holds/${id}/until`, { hours })
const inHours = (hours: number) => new Date(desk.clock.now().getTime() + hours * 3_600_000).toISOString()
const holdEnds = () => desk.run(sql<{ reason: string }>`select reason from bed_hold_end order by ended_at`)

async function held(open = 3, total = 8) {
  const group = await buildGroup(total, open)
  const id = randomUUID()
  const stands = await groupOf(await hold(group, { id, note: 'J. R., Tuesday after court' }))
  return { group, id, stands }
}

describe('a hold', () => {
  it('takes one open bed, on the board and in public, and says for whom, until when and by whom', async () => {
    const { id, group, stands } = await held()
    const placedAt = desk.clock.now().toISOString()
    const note = 'J. R., Tuesday after court'
    expect(stands).toMatchObject({
      open: 2,
      holds: [{ id, until: inHours(48), note, placedAt, placedBy: 'Dana Ashby' }],
    })
    expect(await groupNow(group)).toEqual(stands)
    expect(await publicNumber(group)).toBe(2)
    expect((await desk.history()).map(({ subject, change }) => `${subject} ${change}`)).toEqual(['hold held'])
  })

  it('asked for twice, and twice at once, is one', async () => {
    const group = await buildGroup(8, 3)
    const id = randomUUID()
    const answers = await Promise.all([hold(group, { id }), hold(group, { id }), hold(group, { id })])
    for (const answer of answers) expect(await groupOf(answer)).toMatchObject({ open: 2, holds: [{ id }] })
  })

  it('runs out by itself, to the moment', async () => {
    const { group } = await held()
    desk.clock.forward({ hours: 47, minutes: 59, seconds: 59 })
    expect([(await groupNow(group)).open, await publicNumber(group)]).toEqual([2, 2])
    desk.clock.forward({ seconds: 1 })
    expect(await groupNow(group)).toMatchObject({ open: 3, holds: [] })
    expect(await publicNumber(group)).toBe(3)
  })

  it.each([
    [0, 'None of the 8 beds is open.'],
    [null, 'Say first how many beds are open.'],
  ])('of a house with %s open is refused', async (open, message) => {
    const response = await hold(await buildGroup(8, open))
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ code: 'conflict', message })
  })

  it.each([
    [{ hours: 0 }, 'hours', 'A hold lasts at least an hour.'],
    [{ hours: 337 }, 'hours', 'A hold lasts at most 14 days.'],
    [{ note: 'x'.repeat(201) }, 'note', 'A note has at most 200 characters.'],
    [{ id: 'none' }, 'id', 'The id of a hold is a UUID.'],
  ])('%o is refused by name', async (wrong, field, words) => {
    const response = await hold(await buildGroup(), wrong)
    expect(response.status).toBe(422)
    expect((await response.json()).fields).toEqual({ [field]: words })
  })

  it('of a group of somebody else’s, an archived house or a taken id is refused', async () => {
    const elsewhere = await buildOrganization(desk.database.transactions)
    expect((await hold(await buildGroup(8, 3, { organizationId: elsewhere }))).status).toBe(404)
    expect((await hold(randomUUID())).status).toBe(404)
    const { id } = await held()
    expect((await hold(await buildGroup(), { id })).status).toBe(409)
    const archived = await buildGroup(8, 3, { status: 'archived' })
    expect(await (await hold(archived)).json()).toMatchObject({ message: 'Harbor Row House is archived.' })
  })
})

describe('a hold that waited on a device', () => {
  const queued = async (group: string, open: number, more: Partial<BedChange> = {}) =>
    desk.toChange(group, open, { kind: 'hold', hours: 48, ...more })

  it('is placed when it was made, once, and a number said after it leaves it out', async () => {
    const group = await desk.buildGroup(8, 3)
    const hold = await queued(group, 2)
    desk.clock.forward({ minutes: 30 })
    const number = await desk.toChange(group, 4)
    desk.clock.forward({ minutes: 30 })
    const until = new Date(Date.parse(hold.madeAt) + 48 * 3_600_000).toISOString()
    for (const _ of ['sent', 'sent again']) {
      expect(await desk.change(hold, number)).toMatchObject([
        { outcome: 'applied', group: { holds: [{ id: hold.id, until, placedAt: hold.madeAt, note: '' }] } },
        { outcome: 'applied', group: { open: 4, holds: [{ id: hold.id }] } },
      ])
    }
    expect((await desk.history()).map(({ subject, change }) => `${subject} ${change}`)).toEqual([
      'hold held',
      'beds said',
    ])
  })

  it('is refused with the reason where no bed is open by now, or it has run out', async () => {
    const group = await desk.buildGroup(8, 1)
    const [late, over] = [await queued(group, 0), await queued(group, 0, { hours: 1 })]
    desk.clock.forward({ minutes: 61 })
    expect(await desk.change(over)).toMatchObject([{ outcome: 'refused', reason: 'This hold has run out already.' }])
    await desk.hold(group)
    expect(await desk.change(late)).toMatchObject([
      { outcome: 'refused', reason: 'None of the 8 beds is open.', group: { open: 0 } },
    ])
  })
})

describe('ending a hold', () => {
  it('opens the bed again', async () => {
    const { group, id } = await held()
    expect(await groupOf(await end(id, 'cancelled'))).toMatchObject({ open: 3, holds: [] })
    expect(await publicNumber(group)).toBe(3)
    expect((await desk.history()).map(({ change }) => change)).toEqual(['held', 'released'])
  })

  it('because somebody moved in takes the bed for good: what is open stays as it was', async () => {
    const { group, id } = await held()
    const stands = await groupOf(await end(id, 'moved_in'))
    expect(stands).toMatchObject({
      open: 2,
      holds: [],
      openBefore: null,
      opening: null,
      saidBy: { name: 'Dana Ashby' },
    })
    const log = await desk.log(group)
    expect(log.findLast(({ kind }) => kind === 'report')).toMatchObject({ occupied: 6 })
    desk.clock.forward({ hours: 49 })
    expect([(await groupNow(group)).open, await publicNumber(group)]).toEqual([2, 2])
    expect((await desk.history()).map(({ change }) => change).toSorted()).toEqual(['held', 'moved_in', 'said'])
  })

  it('twice, and twice at once, is once', async () => {
    const { id } = await held()
    const answers = await Promise.all([end(id, 'moved_in'), end(id, 'moved_in')])
    for (const answer of answers) expect(await groupOf(answer)).toMatchObject({ open: 2, holds: [] })
    expect(await holdEnds()).toHaveLength(1)
  })

  it('the other way round is refused, and so is one that has run out', async () => {
    const { id } = await held()
    await end(id, 'cancelled')
    expect(await (await end(id, 'moved_in')).json()).toEqual({
      code: 'conflict',
      message: 'This bed is open again already.',
    })
    const other = await held()
    desk.clock.forward({ hours: 48 })
    for (const response of [await end(other.id, 'moved_in'), await until(other.id, 5)]) {
      expect([response.status, (await response.json()).message]).toEqual([409, 'This hold has run out already.'])
    }
    expect(await groupNow(other.group)).toMatchObject({ open: 3 })
  })

  it.each(['end', 'until'])('of nobody’s or somebody else’s hold is not found: %s', async (call) => {
    const { id } = await held()
    const body = { reason: 'cancelled', hours: 4 }
    desk.server.signIn(
      await desk.join('owner', { organizationId: await buildOrganization(desk.database.transactions) }),
    )
    for (const one of [id, randomUUID(), 'x']) {
      expect((await desk.server.post(`/api/beds/holds/${one}/${call}`, body)).status).toBe(404)
    }
    desk.server.signIn(null)
    expect((await desk.server.post(`/api/beds/holds/${id}/${call}`, body)).status).toBe(401)
  })
})

describe('the history of a hold', () => {
  it('says for whom and until when it was, by whom and from where, and that it has a note', async () => {
    const { group, id } = await held()
    const first = { audience: 'any', until: inHours(48), hold: id, note: true }
    await until(id, 72)
    const [next] = await desk.run(sql<{ id: string }>`select id from bed_hold where id <> ${id}`)
    const second = { audience: 'any', until: inHours(72), hold: next?.id, note: true }
    await end(id, 'cancelled')
    const plain = randomUUID()
    await hold(group, { id: plain, note: '' })
    const third = { audience: 'any', until: inHours(48), hold: plain }
    await end(plain, 'moved_in')
    const noted = await desk.run(sql`
      select subject_id, subject_name, person_name, source, change, before, after from history
      where subject = 'hold' order by happened_at`)
    const about = { subject_id: group, subject_name: 'Harbor Row House', person_name: 'Dana Ashby', source: 'board' }
    expect(noted).toEqual([
      { ...about, change: 'held', before: {}, after: first },
      { ...about, change: 'extended', before: {}, after: second },
      { ...about, change: 'released', before: second, after: {} },
      { ...about, change: 'held', before: {}, after: third },
      { ...about, change: 'moved_in', before: third, after: {} },
    ])
  })
})

describe('letting a hold run longer', () => {
  it('holds the same bed with the same note until then, and the log keeps what was', async () => {
    const { group, id } = await held(1, 4)
    desk.clock.forward({ hours: 40 })
    const note = 'J. R., Tuesday after court'
    expect(await groupOf(await until(id, 72))).toMatchObject({ open: 0, holds: [{ until: inHours(72), note }] })
    expect(await publicNumber(group)).toBe(0)
    expect(await holdEnds()).toEqual([{ reason: 'cancelled' }])
    expect((await desk.history()).map(({ change }) => change)).toEqual(['held', 'extended'])
    desk.clock.forward({ hours: 72 })
    expect([(await groupNow(group)).open, await publicNumber(group)]).toEqual([1, 1])
  })

  it('asked for twice is once, and whoever shows the old hold means the new one', async () => {
    const { id } = await held(1, 4)
    const [first, second] = [await groupOf(await until(id, 72)), await groupOf(await until(id, 72))]
    expect(second).toEqual(first)
    expect(await groupOf(await until(id, 5))).toMatchObject({ holds: [{ until: inHours(5) }] })
    expect(await groupOf(await end(id, 'cancelled'))).toMatchObject({ open: 1, holds: [] })
    expect((await end(first.holds[0]?.id ?? '', 'moved_in')).status).toBe(409)
  })
})

describe('the note of a hold', () => {
  it('is in no history, and is forgotten 7 days after the hold is over', async () => {
    const [group, long] = [await buildGroup(8, 3), randomUUID()]
    await hold(group, { note: ' K.,\u202eby bus\ud83d', hours: 24 })
    await hold(group, { id: long, note: 'J., Tuesday', hours: 72 })
    const [row] = await desk.run(sql<{ kept: string }>`select json_agg(h)::text as kept from history h`)
    expect(row?.kept).not.toMatch(/by bus|Tuesday/)
    const notes = async () => {
      const rows = await desk.run(sql<{ note: string }>`select note from bed_hold order by placed_at, until`)
      return rows.map(({ note }) => note)
    }
    desk.clock.forward({ hours: 24 + 7 * 24 })
    expect([await desk.holds.forgetNotes(), await notes()]).toEqual([0, ['K., by bus', 'J., Tuesday']])
    desk.clock.forward({ seconds: 1 })
    expect([await desk.holds.forgetNotes(), await notes()]).toEqual([1, ['', 'J., Tuesday']])
    await desk.run(sql`insert into bed_hold_end (hold_id, organization_id, ended_at, reason)
      values (${long}, ${desk.operator}, ${desk.minutesAgo(8 * 24 * 60)}, 'cancelled')`)
    expect([await desk.holds.forgetNotes(), await notes()]).toEqual([1, ['', '']])
  })
})

describe('taking back the end of a hold', () => {
  const takeBack = (id: string) => desk.server.post(`/api/beds/holds/${id}/undo`, {})

  it('that was released holds the bed again as it was, once', async () => {
    const { group, id } = await held()
    await end(id, 'cancelled')
    const [first, second] = [await groupOf(await takeBack(id)), await groupOf(await takeBack(id))]
    expect(second).toEqual(first)
    expect(first).toMatchObject({ open: 2, holds: [{ until: inHours(48), note: 'J. R., Tuesday after court' }] })
    expect(await publicNumber(group)).toBe(2)
    expect((await desk.history()).map(({ change }) => change).toSorted()).toEqual(['held', 'held_again', 'released'])
    const again = first.holds[0]?.id ?? ''
    expect(await groupOf(await end(again, 'cancelled'))).toMatchObject({ open: 3, holds: [] })
    expect(await groupOf(await takeBack(again))).toMatchObject({ open: 2, holds: [{}] })
  })

  it('that ended with moving in leaves what is open as it was', async () => {
    const { group, id } = await held()
    await end(id, 'moved_in')
    expect(await groupOf(await takeBack(id))).toMatchObject({ open: 2, holds: [{ until: inHours(48) }] })
    desk.clock.forward({ hours: 49 })
    expect([(await groupNow(group)).open, await publicNumber(group)]).toEqual([3, 3])
  })

  it('that ended with moving in leaves the number as old as it was, and writes none into the history that never was', async () => {
    const group = await buildGroup(16, 4)
    desk.clock.forward({ hours: 48 })
    const { saidAt } = await groupNow(group)
    const id = randomUUID()
    await hold(group, { id })
    await end(id, 'moved_in')
    desk.clock.forward({ seconds: 5 })
    expect(await groupOf(await takeBack(id))).toMatchObject({ open: 3, saidAt, saidBy: null, openBefore: null })
    expect(await groupNow(group)).toMatchObject({ open: 3, saidAt, openBefore: null })
    const said = await desk.run(sql<{ by: string }>`
      select after->>'by_hold' as by from history where subject = 'beds' order by happened_at`)
    expect(said.map(({ by }) => by)).toEqual(['moved_in', 'held_again'])
    const again = (await groupNow(group)).holds[0]?.id ?? ''
    expect(await groupOf(await end(again, 'cancelled'))).toMatchObject({ open: 4, saidAt })
  })

  it('that ended with moving in keeps a number that was said since as new as it is', async () => {
    const { group, id } = await held(3)
    await end(id, 'moved_in')
    desk.clock.forward({ minutes: 1 })
    await desk.change(await desk.toChange(group, 4))
    desk.clock.forward({ minutes: 1 })
    const now = desk.clock.now().toISOString()
    expect(await groupOf(await takeBack(id))).toMatchObject({ open: 4, saidAt: now })
  })

  it('is refused where the bed is taken by now, and after 10 minutes', async () => {
    const { group, id } = await held(1)
    await end(id, 'cancelled')
    await hold(group)
    expect((await takeBack(id)).status).toBe(409)
    const late = await held()
    await end(late.id, 'cancelled')
    desk.clock.forward({ seconds: 601 })
    expect(await (await takeBack(late.id)).json()).toMatchObject({
      message: 'This ended too long ago to take back. Hold the bed again.',
    })
  })

  it('of a hold that runs, also one that was let run longer, changes nothing', async () => {
    const { id } = await held(1)
    await until(id, 72)
    expect(await groupOf(await takeBack(id))).toMatchObject({ open: 0, holds: [{ until: inHours(72) }] })
  })
})
