import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { remindersDesk } from '#tests/support/desk/reminders-desk.ts'

const site = remindersDesk()
const { desk, look, say } = site

/** A group whose reminder has reached Lee, who says beds; from here on nobody is signed in. */
async function reminded(open: number | null = 2, total = 8) {
  const group = await desk.buildGroup(total, open)
  const lee = await desk.join('bed_updater')
  desk.clock.forward({ hours: 20 })
  await site.save(site.makePlan([lee]))
  desk.clock.forward({ hours: 4 })
  expect(await site.sendDue()).toBe(1)
  const links = await site.linksTo(lee.email)
  const { reportId } = await desk.groupNow(group)
  desk.server.signIn(null)
  return { group, lee, seen: reportId, ...links }
}

const readBoard = async (group: string) => {
  desk.server.signIn(desk.owner)
  const stands = await desk.groupNow(group)
  desk.server.signIn(null)
  return stands
}
const done = (response: Response, secret: string) =>
  expect([response.status, response.headers.get('location')]).toEqual([303, `/said/${secret}`])

describe('the link of a reminder', () => {
  it('changes nothing when it is opened, however often and by whomever', async () => {
    const { group, yes, full, change, seen } = await reminded()
    for (const [secret, act] of [
      [yes, 'yes'],
      [full, 'full'],
      [change, 'change'],
    ] as const) {
      for (const method of ['GET', 'HEAD']) await desk.server.request(`/api/said/${secret}`, { method })
      expect(await look(secret)).toEqual({
        kind: 'ask',
        act,
        residence: 'Harbor Row House',
        city: 'Conway',
        audience: null,
        open: 2,
        totalBeds: 8,
        most: 8,
        saidAt: '2026-03-02T14:00:00.000Z',
        saidBy: null,
        seen,
        isNewer: false,
      })
    }
    expect((await desk.log(group)).length).toBe(1)
  })

  it('says yes once, under the name of whom it was sent to, and that it came by a link', async () => {
    const { group, yes, seen } = await reminded()
    done(await say(yes, 2, seen), yes)
    const { open, saidBy, saidAt } = await readBoard(group)
    expect([open, saidAt]).toEqual([2, desk.clock.now().toISOString()])
    expect(saidBy).toEqual({ name: 'Lee Ashby', isYou: false, source: 'link' })
    expect((await desk.history()).at(-1)).toMatchObject({
      name: 'Lee Ashby',
      source: 'link',
      subject: 'beds',
      change: 'confirmed',
      device: expect.stringMatching(/Android/),
    })
    desk.clock.forward({ minutes: 5 })
    done(await say(yes, 2, seen), yes)
    expect(await look(yes)).toEqual({
      kind: 'done',
      residence: 'Harbor Row House',
      city: 'Conway',
      audience: null,
      totalBeds: 8,
      most: 8,
      open: 2,
      saidBy: 'Lee Ashby',
      said: 2,
      saidAt,
      usedAt: saidAt,
      isListed: true,
      mayUseAnother: true,
    })
    expect((await desk.log(group)).length).toBe(2)
  })

  it('says another number, or none, and the public page follows', async () => {
    const { group, change, full, seen } = await reminded()
    done(await say(change, 5, seen), change)
    expect(await desk.publicNumber(group)).toBe(5)
    const next = await look(full)
    expect(next).toMatchObject({ kind: 'ask', act: 'full', open: 5, saidBy: 'Lee Ashby', isNewer: true })
    done(await say(full, 0, next !== 404 && typeof next === 'object' && next.kind === 'ask' ? next.seen : null), full)
    expect(await desk.publicNumber(group)).toBe(0)
  })

  it('has nothing to tell where the number was only confirmed, and takes who saw it before that at their word', async () => {
    const { group, yes, full, change, seen } = await reminded()
    done(await say(yes, 2, seen), yes)
    for (const [secret, act] of [
      [full, 'full'],
      [change, 'change'],
    ] as const)
      expect(await look(secret)).toMatchObject({ kind: 'ask', act, open: 2, isNewer: false })
    done(await say(full, 0, seen), full)
    expect(await desk.publicNumber(group)).toBe(0)
    expect(await look(change)).toMatchObject({ open: 0, isNewer: true })
    expect((await say(change, 3, seen)).status).toBe(409)
  })

  it('sent twice at once says it once', async () => {
    const { group, change, seen } = await reminded()
    const answers = await Promise.all([say(change, 5, seen), say(change, 5, seen), say(change, 4, seen)])
    // Who came later with another number is told so.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 409]))
    expect((await desk.log(group)).length).toBe(2)
  })

  it('changes nothing once it was used, whatever is sent to it, and tells what it said and how it is now', async () => {
    const { group, yes, full, change, seen } = await reminded()
    done(await say(full, 0, seen), full)
    const newest = (await readBoard(group)).reportId
    for (const act of ['say', 'mend'])
      for (const known of [null, seen, newest]) {
        expect((await say(full, 2, known, act)).status).toBe(409)
        expect(site.refused.at(-1)?.message).toBe('2 was not taken: this link had said 0 already.')
        done(await say(full, 0, known, act), full)
      }
    expect([await desk.publicNumber(group), (await desk.log(group)).length]).toEqual([0, 2])
    expect(await look(full)).toMatchObject({ kind: 'done', said: 0, open: 0, mayUseAnother: true })
    done(await say(change, 3, newest), change)
    expect(await look(full)).toMatchObject({ kind: 'done', said: 0, open: 3, mayUseAnother: true })
    done(await say(yes, 4, (await readBoard(group)).reportId), yes)
    expect(await look(full)).toMatchObject({ kind: 'done', said: 0, open: 4, mayUseAnother: false })
  })

  it('that was used names no other one once their day is over', async () => {
    const { yes, seen } = await reminded()
    done(await say(yes, 2, seen), yes)
    desk.clock.forward({ hours: 24 })
    expect(await look(yes)).toMatchObject({ kind: 'done', said: 2, mayUseAnother: false })
  })

  it('runs out when a newer number is said: it tells it, and says another only after a fresh look', async () => {
    const { group, yes, seen } = await reminded()
    desk.server.signIn(desk.owner)
    const newer = await desk.toChange(group, 4)
    await desk.change(newer)
    desk.server.signIn(null)
    expect(await look(yes)).toMatchObject({ kind: 'ask', open: 4, saidBy: 'Dana Ashby', isNewer: true, seen: newer.id })
    expect((await say(yes, 2, seen)).status).toBe(409)
    expect(site.refused[0]).toMatchObject({
      message: 'Meanwhile Dana Ashby said 4 open. Look again, please.',
      status: 409,
    })
    expect(await desk.publicNumber(group)).toBe(4)
    done(await say(yes, 3, newer.id), yes)
    expect(await desk.publicNumber(group)).toBe(3)
  })

  it('works for 24 hours', async () => {
    const { group, yes, seen } = await reminded()
    desk.clock.forward({ hours: 23, minutes: 59, seconds: 59 })
    expect(await look(yes)).toMatchObject({ kind: 'ask' })
    desk.clock.forward({ seconds: 1 })
    expect(await look(yes)).toEqual({ kind: 'expired', residence: 'Harbor Row House' })
    done(await say(yes, 2, seen), yes)
    expect((await desk.log(group)).length).toBe(1)
  })

  it('says nothing any more for who was removed, and of a house that is archived', async () => {
    const { group, lee, yes, seen, change } = await reminded()
    await desk.run(sql`update residence set status = 'archived'`)
    expect(await look(yes)).toEqual({ kind: 'archived', residence: 'Harbor Row House' })
    done(await say(yes, 2, seen), yes)
    await desk.run(sql`update residence set status = 'published'`)
    await desk.run(sql`delete from membership where person_id = ${lee.id}`)
    expect(await look(change)).toEqual({ kind: 'left' })
    done(await say(change, 5, seen), change)
    expect((await desk.log(group)).length).toBe(1)
  })

  it('says no more than the beds there are', async () => {
    const { change, seen } = await reminded(2, 8)
    expect((await say(change, 9, seen)).status).toBe(409)
    expect(site.refused[0]?.message).toBe('There are 8 beds, so 9 cannot be open.')
  })

  it('says the first number of a house that never said one', async () => {
    const group = await desk.buildGroup(6, null)
    await site.form('/workspace/reminders', { act: 'send' })
    const [full = '', change = ''] = site.secretsIn((await site.outbox())[0]?.text ?? '')
    expect([await look(full), await look(change)]).toMatchObject([
      { act: 'change', open: null, seen: null },
      { act: 'full' },
    ])
    done(await say(full, 4, null), full)
    expect(await desk.publicNumber(group)).toBe(4)
  })
})

describe('what is no link', () => {
  it.each(['x', 'a'.repeat(32), '%E0%A4%A', '../../etc', "' or 1=1"])('is not found: %s', async (secret) => {
    const path = encodeURIComponent(secret)
    expect((await desk.server.request(`/api/said/${path}`)).status).toBe(404)
    expect((await say(path, 2, null)).status).toBe(404)
  })

  it('is a secret made with another key, or one that was never sent', async () => {
    expect(await look(site.secrets.make())).toBe(404)
    const { yes } = await reminded()
    expect(await look(`${yes.slice(0, -1)}${yes.endsWith('A') ? 'B' : 'A'}`)).toBe(404)
  })
})

describe('a form of the page', () => {
  it.each([
    [{ open: '' }, 'open'],
    [{ open: '-1' }, 'open'],
    [{ open: 'two' }, 'open'],
    [{ seen: 'x' }, 'seen'],
  ])('with %o is refused by name', async (wrong, field) => {
    const { group, yes, seen } = await reminded()
    const response = await site.form(`/said/${yes}`, { act: 'say', open: '2', seen: seen ?? '', ...wrong })
    expect(response.status).toBe(422)
    expect(Object.keys(site.refused[0]?.fields ?? {})).toEqual([field])
    expect((await desk.log(group)).length).toBe(1)
  })

  it('is taken 60 times in 10 minutes from one address', async () => {
    const statuses = new Set<number>()
    for (let time = 0; time < 60; time += 1) statuses.add((await say('x', 2, null)).status)
    expect([...statuses]).toEqual([404])
    const last = await say('x', 2, null)
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '600'])
  })
})
