import { type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { foundPeople, staffPerson } from '#contract/residence/moderation/people.ts'
import { alliance, type Person } from '#tests/support/desk/desk-people.ts'
import { moderationDesk } from '#tests/support/desk/moderation-desk.ts'

const desk = moderationDesk()
const { as, clock, database, get, join, mails, people, resets, run } = desk

const ask = { act: 'ask_reset', words: 'You called us: your phone is lost.' }
const allow = { act: 'allow_reset', words: 'I called the number we had.' }
const refuse = { act: 'refuse_reset', words: 'We could not reach you.' }

const signInRows = <Row>(statement: RawBuilder<Row>) => statement.execute(database().signIn)
const act = (body: object, who: Person = people().avery, id = people().nia.id) =>
  as(who).post(`/api/staff/people/${id}/changes`, body)
const seen = async (who?: Person) => staffPerson.parse(await get(`/api/staff/people/${people().nia.id}`, who))
const mailed = async (kind: string) => (await mails()).filter((mail) => mail.kind === kind)
const subjects = async () => (await mailed('factor-reset')).map(({ subject }) => subject)

async function addFactors(id: string): Promise<void> {
  await signInRows(
    sql`insert into two_factor (person_id, secret, backup_codes, verified) values (${id}, 'sealed', 'sealed', true)`,
  )
  await signInRows(sql`
    insert into passkey (person_id, public_key, credential_id, counter, device_type, backed_up)
    values (${id}, 'key', ${id}, 0, 'singleDevice', false)`)
  await openSession(id, null)
}

const openSession = (id: string, secondFactorAt: Date | null) =>
  signInRows(sql`
    insert into session (person_id, token, expires_at, second_factor_at)
    values (${id}, gen_random_uuid()::text, now() + interval '1 hour', ${secondFactorAt})`)

async function kept(): Promise<number[]> {
  const { rows } = await signInRows(sql<{ kept: number[] }>`
    select array[(select count(*) from two_factor), (select count(*) from passkey), (select count(*) from session)]::int[]
      as kept`)
  return rows[0]?.kept ?? []
}

beforeEach(() => addFactors(people().nia.id))

describe('the reset of a second factor', () => {
  it('is done only after the yes of a second person of the staff and a day', async () => {
    const { avery, robin } = people()
    expect((await act(ask)).status).toBe(200)
    clock().forward({ hours: 48 })
    await resets().carryOut()
    expect((await act(allow, robin)).status).toBe(200)
    clock().forward({ hours: 23 })
    await resets().carryOut()
    expect(await kept()).toEqual([1, 1, 1])
    expect((await seen()).reset).toMatchObject({ isOwn: true, by: 'Avery Ashby', allowedBy: 'Robin Ashby' })
    clock().forward({ hours: 1 })
    await resets().carryOut()
    await resets().carryOut()
    expect(await kept()).toEqual([0, 0, 0])
    expect(await subjects()).toEqual([
      'Somebody asked to remove your second step',
      'Your second step will be removed in 24 hours',
      'Your second step was removed',
    ])
    const { done, reset, resetRefusal } = await seen(avery)
    expect(reset).toBeNull()
    expect(resetRefusal).toMatch(/no second step/)
    expect(done.map(({ by, words }) => [by, words[0]])).toEqual([
      ['The alliance', 'Nia Ashby: second step removed, signed out everywhere'],
      ['Robin Ashby', 'Nia Ashby: removal of the second step allowed, it waits a day'],
      ['Avery Ashby', 'Nia Ashby: removal of the second step asked for'],
    ])
  })

  it('is told to the others of the staff who may say yes, until somebody has', async () => {
    const { avery, nia, robin } = people()
    const kim = await join('Kim', alliance, 'manager')
    const waiting = async (who: Person) => foundPeople.parse(await get('/api/staff/people', who)).resets
    await act(ask)
    const told = await mailed('factor-yes')
    expect(told.map(({ recipient }) => recipient).sort()).toEqual([kim, robin].map(({ email }) => email).sort())
    expect(told[0]?.text_body).toContain(`/staff/people/${nia.id}`)
    const line = { id: nia.id, name: 'Nia Ashby', by: 'Avery Ashby' }
    expect([await waiting(avery), await waiting(robin)]).toMatchObject([[], [line]])
    await act(allow, robin)
    expect(await waiting(kim)).toEqual([])
  })

  it('never gets its yes from whoever asked', async () => {
    await act(ask)
    const own = await act(allow)
    expect([own.status, await own.json()]).toMatchObject([403, { message: expect.stringMatching(/Somebody else/) }])
    const { avery, nia } = people()
    const past = run(sql`
      update factor_reset set allowed_at = now(), allowed_by = ${avery.id}, allowed_name = 'Avery'
      where person_id = ${nia.id}`)
    await expect(past).rejects.toThrow(/check constraint/)
  })

  it('is stopped by whoever shows the factor meanwhile', async () => {
    const { nia, robin } = people()
    await act(ask)
    await openSession(nia.id, new Date(clock().now().getTime() - 60_000))
    expect((await seen()).reset?.isShown).toBe(false)
    await act(allow, robin)
    clock().forward({ hours: 2 })
    await openSession(nia.id, clock().now())
    expect((await seen()).reset?.isShown).toBe(true)
    clock().forward({ hours: 24 })
    await resets().carryOut()
    expect(await kept()).toEqual([1, 1, 3])
    expect((await subjects()).at(-1)).toBe('Your second step stays as it is')
    expect((await seen()).done[0]?.words[0]).toMatch(/they signed in with it/)
  })

  it('gets no yes once the factor was shown', async () => {
    const { nia, robin } = people()
    await act(ask)
    await openSession(nia.id, clock().now())
    expect((await act(allow, robin)).status).toBe(409)
  })

  it('is refused by a word of anybody of the staff, also after the yes', async () => {
    const { robin } = people()
    await act(ask)
    await act(allow, robin)
    expect((await act(refuse)).status).toBe(200)
    clock().forward({ hours: 25 })
    await resets().carryOut()
    expect(await kept()).toEqual([1, 1, 1])
    expect((await act(allow, robin)).status).toBe(409)
    expect((await mailed('factor-reset')).filter((mail) => mail.text_body.includes(refuse.words))).not.toEqual([])
  })

  it('is asked for once, with a reason, by staff who have just proved who they are', async () => {
    const { avery, nia, riley, robin } = people()
    expect((await act({ ...ask, words: ' ' })).status).toBe(422)
    expect((await act(ask, { ...avery, isProved: false })).status).toBe(403)
    for (const who of [nia, riley]) expect((await act(ask, who)).status).toBe(403)
    const both = await Promise.all([act(ask), act(ask, robin)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is not for oneself, nor for somebody without a second step', async () => {
    const { avery, riley } = people()
    await addFactors(avery.id)
    const own = await act(ask, avery, avery.id)
    expect([own.status, await own.json()]).toMatchObject([403, { message: expect.stringMatching(/your own account/) }])
    const none = await act(ask, avery, riley.id)
    expect([none.status, await none.json()]).toMatchObject([403, { message: expect.stringMatching(/no second step/) }])
  })

  it('is refused where the staff has only one who may decide', async () => {
    const { avery, robin } = people()
    await addFactors(robin.id)
    const kim = await join('Kim', alliance, 'manager')
    // Of an owner of the staff only other owners decide.
    const alone = await act(ask, avery, robin.id)
    expect([alone.status, await alone.json()]).toMatchObject([403, { message: expect.stringMatching(/not two/) }])
    await run(sql`delete from membership where person_id in (${robin.id}, ${kim.id})`)
    expect((await seen()).resetRefusal).toMatch(/not two/)
    expect((await act(ask)).status).toBe(403)
  })
})

it('forgets the devices somebody signed in on when all their sessions are ended', async () => {
  const { nia } = people()
  await signInRows(
    sql`insert into sign_in_place (person_id, key, kind, used_at) values (${nia.id}, 'device', 'device', now())`,
  )
  expect((await act({ act: 'end_sessions', words: 'You asked us to.' })).status).toBe(200)
  const { rows } = await signInRows(sql`select from sign_in_place where person_id = ${nia.id}`)
  expect([rows.length, await kept()]).toEqual([0, [1, 1, 0]])
})
