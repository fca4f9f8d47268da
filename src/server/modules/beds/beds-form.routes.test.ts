import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { actsFor } from '#domain/people/acts-for.ts'
import { bedsDesk } from '#tests/support/desk/beds-desk.ts'
import type { Person } from '#tests/support/desk/desk-people.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { actOnBeds } from '#web/pages/beds/beds-act.query.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { createBedsRoutes } from './beds.routes.ts'
import { createBeds } from './beds.service.ts'
import { createHolds } from './holds.service.ts'
import { createOpenings } from './openings/openings.service.ts'

const desk = bedsDesk()
const { buildGroup, groupNow } = desk
let refused: FormAnswer | null
const push = (answer: FormAnswer) => {
  refused = answer
}

function pageServer(person: Person | null = desk.owner): ModuleServer {
  refused = null
  const parts = { transactions: desk.database.transactions, clock: desk.clock }
  const pages = { forms: { '/workspace/beds': actOnBeds }, refused: { push } }
  const server = moduleServer(
    () => [createBedsRoutes({ beds: createBeds(parts), holds: createHolds(parts), openings: createOpenings(parts) })],
    pages,
  )
  server.signIn(person)
  return server
}

const say = (server: ModuleServer, values: Record<string, string>) => server.postForm('/workspace/beds', values)

describe('POST /workspace/beds', () => {
  it('says a number and leads back to the board', async () => {
    const group = await buildGroup(8, 3)
    const { reportId } = await groupNow(group)
    const answer = await say(pageServer(), { group, seen: reportId ?? '', open: '5' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/workspace/beds'])
    expect(await groupNow(group)).toMatchObject({ open: 5, openBefore: 3, saidBy: { isYou: true, source: 'board' } })
  })

  it('takes the first number of a house, where nothing was seen', async () => {
    const group = await buildGroup(8, null)
    expect((await say(pageServer(), { group, seen: '', open: '0' })).status).toBe(303)
    expect(await groupNow(group)).toMatchObject({ open: 0 })
  })

  it('posted twice says it once', async () => {
    const group = await buildGroup(8, 3)
    const values = { group, seen: (await groupNow(group)).reportId ?? '', open: '5' }
    const server = pageServer()
    expect([(await say(server, values)).status, (await say(server, values)).status]).toEqual([303, 303])
    expect(await groupNow(group)).toMatchObject({ open: 5 })
  })

  it('changes nothing where somebody said another number meanwhile, says who and when, and takes it said again', async () => {
    const group = await buildGroup(8, 3)
    const seen = (await groupNow(group)).reportId ?? ''
    await say(pageServer(await desk.join('bed_updater', { firstName: 'Marcus' })), { group, seen, open: '0' })
    await say(pageServer(), { group, seen, open: '5' })
    expect(refused).toMatchObject({
      status: 409,
      values: { group, open: '5' },
      message: expect.stringMatching(
        /^You set 5, it is 0 now \(said by Marcus Ashby on \w+ \d+, \d+:\d\d [ap]m UTC\)\. If 5 is right, say it again\.$/,
      ),
    })
    const { open, reportId } = await groupNow(group)
    expect(open).toBe(0)
    expect((await say(pageServer(), { group, seen: reportId ?? '', open: '5' })).status).toBe(303)
    expect(await groupNow(group)).toMatchObject({ open: 5 })
  })

  it('takes that the shown number is still right, whatever stands in the field', async () => {
    const group = await buildGroup(8, 3)
    const seen = (await groupNow(group)).reportId ?? ''
    const values = { act: 'confirm', group, seen, shown: '3', open: '' }
    const server = pageServer()
    expect([(await say(server, values)).status, (await say(server, values)).status]).toEqual([303, 303])
    const now = await groupNow(group)
    expect(now).toMatchObject({ open: 3, openBefore: null, opening: null, saidBy: { isYou: true } })
    expect(now.reportId).not.toBe(seen)
  })

  it('does not take it where the number changed meanwhile, or a bed is held since', async () => {
    const group = await buildGroup(8, 3)
    const seen = (await groupNow(group)).reportId ?? ''
    const values = { act: 'confirm', group, seen, shown: '3', open: '3' }
    await say(pageServer(), { act: 'hold', id: randomUUID(), group, hours: '48', note: '' })
    await say(pageServer(), values)
    expect(refused).toMatchObject({
      status: 409,
      message: 'You said 3 is still right, it is 2 now (a hold began or ended).',
    })
    await say(pageServer(await desk.join('bed_updater', { firstName: 'Marcus' })), { group, seen, open: '0' })
    await say(pageServer(), values)
    expect(refused?.message).toMatch(/^You said 3 is still right, it is 0 now \(said by Marcus Ashby on .* UTC\)\.$/)
    expect(await groupNow(group)).toMatchObject({ open: 0 })
  })

  it('takes that all shown numbers are still right, and names those that changed meanwhile', async () => {
    const [one, two] = [await buildGroup(8, 3), await buildGroup(4, 0)]
    const shown = async (group: string) => {
      const { reportId, open } = await groupNow(group)
      return `${group}/${reportId}/${open}`
    }
    const right = `${await shown(one)} ${await shown(two)}`
    const before = await groupNow(one)
    const server = pageServer()
    const said = await say(server, { act: 'right', right })
    expect([said.status, said.headers.get('location')]).toEqual([303, '/workspace/beds?said=right'])
    expect((await groupNow(one)).reportId).not.toBe(before.reportId)
    expect(await groupNow(one)).toMatchObject({ open: 3, saidBy: { isYou: true } })
    expect(await groupNow(two)).toMatchObject({ open: 0, saidBy: { isYou: true } })
    const next = `${await shown(one)} ${await shown(two)}`
    await say(pageServer(await desk.join('bed_updater', { firstName: 'Marcus' })), {
      group: two,
      seen: (await groupNow(two)).reportId ?? '',
      open: '2',
    })
    const { reportId } = await groupNow(one)
    await say(pageServer(), { act: 'right', right: next })
    expect(refused).toMatchObject({
      status: 409,
      fields: { left: two },
      message: '1 number was changed meanwhile and not confirmed.',
    })
    expect((await groupNow(one)).reportId).not.toBe(reportId)
    expect(await groupNow(two)).toMatchObject({ open: 2, saidBy: { isYou: false } })
  })

  it.each(['', 'x', 'x/y/z', '//'])('confirms nothing by "%s"', async (right) => {
    const answer = await say(pageServer(), { act: 'right', right })
    expect([answer.status, refused?.status ?? 0]).not.toContain(303)
    expect([409, 422]).toContain(refused?.status)
  })

  it.each([
    ['9', 409, 'There are 8 beds, so 9 cannot be open.'],
    ['', 422, 'Open beds are a whole number.'],
    ['-1', 422, 'Open beds are a whole number.'],
    ['many', 422, 'Open beds are a whole number.'],
  ])('refuses "%s" with %i and says why', async (open, status, message) => {
    const group = await buildGroup(8, 3)
    await say(pageServer(), { group, seen: (await groupNow(group)).reportId ?? '', open })
    expect(refused).toMatchObject({ status, message, values: { group, open } })
    expect(await groupNow(group)).toMatchObject({ open: 3 })
  })

  it('refuses a group of others, and what is no group', async () => {
    const organizationId = await buildOrganization(desk.database.transactions)
    const stranger = await buildGroup(8, 3, { organizationId })
    await say(pageServer(), { group: stranger, seen: '', open: '1' })
    expect(refused).toMatchObject({
      status: 409,
      message: 'These beds were no longer on your board when this arrived.',
    })
    await say(pageServer(), { group: 'nonsense', seen: '', open: '1' })
    expect(refused).toMatchObject({ status: 422, message: 'This is no group of beds.' })
  })

  it('asks who is signed out to sign in', async () => {
    const answer = await say(pageServer(null), { group: randomUUID(), seen: '', open: '1' })
    expect([answer.status, refused]).toEqual([401, null])
  })

  it.each(['owner', 'manager', 'bed_updater'] as const)('is for a %s', async (role) => {
    const group = await buildGroup(8, 3)
    const values = { group, seen: (await groupNow(group)).reportId ?? '', open: '4' }
    expect((await say(pageServer(await desk.join(role)), values)).status).toBe(303)
  })
})

describe('POST /workspace/beds, to hold a bed', () => {
  const held = (group: string, more: Record<string, string> = {}) => ({
    act: 'hold',
    id: randomUUID(),
    group,
    house: randomUUID(),
    hours: '48',
    note: 'K., by bus',
    ...more,
  })

  it('holds it, and leads back to the house', async () => {
    const group = await buildGroup(8, 3)
    const values = held(group)
    const answer = await say(pageServer(), values)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/workspace/beds#house-${values.house}`])
    expect(await groupNow(group)).toMatchObject({ open: 2, holds: [{ id: values.id, note: 'K., by bus' }] })
  })

  it('posted twice holds one bed, and leads nowhere else whatever the form says', async () => {
    const group = await buildGroup(8, 3)
    const values = held(group, { house: '//elsewhere.example/' })
    const server = pageServer()
    const answers = [await say(server, values), await say(server, values)]
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(['/workspace/beds', '/workspace/beds'])
    expect((await groupNow(group)).holds).toHaveLength(1)
  })

  it.each([
    [{ hours: '' }, 422, 'hours'],
    [{ hours: '-3' }, 422, 'hours'],
    [{ hours: '337' }, 422, 'hours'],
    [{ note: 'k'.repeat(201) }, 422, 'note'],
    [{ id: 'nonsense' }, 422, 'id'],
    [{ group: 'nonsense' }, 422, 'groupId'],
  ])('refuses %o with %i at its field, and keeps what was typed', async (wrong, status, field) => {
    const group = await buildGroup(8, 3)
    const values = held(group, wrong)
    await say(pageServer(), values)
    expect(refused).toMatchObject({ status, values, fields: { [field]: expect.any(String) } })
    expect((await groupNow(group)).holds).toEqual([])
  })

  it('says so where no bed is open any more, and where the beds are of others', async () => {
    const full = await buildGroup(8, 0)
    await say(pageServer(), held(full))
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('open') })
    const organizationId = await buildOrganization(desk.database.transactions)
    await say(pageServer(), held(await buildGroup(8, 3, { organizationId })))
    expect(refused).toMatchObject({ status: 404, message: 'There is no such group of beds.' })
  })

  it.each(['owner', 'manager', 'bed_updater'] as const)('is for a %s', async (role) => {
    expect((await say(pageServer(await desk.join(role)), held(await buildGroup(8, 3)))).status).toBe(303)
  })

  it('asks who is signed out to sign in', async () => {
    expect((await say(pageServer(null), held(randomUUID()))).status).toBe(401)
  })
})

describe('POST /workspace/beds, to end a hold', () => {
  const residence = randomUUID()
  async function heldBed(more: Parameters<typeof buildGroup>[2] = {}) {
    const group = await buildGroup(8, 3, more)
    const id = randomUUID()
    await say(pageServer(), { act: 'hold', id, group, house: residence, hours: '48', note: '' })
    return { group, values: { act: 'end', id, house: residence, reason: 'cancelled' } }
  }

  it('opens the bed again, and leads back to the house', async () => {
    const { group, values } = await heldBed()
    const answer = await say(pageServer(), values)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/workspace/beds?ended=${values.id}&of=${residence}#house-${residence}`,
    ])
    expect(await groupNow(group)).toMatchObject({ open: 3, holds: [] })
    expect((await say(pageServer(), values)).status).toBe(303)
    await say(pageServer(), { act: 'undo', id: values.id })
    expect(await groupNow(group)).toMatchObject({ open: 2, holds: [{}] })
  })

  it('counts one more who lives there, where they have moved in', async () => {
    const { group, values } = await heldBed()
    expect((await say(pageServer(), { ...values, reason: 'moved_in' })).status).toBe(303)
    expect(await groupNow(group)).toMatchObject({ open: 2, holds: [] })
    await say(pageServer(), values)
    expect(refused).toMatchObject({ status: 409, message: 'This person has moved in already.' })
  })

  it.each([
    [{ reason: 'because' }, 422],
    [{ id: 'nonsense' }, 404],
    [{ id: randomUUID() }, 404],
  ])('refuses %o with %i and says why', async (wrong, status) => {
    const { group, values } = await heldBed()
    await say(pageServer(), { ...values, ...wrong })
    expect(refused).toMatchObject({ status, message: expect.any(String) })
    expect((await groupNow(group)).holds).toHaveLength(1)
  })
})

describe('POST /workspace/beds, to let a hold run longer', () => {
  const [id, residence] = [randomUUID(), randomUUID()]
  const held = async () => {
    const group = await buildGroup(8, 3)
    await say(pageServer(), { act: 'hold', id, group, house: residence, hours: '48', note: 'K.' })
    return group
  }

  it('lets it run so many hours from now, once, and leads back to the house', async () => {
    const group = await held()
    const values = { act: 'extend', id, house: residence, hours: '72' }
    const answers = [await say(pageServer(), values), await say(pageServer(), values)]
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(
      Array(2).fill(`/workspace/beds#house-${residence}`),
    )
    const until = new Date(desk.clock.now().getTime() + 72 * 3_600_000).toISOString()
    expect((await groupNow(group)).holds).toMatchObject([{ until, note: 'K.' }])
  })

  it.each([
    [{ hours: '' }, 422, 'from 1 to 336'],
    [{ hours: '-7' }, 422, 'from 1 to 336'],
    [{ hours: '337' }, 422, 'at most 14 days'],
    [{ id: 'nonsense' }, 404, ''],
    [{ id: randomUUID() }, 404, ''],
  ])('refuses %o with %i and keeps what was typed', async (wrong, status, why) => {
    await held()
    const values = { act: 'extend', id, house: residence, hours: '72', ...wrong }
    await say(pageServer(), values)
    expect(refused).toMatchObject({ status, values, message: expect.any(String) })
    expect(refused?.fields.hours ?? '').toContain(why)
  })
})

describe('changes that a device kept', () => {
  it('are taken of the person they name, and of nobody else who signed in there', async () => {
    const group = await buildGroup(8, 3)
    const change = await desk.toChange(group, 2)
    const marcus = await desk.join('bed_updater', { firstName: 'Marcus' })
    const send = (named: Person) =>
      desk.server.post('/api/beds/changes', { changes: [change] }, { 'X-Acts-For': actsFor(named) })
    desk.server.signIn(marcus)
    expect((await send(desk.owner)).status).toBe(401)
    expect(await groupNow(group)).toMatchObject({ open: 3 })
    desk.server.signIn(desk.owner)
    expect((await send(desk.owner)).status).toBe(200)
    expect(await groupNow(group)).toMatchObject({ open: 2 })
  })
})
