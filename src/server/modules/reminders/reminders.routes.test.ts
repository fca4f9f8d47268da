import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { reminderSetup } from '#contract/reminders/reminders.ts'
import { audiences } from '#domain/residence/residence.ts'
import { remindersDesk } from '#tests/support/desk/reminders-desk.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'
import { signedInAs } from '#tests/support/product/module-server.ts'

const site = remindersDesk()
const { desk, form, outbox, makePlan: planOf, save, sendDue } = site
const page = '/workspace/reminders'

const setup = async () => reminderSetup.parse(await (await desk.server.request('/api/reminders')).json())
/** The plan is set well before its hour, and then it is 9 in the morning. */
async function planned(...args: Parameters<typeof planOf>) {
  desk.clock.forward({ hours: 20 })
  await save(planOf(...args))
  desk.clock.forward({ hours: 4 })
}

describe('the plan', () => {
  it('begins off, every evening at 7 in the zone of the state, for the whole team and all houses', async () => {
    await desk.buildGroup(8, 2)
    await desk.join('bed_updater')
    const { plan, nextAt, people, residences, example } = await setup()
    expect(plan).toEqual({ isOn: false, hour: 19, days: [0, 1, 2, 3, 4, 5, 6], timeZone: 'America/Chicago' })
    expect(nextAt).toBeNull()
    expect(people).toMatchObject([
      { name: 'Dana Ashby', isYou: true, isChosen: true, way: 'email', phone: '', residenceIds: null },
      { name: 'Lee Ashby', isYou: false, isChosen: true },
    ])
    expect(residences).toMatchObject([{ name: 'Harbor Row House' }])
    expect(example).toMatchObject({ residence: 'Harbor Row House', city: 'Conway', audience: null, open: 2 })
  })

  it('is kept as it was sent, and says when it is time next', async () => {
    await desk.buildGroup()
    const [{ id: residence = '' } = {}] = (await setup()).residences
    const lee = await desk.join('bed_updater')
    const own = {
      [`way.${lee.id}`]: 'text',
      [`phone.${lee.id}`]: '(501) 555-0123',
      [`house.${lee.id}.${residence}`]: 'on',
    }
    const { [`all.${lee.id}`]: _, ...values } = planOf([lee], { ...own, hour: '21', zone: 'America/New_York' })
    await save(values)
    const { plan, nextAt, people } = await setup()
    expect(plan).toMatchObject({ isOn: true, hour: 21, timeZone: 'America/New_York' })
    expect(nextAt).toBe('2026-03-03T02:00:00.000Z')
    expect(people).toMatchObject([
      { isChosen: false },
      { isChosen: true, way: 'text', phone: '+15015550123', residenceIds: [residence] },
    ])
    expect(await desk.history()).toMatchObject([
      { name: 'Dana Ashby', source: 'reminder', subject: 'reminders', change: 'changed' },
    ])
    await save(values)
    await save({
      ...values,
      [`to.${lee.id.toUpperCase()}`]: 'on',
      [`house.${lee.id}.${residence.toUpperCase()}`]: 'on',
    })
    expect(await desk.history()).toHaveLength(1)
    // As many people as before, and another number: that is a change too, and of nobody else.
    await save({ ...values, [`phone.${lee.id}`]: '(501) 555-0134' })
    const noted = (words: string) => ({ people: { 'Lee Ashby': `by text to a number that ends in ${words}` } })
    const kept = await desk.database.run(sql`select before, after from history order by happened_at`)
    expect(kept.at(-1)).toEqual({
      before: noted('23, for Harbor Row House'),
      after: noted('34, for Harbor Row House'),
    })
    // By email no phone is asked for.
    await save({ ...values, [`way.${lee.id}`]: 'email', [`phone.${lee.id}`]: '12' })
  })

  it('leaves out who is not of the team and houses of others', async () => {
    await desk.buildGroup()
    const elsewhere = await buildOrganization(desk.database.transactions)
    const stranger = await desk.join('owner', { organizationId: elsewhere })
    const own = { [`house.${desk.owner.id}.${randomUUID()}`]: 'on' }
    const { [`all.${desk.owner.id}`]: _, ...values } = planOf([desk.owner, stranger], own)
    await save(values)
    expect((await setup()).people).toMatchObject([{ name: 'Dana Ashby', residenceIds: [] }])
  })

  it.each([
    [{ hour: '24' }, 'hour'],
    [{ hour: 'x' }, 'hour'],
    [{ zone: 'Mars/North' }, 'zone'],
    [{ 'way.ID': 'text', 'phone.ID': '' }, 'phone.ID'],
    [{ 'way.ID': 'text', 'phone.ID': '12345' }, 'phone.ID'],
  ])('is refused with %o, names the field and gives back what was typed', async (wrong, field) => {
    const mine = (name: string) => name.replace('ID', desk.owner.id)
    const sent = planOf(
      [desk.owner],
      Object.fromEntries(Object.entries(wrong).map(([name, value]) => [mine(name), value])),
    )
    expect((await form(page, sent)).status).toBe(422)
    expect(site.refused).toMatchObject([{ values: sent, status: 422, fields: { [mine(field)]: expect.any(String) } }])
    expect((await setup()).plan.isOn).toBe(false)
  })

  it('needs a day, and somebody to go to', async () => {
    await form(page, { on: 'on', hour: '9', zone: 'America/Chicago' })
    expect(site.refused[0]?.fields).toEqual({ days: 'Choose at least one day.', to: 'Choose at least one person.' })
  })

  it.each(['manager', 'owner'] as const)('is for a %s', async (role) => {
    desk.server.signIn(await desk.join(role))
    expect((await desk.server.request('/api/reminders')).status).toBe(200)
  })

  it('is not for who only says beds, an affiliate or a visitor', async () => {
    for (const [who, status] of [
      [await desk.join('bed_updater'), 403],
      [signedInAs('affiliate'), 403],
      [null, 401],
    ] as const) {
      desk.server.signIn(who)
      expect((await desk.server.request('/api/reminders')).status).toBe(status)
      expect((await form(page, planOf([desk.owner]))).status).toBe(status)
    }
  })
})

describe('at its hour', () => {
  it('everybody chosen is asked about each group once, by mail or as a text', async () => {
    await desk.buildGroup(8, 2)
    const lee = await desk.join('bed_updater')
    await planned([desk.owner, lee], { [`way.${lee.id}`]: 'text', [`phone.${lee.id}`]: '501 555 0123' })
    expect(await sendDue()).toBe(2)
    expect(await sendDue()).toBe(0)
    const [text, mail] = await outbox()
    expect(text).toMatchObject({ channel: 'text', to: '+15015550123' })
    expect(text?.text.replaceAll(/[\w-]{32}/g, '*')).toBe(
      'Harbor Row House: 2 open, still right?\nYes: https://beds.example/said/*\nFull: https://beds.example/said/*\nChange: https://beds.example/said/*',
    )
    expect(mail).toMatchObject({ channel: 'mail', subject: 'Harbor Row House: 2 open, still right?' })
    expect(mail?.text).toContain('Harbor Row House has 2 open beds. Said')
    // Change leads to a button for each number, so no link is one tap or one button.
    expect(mail?.text.replace(/\s+/g, ' ')).toContain('A link opens a page, and one button there says the number.')
    const all = [text, mail].flatMap((one) => site.secretsIn(one?.text ?? ''))
    expect(new Set(all).size).toBe(6)
    // Only hashes are kept.
    const [row] = await desk.run(sql<{ kept: string }>`select json_agg(l)::text as kept from reminder_link l`)
    for (const secret of all) expect(row?.kept).not.toContain(secret)
  })

  it('two servers at once ask once', async () => {
    await desk.buildGroup(8, 2)
    await planned([desk.owner])
    expect((await Promise.all([sendDue(), sendDue(), sendDue()])).toSorted()).toEqual([0, 0, 1])
    expect(await outbox()).toHaveLength(1)
  })

  it.each([
    [{ minutes: -1 }, 0],
    [{ minutes: 0 }, 1],
    [{ hours: 3 }, 1],
    [{ hours: 3, minutes: 1 }, 0],
  ])('a server that comes back %o after it asks %i times', async (later, times) => {
    await desk.buildGroup(8, 2)
    await planned([desk.owner])
    desk.clock.forward(later)
    expect(await sendDue()).toBe(times)
    expect(await sendDue()).toBe(0)
  })

  it('asks again the next day, and not on a day that is not chosen', async () => {
    await desk.buildGroup(8, 2)
    // March 3, 2026 is a Tuesday.
    await planned([desk.owner])
    expect(await sendDue()).toBe(1)
    const { 'day.4': _, ...values } = planOf([desk.owner])
    await save(values)
    desk.clock.forward({ hours: 24 })
    expect(await sendDue()).toBe(1)
    desk.clock.forward({ hours: 24 })
    expect(await sendDue()).toBe(0)
    desk.clock.forward({ hours: 24 })
    expect(await sendDue()).toBe(1)
  })

  it('does not make up for an hour that was over when the plan was set', async () => {
    await desk.buildGroup(8, 2)
    desk.clock.forward({ hours: 1 })
    await save(planOf([desk.owner]))
    expect(await sendDue()).toBe(0)
  })

  it('asks about no archived house, nobody who left, and only the houses of a person', async () => {
    await desk.buildGroup(8, 2, { name: 'Cedar Steps' })
    await desk.buildGroup(8, 2, { name: 'Old Mill', status: 'archived' })
    await desk.buildGroup(8, 2, { name: 'Willow Gate' })
    const [lee, sam] = [await desk.join('manager'), await desk.join('bed_updater', { firstName: 'Sam' })]
    const residences = (await setup()).residences
    const willow = residences.find(({ name }) => name === 'Willow Gate')?.id ?? ''
    const { [`all.${lee.id}`]: _, ...values } = planOf([lee, sam], { [`house.${lee.id}.${willow}`]: 'on' })
    desk.clock.forward({ hours: 20 })
    await save(values)
    await desk.run(sql`delete from membership where person_id = ${sam.id}`)
    desk.clock.forward({ hours: 4 })
    expect(await sendDue()).toBe(1)
    expect(await outbox()).toMatchObject([{ to: lee.email, subject: 'Willow Gate: 2 open, still right?' }])
  })

  it('names the audience of a house with two groups, and asks otherwise where no number was said', async () => {
    const reported = { occupied: 6, at: desk.minutesAgo(60) }
    const groups = [
      { audience: 'women', totalBeds: 8, reports: [reported] },
      { audience: 'lgbtq', totalBeds: 4 },
    ]
    await desk.buildGroup(8, 2, { groups })
    await planned([desk.owner])
    expect(await sendDue()).toBe(1)
    const [sent, ...more] = await outbox()
    expect([sent?.subject, more]).toEqual(['Harbor Row House: 2 numbers, still right?', []])
    const [women = '', others = ''] = sent?.text.split('Harbor Row House, ').slice(1) ?? []
    expect(women).toMatch(/^women\nThis house has 2 open beds for women. Said/)
    expect(others.replace(/\s+/g, ' ')).toMatch(
      /^LGBTQ\+ people This house has said no number yet of its beds for LGBTQ\+ people\. How many beds are open tonight\?/,
    )
    expect([women, others].map((text) => site.secretsIn(text).length)).toEqual([3, 2])
  })

  it('asks a person with many houses by one mail, each with links of its own', async () => {
    for (const name of ['Cedar Steps', 'Old Mill', 'Willow Gate', 'Juniper Porch', 'Lantern Hill'])
      await desk.buildGroup(8, 2, { name })
    await planned([desk.owner])
    expect(await sendDue()).toBe(1)
    const [mail, ...more] = await outbox()
    expect([mail?.subject, more]).toEqual(['Your 5 houses: 5 numbers, still right?', []])
    const secrets = site.secretsIn(mail?.text ?? '')
    expect(new Set(secrets).size).toBe(15)
    expect(await site.look(secrets[0] ?? '')).toMatchObject({
      kind: 'ask',
      act: 'yes',
      residence: 'Cedar Steps',
      open: 2,
    })
  })

  it('leads to the board by one short mail where there are more numbers than anybody reads', async () => {
    const groups = audiences.map((audience) => ({ audience, totalBeds: 4 }))
    for (let residence = 0; residence < 6; residence += 1) await desk.buildGroup(8, 2, { groups })
    await planned([desk.owner])
    expect(await sendDue()).toBe(1)
    const [mail, ...more] = await outbox()
    expect([mail?.subject, more]).toEqual(['42 numbers, still right?', []])
    expect(mail?.text).toContain('https://beds.example/')
    expect(site.secretsIn(mail?.text ?? '')).toEqual([])
    expect(await desk.run(sql`select from reminder`)).toEqual([])
  })

  it.each([
    [4, 4],
    [5, 1],
  ])('sends about %i numbers %i texts', async (numbers, texts) => {
    for (let residence = 0; residence < numbers; residence += 1) await desk.buildGroup(8, 2)
    await planned([desk.owner], { [`way.${desk.owner.id}`]: 'text', [`phone.${desk.owner.id}`]: '+1 501 555 0123' })
    expect(await sendDue()).toBe(1)
    const sent = await outbox()
    expect(sent).toHaveLength(texts)
    if (texts === 1)
      expect(sent[0]?.text).toBe('5 numbers, still right? Look at them on your board: https://beds.example/')
  })

  it('says in no text what kind of house it is', async () => {
    await desk.buildGroup(8, 2, { name: 'Serenity Sober Living' })
    await planned([desk.owner], { [`way.${desk.owner.id}`]: 'text', [`phone.${desk.owner.id}`]: '+1 501 555 0123' })
    await sendDue()
    const [text] = await outbox()
    expect(text?.text).toMatch(/^Your house in Conway: 2 open, still right\?\n/)
    expect((text?.text ?? '') + text?.subject).not.toMatch(/sober|serenity|recover|treat/i)
  })
})

describe('“Send me one now”', () => {
  it('sends one reminder whose links work, to whoever asked', async () => {
    await desk.buildGroup(8, 2)
    const response = await form(page, { act: 'send' })
    expect([response.status, response.headers.get('location')]).toEqual([303, `${page}?sent=email`])
    const { yes } = await site.linksTo(desk.owner.email)
    expect(await site.look(yes)).toMatchObject({ kind: 'ask', act: 'yes', open: 2, isNewer: false })
  })

  it('gives back the plan as it was typed, which it neither needs nor saves', async () => {
    await desk.buildGroup(8, 2)
    const typed = { ...planOf([desk.owner]), act: 'send', hour: '', [`way.${desk.owner.id}`]: 'text' }
    expect((await form(page, typed)).status).toBe(200)
    expect(site.refused).toEqual([{ values: { ...typed, sent: 'email' }, fields: {}, message: '', status: 200 }])
    expect((await outbox()).map(({ channel }) => channel)).toEqual(['mail'])
  })

  it('goes the way the plan has for them', async () => {
    await desk.buildGroup(8, 2)
    await save(planOf([desk.owner], { [`way.${desk.owner.id}`]: 'text', [`phone.${desk.owner.id}`]: '5015550123' }))
    expect((await form(page, { act: 'send' })).headers.get('location')).toBe(`${page}?sent=text`)
    expect(await outbox()).toMatchObject([{ channel: 'text', to: '+15015550123' }])
  })

  it('says where there is nothing to ask about, and stops after five', async () => {
    expect((await form(page, { act: 'send' })).status).toBe(409)
    expect(site.refused[0]?.message).toBe('There are no beds to ask about yet. Add a residence first.')
    await desk.buildGroup(8, 2)
    const answers: Response[] = []
    for (let time = 0; time < 6; time += 1) {
      desk.clock.forward({ seconds: 1 })
      answers.push(await form(page, { act: 'send' }))
    }
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 429])
    const { headers } = answers[5] ?? new Response()
    expect([headers.get('ratelimit-policy'), headers.get('cache-control')]).toEqual(['5;w=600', 'private, no-store'])
  })
})

describe('reminders', () => {
  it('are deleted with their links 30 days after these ran out', async () => {
    await desk.buildGroup(8, 2)
    await form(page, { act: 'send' })
    desk.clock.forward({ hours: 31 * 24 })
    expect(await site.reminders.forgetOld()).toBe(0)
    desk.clock.forward({ seconds: 1 })
    expect(await site.reminders.forgetOld()).toBe(1)
    expect(await desk.run(sql`select from reminder_link`)).toEqual([])
  })
})
