import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inboxDesk } from '#tests/support/desk/inbox-desk.ts'

const desk = inboxDesk()
const sam = { act: 'add', answer_by: 'text', reach: '501-555-0199', name: 'Sam R.' }
const residenceId = async () => (await desk.lists()).residences[0]?.id ?? ''
const add = async (fields: Record<string, string> = {}) => desk.list({ ...sam, house: await residenceId(), ...fields })
const people = async () => (await desk.lists(`?house=${await residenceId()}`)).list?.people ?? []
const names = async () => (await people()).filter(({ place }) => place !== null).map(({ name }) => name)
const named = async (name: string) => {
  const found = (await people()).find((person) => person.name === name)
  if (!found) throw new Error(`${name} is not on the list.`)
  return found
}
const days = (count: number) => desk.clock.forward({ hours: count * 24 })

describe('a waiting list', () => {
  it('takes people on by hand, first come first served', async () => {
    expect(await desk.lists()).toMatchObject({
      residences: [{ name: 'Harbor Row', isArchived: false, waiting: 0, keepsList: true }],
      list: null,
    })
    const answer = await add({ wanted_from: '2026-12-01', note: 'KM, works nights' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/workspace/waiting?house=${await residenceId()}&said=add`,
    ])
    await add({ name: 'Kim' })
    expect(await people()).toMatchObject([
      { name: 'Sam R.', place: 1, audience: 'women', wantedFrom: '2026-12-01', note: 'KM, works nights', isDue: false },
      { name: 'Kim', place: 2, heardAt: desk.clock.now().toISOString() },
    ])
    expect(await desk.history('waiting')).toMatchObject([
      { change: 'added', person_name: 'Dana Ashby', source: 'messages', after: { audience: 'women' } },
      { change: 'added' },
    ])
    expect(JSON.stringify(await desk.history('waiting'))).not.toMatch(/Sam|Kim|0199|nights/)
  })

  it('of an archived house stays until the last person has left, and they can still be put back', async () => {
    await add()
    const residence = await residenceId()
    await desk.run(sql`update residence set status = 'archived'`)
    expect((await desk.lists()).residences).toMatchObject([{ name: 'Harbor Row', isArchived: true, waiting: 1 }])
    const { id } = await named('Sam R.')
    await desk.list({ act: 'gone', id })
    expect((await desk.lists()).residences).toEqual([])
    expect((await desk.lists(`?house=${residence}`)).list?.people).toMatchObject([{ name: 'Sam R.', endedAs: 'gone' }])
    await desk.list({ act: 'put_back', id })
    expect((await desk.lists()).residences).toMatchObject([{ waiting: 1 }])
  })

  it('adds one person when the same form is sent twice', async () => {
    const once = '0f8fad5b-d9cb-469f-a165-70867728950e'
    await Promise.all([add({ once }), add({ once })])
    expect(await names()).toEqual(['Sam R.'])
  })

  it('says what is wrong with what was typed, and loses none of it', async () => {
    for (const [wrong, field] of [
      [{ reach: '' }, 'reach'],
      [{ reach: 'sam@home' }, 'reach'],
      [{ answer_by: 'email' }, 'reach'],
      [{ answer_by: 'pigeon' }, 'answer_by'],
      [{ wanted_from: 'soon' }, 'wanted_from'],
      [{ wanted_from: '2026-02-31' }, 'wanted_from'],
      [{ note: 'x'.repeat(201) }, 'note'],
      [{ audience: 'men' }, 'audience'],
    ] as const) {
      expect([wrong, (await add(wrong)).status]).toEqual([wrong, 422])
      const refused = desk.server.refused.at(-1)
      expect(Object.keys(refused?.fields ?? {})).toEqual([field])
      expect(refused?.values).toMatchObject({ ...sam, ...wrong })
    }
    expect((await add({ house: 'nowhere' })).status).toBe(404)
    expect((await desk.list({ act: 'offered', id: 'x' })).status).toBe(404)
    expect(await names()).toEqual([])
  })

  it('marks people offered, moved in and gone, and puts back whom it lost to their old place', async () => {
    for (const name of ['A', 'B', 'C']) await add({ name })
    const { id } = await named('B')
    await desk.list({ act: 'offered', id })
    expect(await named('B')).toMatchObject({ offeredAt: desk.clock.now().toISOString(), place: 2 })
    await desk.list({ act: 'moved_in', id })
    expect(await names()).toEqual(['A', 'C'])
    expect(await named('B')).toMatchObject({ place: null, endedAs: 'moved_in' })
    expect((await desk.list({ act: 'offered', id })).status).toBe(409)
    await desk.list({ act: 'put_back', id })
    expect(await names()).toEqual(['A', 'B', 'C'])
    await desk.list({ act: 'gone', id })
    await desk.list({ act: 'delete', id })
    expect((await people()).map(({ name }) => name)).toEqual(['A', 'C'])
    const changes = (await desk.history('waiting')).map(({ change }) => change).slice(3)
    expect(changes).toEqual(['offered', 'moved_in', 'put_back', 'gone', 'deleted'])
  })

  it('puts back who left it when their message is put on the list again', async () => {
    await desk.ask({ name: 'Toni', wait: 'yes' })
    await desk.list({ act: 'gone', id: (await named('Toni')).id })
    const { id } = (await desk.inbox()).items[0] ?? { id: '' }
    await Promise.all([desk.message({ id, act: 'list' }), desk.message({ id, act: 'list' })])
    expect(await named('Toni')).toMatchObject({ place: 1, endedAs: null })
    const changes = (await desk.history('waiting')).map(({ change }) => change)
    expect(changes.slice(changes.indexOf('gone'))).toEqual(['gone', 'put_back'])
  })

  it('changes what is known of somebody', async () => {
    await add()
    const { id } = await named('Sam R.')
    await desk.list({ ...sam, act: 'change', id, name: 'Sam', answer_by: 'email', reach: 'sam@home.example' })
    expect(await named('Sam')).toMatchObject({ answerBy: 'email', reach: 'sam@home.example' })
    expect((await desk.list({ act: 'nonsense', id })).status).toBe(400)
  })

  it('takes a message over with one press, once, and the sender sees their place', async () => {
    await add()
    const { secret } = await desk.ask({ name: 'Toni' })
    const askedAt = desk.clock.now().toISOString()
    days(1)
    const { id } = (await desk.inbox()).items[0] ?? { id: '' }
    await desk.message({ id, act: 'list' })
    await desk.message({ id, act: 'list' })
    expect(await names()).toEqual(['Sam R.', 'Toni'])
    expect(await named('Toni')).toMatchObject({ heardAt: askedAt, joinedAt: desk.clock.now().toISOString() })
    expect((await desk.inbox()).items[0]?.waiting).toMatchObject({ place: 2 })
    expect(await desk.follow(secret)).toMatchObject({ waiting: { place: 2 } })
    await desk.form(`/residences/asked/${secret}`, { act: 'delete' })
    expect(await names()).toEqual(['Sam R.'])
  })
})

describe('somebody who asks to be put on the list', () => {
  it('is on it at once, at its end, and reads their place by their link', async () => {
    await add()
    const { status, secret } = await desk.ask({ name: 'Toni', wait: 'yes' })
    expect(status).toBe(303)
    expect(await names()).toEqual(['Sam R.', 'Toni'])
    expect(await desk.follow(secret)).toMatchObject({ waiting: { place: 2, offeredAt: null } })
    await desk.list({ id: (await named('Toni'))?.id ?? '', act: 'offered' })
    expect(await desk.follow(secret)).toMatchObject({ waiting: { offeredAt: desk.clock.now().toISOString() } })
  })

  it('is not taken where the house keeps none, and says for whom where it has beds for several', async () => {
    await desk.residence({ slug: 'none', keepsWaitingList: null })
    expect((await desk.ask({ wait: 'yes' }, '/residences/none')).status).toBe(422)
    expect(desk.server.refused.at(-1)?.fields).toEqual({ wait: 'no_list' })
    await desk.residence({
      slug: 'both',
      groups: [
        { audience: 'men', totalBeds: 4 },
        { audience: 'women', totalBeds: 4 },
      ],
    })
    expect((await desk.ask({ wait: 'yes' }, '/residences/both')).status).toBe(422)
    expect(desk.server.refused.at(-1)?.fields).toEqual({ audience: 'not_a_choice' })
    expect((await desk.ask({ wait: 'yes', audience: 'men' }, '/residences/both')).status).toBe(303)
    expect(await desk.run(sql`select audience from waiting`)).toEqual([{ audience: 'men' }])
  })

  it('cannot be put there by anybody without the secret of a question', async () => {
    await desk.ask()
    const forge = desk.database.run(
      sql`insert into waiting (organization_id, residence_id, inquiry_id, audience, answer_by, reach, joined_at, heard_at)
        select r.organization_id, r.id, null, 'women', 'call', '501', now(), now() from residence r limit 1`,
      { kind: 'visitor' },
    )
    await expect(forge).rejects.toThrow('row-level security')
  })

  it.each(['turn', 'offered_at', 'ended_at'])('has no say over the %s of a place', async (column) => {
    const value = column === 'turn' ? sql`-1` : sql`now()`
    const forge = desk.database.run(
      sql`insert into waiting (organization_id, residence_id, audience, answer_by, reach, joined_at, heard_at, ${sql.ref(column)})
        overriding system value select r.organization_id, r.id, 'women', 'call', '501', now(), now(), ${value} from residence r`,
      { kind: 'visitor' },
    )
    await expect(forge).rejects.toThrow('permission denied')
  })
})

describe('moving somebody', () => {
  const move = async (name: string, to: number, fields: Record<string, string> = {}) => {
    const { id, place } = await named(name)
    return desk.list({ act: 'move', id, to: `${to}`, seen: `${place}`, reason: 'Discharged on Friday', ...fields })
  }

  it('needs a reason, which the history keeps', async () => {
    for (const name of ['A', 'B', 'C', 'D']) await add({ name })
    expect((await move('C', 1, { reason: ' ' })).status).toBe(422)
    expect((await move('C', 0)).status).toBe(422)
    expect((await move('C', 1)).status).toBe(303)
    expect(await names()).toEqual(['C', 'A', 'B', 'D'])
    await move('C', 99)
    expect(await names()).toEqual(['A', 'B', 'D', 'C'])
    expect((await desk.history('waiting')).at(-1)).toMatchObject({
      change: 'moved',
      before: { place: 1 },
      after: { place: 4, reason: 'Discharged on Friday' },
    })
  })

  it('does not undo what somebody else did meanwhile', async () => {
    for (const name of ['A', 'B', 'C']) await add({ name })
    const seen = await named('C')
    await move('C', 1)
    const late = await desk.list({ act: 'move', id: seen.id, to: '1', seen: `${seen.place}`, reason: 'First' })
    expect(late.status).toBe(409)
    expect(desk.server.refused.at(-1)?.message).toContain('at place 1 now')
    expect(await names()).toEqual(['C', 'A', 'B'])
  })

  it('loses nobody and moves nobody twice, whoever moves whom at once, and lets people join meanwhile', async () => {
    const one = fc.record({ who: fc.nat(5), to: fc.integer({ min: 1, max: 7 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(one, fc.constant('join' as const)), { maxLength: 6 }), async (steps) => {
        await desk.run(sql`delete from waiting`)
        const start = ['A', 'B', 'C', 'D', 'E', 'F']
        for (const name of start) await add({ name })
        const before = await people()
        const residence = await residenceId()
        const answers = await Promise.all(
          steps.map((step, number) => {
            if (step === 'join') return desk.list({ ...sam, house: residence, name: `Joined ${number}` })
            const person = before[step.who]
            const form = { id: person?.id ?? '', seen: `${person?.place}`, to: `${step.to}` }
            return desk.list({ act: 'move', reason: 'Because', ...form })
          }),
        )
        expect(answers.every(({ status }) => status === 303 || status === 409)).toBe(true)
        const after = await people()
        const joined = steps.flatMap((step, number) => (step === 'join' ? [`Joined ${number}`] : []))
        expect(after.map(({ name }) => name).sort()).toEqual([...start, ...joined].sort())
        expect(after.map(({ place }) => place)).toEqual(after.map((_, index) => index + 1))
        const turns = await desk.run<{ turn: string }>(sql`select turn::text from waiting`)
        expect(new Set(turns.map(({ turn }) => turn)).size).toBe(after.length)
      }),
      { numRuns: 12 },
    )
  })
})

describe('the setting of a house', () => {
  it('says how often to ask, and whether the public learns how many wait', async () => {
    const residence = await residenceId()
    for (const days of ['6', '61', 'often', '']) {
      expect((await desk.list({ act: 'settings', house: residence, ping_days: days })).status).toBe(422)
    }
    await add()
    await desk.server.pings.refreshAnswers()
    expect(await desk.run(sql`select * from listing_answers`)).toEqual([])
    await desk.list({ act: 'settings', house: residence, ping_days: '30', shows_count: 'yes' })
    await desk.server.pings.refreshAnswers()
    expect(await desk.run(sql`select people_waiting from listing_answers`)).toEqual([{ people_waiting: 1 }])
    await desk.list({ act: 'settings', house: residence, ping_days: '30' })
    await desk.server.pings.refreshAnswers()
    expect(await desk.run(sql`select people_waiting from listing_answers`)).toEqual([{ people_waiting: null }])
    await desk.list({ act: 'settings', house: residence, ping_days: '30' })
    const kept = await desk.run(sql`select before, after from history where change = 'set_up' order by happened_at`)
    expect(kept).toEqual([
      { before: { ping_days: 14, shows_count: false }, after: { ping_days: 30, shows_count: true } },
      { before: { shows_count: true }, after: { shows_count: false } },
    ])
    expect((await desk.lists(`?house=${residence}`)).list).toMatchObject({ pingDays: 30, showsCount: false })
    days(29)
    expect((await named('Sam R.')).isDue).toBe(false)
    days(1)
    expect((await named('Sam R.')).isDue).toBe(true)
  })

  it('shows the public at once what changed at a house, and draws nothing anew for what shows nothing', async () => {
    const [residence, willow] = [await residenceId(), await desk.residence({ slug: 'willow', name: 'Willow Steps' })]
    const drawn = () =>
      desk.run(
        sql`select people_waiting as people, usual_minutes as minutes from listing_answers order by 2 nulls first, 1 nulls first`,
      )
    await desk.list({ act: 'settings', house: residence, ping_days: '14', shows_count: 'yes' })
    await desk.run(sql`insert into listing_answers (residence_id, usual_minutes) values (${willow}, 999)`)
    await add()
    const willowAsItWas = { people: null, minutes: 999 }
    expect(await drawn()).toEqual([{ people: 1, minutes: null }, willowAsItWas])
    const { secret } = await desk.ask({ name: 'Toni', wait: 'yes' })
    expect(await drawn()).toEqual([{ people: 2, minutes: null }, willowAsItWas])
    await desk.form(`/residences/asked/${secret}`, { act: 'delete' })
    expect(await drawn()).toEqual([{ people: 1, minutes: null }, willowAsItWas])
    await desk.ask()
    await desk.run(sql`update listing_answers set people_waiting = 77 where residence_id = ${residence}`)
    const { id } = (await desk.inbox()).items[0] ?? { id: '' }
    await desk.message({ id, act: 'take' })
    await desk.message({ id, act: 'note', note: 'Rings at 6', seen: '' })
    await desk.list({ act: 'offered', id: (await named('Sam R.')).id })
    expect(await drawn()).toEqual([{ people: 77, minutes: null }, willowAsItWas])
    await desk.message({ id, act: 'answered' })
    expect(await drawn()).toEqual([{ people: 1, minutes: null }, willowAsItWas])
    await desk.server.pings.refreshAnswers()
    expect(await drawn()).toEqual([
      { people: null, minutes: null },
      { people: 1, minutes: null },
    ])
  })

  it('is nobody else’s', async () => {
    const [residence] = [await residenceId()]
    const [others] = await desk.run<{ id: string }>(sql`
      insert into organization (kind, name) values ('operator', 'Others') returning id`)
    desk.as(await desk.join('owner', 'Olive', others?.id))
    expect((await desk.server.request(`/api/waiting?house=${residence}`)).status).toBe(404)
    expect((await desk.list({ act: 'settings', house: residence, ping_days: '30' })).status).toBe(404)
    expect((await desk.list({ ...sam, house: residence })).status).toBe(404)
    expect((await desk.lists()).residences).toEqual([])
  })
})

describe('asking again by text or call', () => {
  it('is due after 14 days and, where two questions went unanswered, stays so until they are heard of', async () => {
    await add()
    const { id } = await named('Sam R.')
    days(14)
    expect((await desk.lists()).residences).toMatchObject([{ waiting: 1, due: 1 }])
    // A second press within the hour, of the same finger or of a colleague's, is no second question.
    await Promise.all([desk.list({ act: 'asked', id }), desk.list({ act: 'asked', id })])
    desk.clock.forward({ minutes: 59 })
    await desk.list({ act: 'asked', id })
    expect(await named('Sam R.')).toMatchObject({ isDue: false, unansweredPings: 1, isUnheard: false })
    days(14)
    await desk.list({ act: 'asked', id })
    days(3)
    expect(await named('Sam R.')).toMatchObject({ isUnheard: true, isDue: true, place: 1 })
    await desk.list({ act: 'asked', id })
    expect(await named('Sam R.')).toMatchObject({ isDue: false, unansweredPings: 3 })
    await desk.list({ act: 'heard', id })
    expect(await named('Sam R.')).toMatchObject({ isUnheard: false, unansweredPings: 0 })
    expect((await desk.history('waiting')).map(({ change }) => change)).toEqual([
      'added',
      'asked',
      'asked',
      'asked',
      'kept',
    ])
  })
})
