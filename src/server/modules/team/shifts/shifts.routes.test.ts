import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { shiftNews } from '#contract/team/shift.ts'
import { shiftHours, shiftNoteDays } from '#domain/people/shift.ts'
import { bedsDesk } from '#tests/support/desk/beds-desk.ts'
import { actOnShift } from '#web/pages/desk/shift/shift-act.query.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { createShiftsRoutes } from './shifts.routes.ts'
import { createShifts, type Shifts } from './shifts.service.ts'

const formType = { 'content-type': 'application/x-www-form-urlencoded' }
let shifts: Shifts
const refused: FormAnswer[] = []
const desk = bedsDesk(
  (parts) => {
    shifts = createShifts(parts)
    return [createShiftsRoutes(shifts)]
  },
  { forms: { '/workspace/shift': actOnShift }, refused },
)

const read = async () => shiftNews.parse(await (await desk.server.request('/api/desk/shift')).json())
const send = (body: object) => desk.server.post('/api/desk/shift', body)
const write = (residence: string, words: string) => send({ act: 'write', house: residence, words })
const notesOf = async () => (await read()).houses[0]?.notes.map(({ words, by, isYours }) => [words, by, isYours])

describe('the note of a shift', () => {
  it('is one for each person and shift: changed while it lasts, and a new one after', async () => {
    const residence = await desk.residenceOf(await desk.buildGroup())
    expect((await write(residence, ' Bed 4 is being painted. ')).status).toBe(200)
    desk.clock.forward({ hours: shiftHours - 1 })
    await write(residence, 'Bed 4 is painted.')
    expect(await notesOf()).toEqual([['Bed 4 is painted.', 'Dana Ashby', true]])
    desk.clock.forward({ hours: 1 })
    await write(residence, 'All quiet.')
    expect((await notesOf())?.map(([words]) => words)).toEqual(['All quiet.', 'Bed 4 is painted.'])
  })

  it('that reads like a name or health is asked about before it is saved without script', async () => {
    const residence = await desk.residenceOf(await desk.buildGroup())
    const form = { act: 'write', house: residence, words: 'John Miller relapsed.' }
    expect((await desk.server.postForm('/workspace/shift', form)).status).toBe(422)
    expect(refused).toMatchObject([
      { values: form, fields: { asked: 'This reads like a name or health. Initials and plans only.' } },
    ])
    expect((await read()).houses[0]?.notes).toEqual([])
    const byScript = { method: 'POST', headers: { ...formType, accept: 'application/json' } }
    const body = new URLSearchParams({ ...form, words: 'Ana is sober.' }).toString()
    expect((await desk.server.request('/workspace/shift', { ...byScript, body })).status).toBe(200)
    const saved = await desk.server.postForm('/workspace/shift', { ...form, asked: 'on' })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `/workspace/shift#house-${residence}`])
    expect(await notesOf()).toEqual([['John Miller relapsed.', 'Dana Ashby', true]])
  })

  it('of somebody else stays as it is', async () => {
    const residence = await desk.residenceOf(await desk.buildGroup())
    await write(residence, 'K. comes by bus at 8.')
    desk.server.signIn(await desk.join('bed_updater', { firstName: 'Bea' }))
    desk.clock.forward({ minutes: 1 })
    await write(residence, 'K. is here.')
    expect(await notesOf()).toEqual([
      ['K. is here.', 'Bea Ashby', true],
      ['K. comes by bus at 8.', 'Dana Ashby', false],
    ])
    expect((await write(residence, '')).status).toBe(200)
    expect(await notesOf()).toHaveLength(1)
    expect((await write(residence, '')).status).toBe(422)
  })

  it('is of one’s own houses, and goes after its days', async () => {
    const [own, other] = [
      await desk.residenceOf(await desk.buildGroup()),
      await desk.residenceOf(await desk.buildGroup()),
    ]
    await write(other, 'Not for Hal.')
    const hal = await desk.join('house_manager', { firstName: 'Hal' })
    await desk.run(sql`update membership set residence_ids = array[${own}::uuid] where person_id = ${hal.id}`)
    desk.server.signIn(hal)
    expect((await read()).houses.map(({ id, notes }) => [id, notes])).toEqual([[own, []]])
    expect((await write(other, 'Mine')).status).toBe(404)
    desk.clock.forward({ hours: 24 * shiftNoteDays })
    expect(await shifts.forgetOld()).toBe(0)
    desk.clock.forward({ minutes: 1 })
    expect(await shifts.forgetOld()).toBe(1)
  })
})

describe('what is new', () => {
  it('is what others said and held since one has read it', async () => {
    const group = await desk.buildGroup(8, 3, { name: 'Cedar Steps' })
    const bea = await desk.join('bed_updater', { firstName: 'Bea' })
    await desk.change(await desk.toChange(group, 2))
    desk.server.signIn(bea)
    await desk.change(await desk.toChange(group, 1))
    await desk.hold(group)
    desk.server.signIn(desk.owner)
    const [residence] = (await read()).houses
    expect(residence?.changes.map(({ by }) => by)).toEqual(['Bea Ashby', 'Bea Ashby'])
    const lines = residence?.changes.map(({ words }) => words).toSorted()
    expect(lines).toEqual(['Beds for anyone: 1 open, was 2', 'One of the beds for anyone: held'])
    // History has the database's own time.
    const at = new Date(Date.now() + 60_000).toISOString()
    await desk.run(sql`insert into shift_seen (organization_id, person_id, seen_at)
      values (${desk.operator}, ${desk.owner.id}, ${at})`)
    expect((await read()).houses[0]?.changes).toEqual([])
  })

  it('begins with the moment the list was read, never later than now', async () => {
    await desk.buildGroup()
    const { readAt } = await read()
    desk.clock.forward({ minutes: 5 })
    expect((await send({ act: 'seen', at: readAt })).status).toBe(200)
    expect((await read()).since).toBe(readAt)
    const now = desk.clock.now().toISOString()
    await send({ act: 'seen', at: '2030-01-01T00:00:00.000Z' })
    expect((await read()).since).toBe(now)
  })

  it('counts questions and waiting people for who may read them', async () => {
    const residence = await desk.residenceOf(await desk.buildGroup())
    await desk.run(sql`insert into waiting (organization_id, residence_id, audience, answer_by, reach, joined_at, heard_at)
      values (${desk.operator}, ${residence}, 'any', 'call', '501', ${desk.clock.now()}, ${desk.clock.now()})`)
    desk.clock.forward({ minutes: 1 })
    expect((await read()).houses[0]).toMatchObject({
      questions: { waiting: 0, asked: 0, answered: 0 },
      waitingList: { waiting: 1, joined: 1, left: 0 },
    })
    desk.server.signIn(await desk.join('bed_updater'))
    expect((await read()).houses[0]).toMatchObject({ questions: null, waitingList: null })
  })

  it('refuses what is no change', async () => {
    for (const body of [{}, { act: 'dance' }, { act: 'write', house: 'x', words: '' }, { act: 'seen', at: 'now' }]) {
      expect((await send(body)).status).toBe(422)
    }
  })
})
