import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { deskProgress } from '#contract/team/desk-progress.ts'
import { invitationLimits, type TeamAnswer, teamAnswer } from '#contract/team/team.ts'
import { type DeskRole, deskRoles } from '#domain/people/desk-powers.ts'
import type { NewMail } from '#server/modules/mail/mail.service.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { buildLongHistory, historyLinesRead } from '#tests/support/database/long-history.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, buildPerson, type Desk } from '#tests/support/desk/desk-people.ts'
import { signInSite } from '#tests/support/desk/sign-in-site.ts'
import { buildOrganization, buildResidence } from '#tests/support/directory/directory-rows.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { actOnTeam } from '#web/pages/team/team-act.query.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { createTeamRoutes } from './team.routes.ts'
import { createTeam } from './team.service.ts'
import { listLastChanges } from './team.store.ts'
import { createProgress } from './training/progress.service.ts'
import { tickAnswered } from './training/training.service.ts'
import { listDone } from './training/training.store.ts'

const database = shareTestDatabase()
let server: ModuleServer
let desk: Desk
let other: Desk
let mails: NewMail[]
let bounced: Set<string>
/** What happens, in the change's own transaction, when a mail was queued. */
let queued: () => Promise<void>
const clock = fakeClock('2026-11-22T12:00:00Z')
const refused: FormAnswer[] = []

beforeEach(async () => {
  mails = []
  bounced = new Set()
  refused.length = 0
  const { transactions } = database
  const { accounts } = signInSite(database).auth
  queued = async () => undefined
  const enqueue = async (_: unknown, one: NewMail) => {
    mails.push(one)
    await queued()
  }
  const mail = { enqueue, startDelivery: async () => undefined, bouncedOf: async () => bounced }
  server = moduleServer(
    (log) => [
      createTeamRoutes(
        createTeam({ transactions, mail, accounts, clock, log, baseUrl: 'https://porch.example' }),
        createProgress({ transactions, clock }),
      ),
    ],
    { forms: { '/workspace/team': actOnTeam }, refused },
  )
  desk = await buildDesk(transactions, 'Porch Homes')
  other = await buildDesk(transactions, 'Other Homes')
})

const as = (person: SignedIn | null) => server.signIn(person)
const change = (body: object) => server.post('/api/desk/team/changes', body)
const invite = (email: string, role: DeskRole = 'bed_updater') => change({ do: 'invite', email, role })
const read = async (): Promise<TeamAnswer> => teamAnswer.parse(await (await server.request('/api/desk/team')).json())
const owned = <Row>(statement: string) => database.runAsOwner((owner) => owner.query<Row & object>(statement))

describe('the team', () => {
  it('is not for somebody signed out', async () => {
    as(null)
    for (const path of ['/api/desk/team', '/api/desk/progress']) {
      expect((await server.request(path)).status).toBe(401)
    }
    expect((await change({ do: 'leave' })).status).toBe(401)
  })

  it('is run by the owners of an affiliate too, who have no beds and no training', async () => {
    const id = await buildOrganization(database.transactions, 'affiliate')
    const organization = { id, name: 'WVARR', kind: 'affiliate' } as const
    as(await buildPerson(database.transactions, { organization, role: 'owner' }))
    expect(await read()).toMatchObject({ kind: 'affiliate', training: [], people: [{ role: 'owner', training: null }] })
    expect(await (await invite('beds@homes.example', 'bed_updater')).json()).toMatchObject({
      fields: { role: 'Choose owner or manager: there are no beds at this desk.' },
    })
    expect((await invite('colleague@homes.example', 'manager')).status).toBe(200)
    expect(mails[0]?.mailText.text).toMatch(/set\s+certificates/)
  })

  it('is listed for an owner with addresses, and how far everybody is', async () => {
    as(desk.people.owner)
    const { people, mayManage, isLastOwner, organization } = await read()
    expect({ organization, mayManage, isLastOwner }).toEqual({
      organization: 'Porch Homes',
      mayManage: true,
      isLastOwner: true,
    })
    expect(people.map(({ name, role, isYou, training }) => [name, role, isYou, training?.of])).toEqual([
      ['Olive Ashby', 'owner', true, 8],
      ['Marcus Ashby', 'manager', false, 8],
      ['Hal Ashby', 'house_manager', false, 8],
      ['Bea Ashby', 'bed_updater', false, 7],
    ])
    expect(people.every(({ email }) => email?.endsWith('@homes.example'))).toBe(true)
  })

  it('shows a manager addresses, and a bed updater only names and roles', async () => {
    as(desk.people.manager)
    expect((await read()).people.map(({ email, training }) => [email === null, training])).toEqual([
      [false, null],
      [false, null],
      [false, null],
      [false, null],
    ])
    as(desk.people.bed_updater)
    const { people, invitations, mayManage } = await read()
    expect([mayManage, invitations]).toEqual([false, []])
    expect(people.map(({ name, email }) => [name, email])).toEqual([
      ['Olive Ashby', null],
      ['Marcus Ashby', null],
      ['Hal Ashby', null],
      ['Bea Ashby', desk.people.bed_updater.email],
    ])
    expect(people.every(({ lastSeenAt }) => lastSeenAt === null)).toBe(true)
  })

  it('was last seen by somebody who said a number, by a link too, and not by a link that stops emails', async () => {
    as(desk.people.owner)
    const { id, organization } = desk.people.bed_updater
    const note = (at: string, source: string, subject: string) =>
      database.run(sql`insert into history (organization_id, person_id, source, subject, change, happened_at)
          values (${organization?.id}, ${id}, ${source}, ${subject}, 'stopped', ${at})`)
    const seen = async () => (await read()).people.find((person) => person.id === id)?.lastSeenAt
    await note('2026-11-20T12:00:00Z', 'link', 'reminders')
    expect(await seen()).toBeNull()
    await note('2026-11-18T12:00:00Z', 'link', 'beds')
    expect(await seen()).toBe('2026-11-18T12:00:00.000Z')
    await note('2026-11-21T12:00:00Z', 'reminders', 'reminders')
    expect(await seen()).toBe('2026-11-21T12:00:00.000Z')
  })

  it.each(deskRoles.slice(1))('is changed by nobody who is a %s', async (role) => {
    as(desk.people[role])
    const id = desk.people.owner.id
    const deeds = [
      { do: 'invite', email: 'new@homes.example', role: 'owner' },
      { do: 'role', id: desk.people[role].id, role: 'owner' },
      { do: 'remove', id },
      { do: 'remind', id },
      { do: 'resend', id },
      { do: 'withdraw', id },
    ]
    for (const deed of deeds) expect((await change(deed)).status).toBe(403)
    expect(mails).toEqual([])
  })

  it.each([
    {},
    { do: 'dance' },
    { do: 'role', id: 'x', role: 'owner' },
    { do: 'invite', email: 'x', role: 'king' },
    [],
  ])('refuses what is no change: %j', async (body) => {
    as(desk.people.owner)
    expect((await change(body)).status).toBe(422)
  })
})

describe('a long history', () => {
  it('is not read from end to end for a page', async () => {
    const { organizationId, people } = desk
    const { transactions } = database
    await buildLongHistory(transactions, { organizationId, personId: people.bed_updater.id, lines: 2_000 })
    await database.runAsOwner((owner) => owner.query('analyze history'))
    const actor = { kind: 'person', personId: people.owner.id, organizationId } as const
    const system = { kind: 'system' } as const
    expect(await historyLinesRead(transactions, actor, (tx) => listDone(tx, organizationId))).toBeLessThan(50)
    expect(await historyLinesRead(transactions, system, (tx) => listDone(tx, organizationId))).toBeLessThan(50)
    expect(await historyLinesRead(transactions, actor, (tx) => listLastChanges(tx, organizationId))).toBeLessThan(50)
  })
})

describe('inviting', () => {
  beforeEach(() => as(desk.people.owner))

  it('mails a link that is kept nowhere, and lists what waits', async () => {
    expect((await invite(' New@Homes.example ', 'manager')).status).toBe(200)
    const [mail] = mails
    expect([mail?.to, mail?.kind, mail?.confidential]).toEqual(['new@homes.example', 'team-invitation', true])
    const secret = /\/join\/([\w-]+)/.exec(mail?.mailText.text ?? '')?.[1] ?? 'none'
    expect(secret).toHaveLength(32)
    const [row] = await owned<{ row: string }>('select i::text as row from invitation i')
    expect(row?.row).not.toContain(secret)
    const { invitations } = await read()
    expect(invitations).toMatchObject([
      { email: 'new@homes.example', role: 'manager', invitedBy: 'Olive Ashby', isExpired: false, isUndelivered: false },
    ])
    bounced.add('new@homes.example')
    expect((await read()).invitations).toMatchObject([{ isUndelivered: true }])
    expect(await owned('select subject, change, subject_name, person_name from history')).toEqual([
      { subject: 'invitation', change: 'invited', subject_name: '', person_name: 'Olive Ashby' },
    ])
  })

  it('leaves no invitation of an owner who is taken out in the very moment', async () => {
    const organization = { id: desk.organizationId, name: 'Porch Homes', kind: 'operator' } as const
    const second = await buildPerson(database.transactions, { organization, role: 'owner', firstName: 'Sam' })
    const [begun, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    queued = async () => {
      queued = async () => undefined
      begun.resolve()
      await goesOn.promise
    }
    as(second)
    const invited = invite('friend@homes.example', 'owner')
    await begun.promise
    as(desk.people.owner)
    const removed = change({ do: 'remove', id: second.id })
    setTimeout(goesOn.resolve, 250)
    expect([(await invited).status, (await removed).status]).toEqual([200, 200])
    expect((await read()).invitations).toEqual([])
  })

  it('is one invitation when the button was tapped twice, and asks before a second', async () => {
    for (const _ of [1, 2]) expect((await invite('new@homes.example')).status).toBe(200)
    expect(mails).toHaveLength(1)
    const again = await invite('new@homes.example', 'owner')
    expect(again.status).toBe(422)
    expect(await again.json()).toMatchObject({ fields: { email: expect.stringContaining('already') } })
    expect(mails).toHaveLength(1)
  })

  it('refuses whoever belongs already, and what is no address', async () => {
    const known = await invite(desk.people.manager.email)
    expect(await known.json()).toMatchObject({ fields: { email: 'This person is in the team already.' } })
    for (const email of ['', 'nobody', 'a@b.example\nBcc: c@d.example', `${'x'.repeat(250)}@homes.example`]) {
      expect((await invite(email)).status).toBe(422)
    }
    expect(mails).toEqual([])
  })

  it('is limited per organization and day', async () => {
    for (let count = 0; count < invitationLimits.perDay; count++) {
      expect((await invite(`new-${count}@homes.example`)).status).toBe(200)
    }
    const more = await invite('one-more@homes.example')
    expect([more.status, more.headers.has('retry-after')]).toEqual([429, true])
    as(other.people.owner)
    expect((await invite('one-more@homes.example')).status).toBe(200)
  })

  it('sends again with a new link, not too soon and not for ever, and withdraws', async () => {
    await invite('new@homes.example')
    const [invitation] = (await read()).invitations
    const deed = { do: 'resend', id: invitation?.id }
    expect((await change(deed)).status).toBe(429)
    const links = new Set([/join\/\S+/.exec(mails[0]?.mailText.text ?? '')?.[0]])
    for (let mail = 1; mail < invitationLimits.mails; mail++) {
      clock.forward({ minutes: invitationLimits.pauseMinutes, seconds: 1 })
      expect((await change(deed)).status).toBe(200)
      links.add(/join\/\S+/.exec(mails.at(-1)?.mailText.text ?? '')?.[0])
    }
    expect(links.size).toBe(invitationLimits.mails)
    clock.forward({ hours: 1 })
    expect((await change(deed)).status).toBe(429)
    expect((await change({ do: 'withdraw', id: invitation?.id })).status).toBe(200)
    expect((await change({ do: 'withdraw', id: invitation?.id })).status).toBe(404)
    expect((await read()).invitations).toEqual([])
    expect((await invite('new@homes.example')).status).toBe(200)
  })

  it('of another organization is out of reach', async () => {
    await invite('new@homes.example')
    const [invitation] = (await read()).invitations
    as(other.people.owner)
    expect((await read()).invitations).toEqual([])
    for (const deed of ['resend', 'withdraw']) {
      expect((await change({ do: deed, id: invitation?.id })).status).toBe(404)
    }
  })
})

describe('roles', () => {
  beforeEach(() => as(desk.people.owner))

  it('change at once, with a mail and a line in the history', async () => {
    const { id, email } = desk.people.bed_updater
    expect((await change({ do: 'role', id, role: 'manager' })).status).toBe(200)
    expect(mails.map(({ to, replyTo, kind }) => [to, replyTo, kind])).toEqual([
      [email, desk.people.owner.email, 'team-role-changed'],
    ])
    expect(mails[0]?.mailText.text).toContain('From now on you are')
    expect(await owned('select change, before, after from history')).toEqual([
      { change: 'role_changed', before: { role: 'bed_updater' }, after: { role: 'manager' } },
    ])
    expect(await (await change({ do: 'role', id, role: 'manager' })).json()).toEqual({ done: 'same_role' })
    expect(mails).toHaveLength(1)
    expect(await (await change({ do: 'role', id, role: 'owner' })).json()).toEqual({ done: 'role' })
    const own = { do: 'role', id: desk.people.owner.id, role: 'manager' }
    expect(await (await change(own)).json()).toEqual({ done: 'own_role' })
    expect(mails).toHaveLength(2)
  })

  it('of another organization are out of reach', async () => {
    const { id } = other.people.manager
    for (const deed of [
      { do: 'role', id, role: 'owner' },
      { do: 'remove', id },
      { do: 'remind', id },
    ]) {
      expect((await change(deed)).status).toBe(404)
    }
  })

  it('leave an owner: the last one can neither leave nor lose the role nor be removed', async () => {
    const { id } = desk.people.owner
    for (const deed of [{ do: 'leave' }, { do: 'role', id, role: 'manager' }, { do: 'remove', id }]) {
      expect((await change(deed)).status).toBe(409)
    }
    await change({ do: 'role', id: desk.people.manager.id, role: 'owner' })
    expect((await read()).isLastOwner).toBe(false)
    expect((await change({ do: 'role', id, role: 'bed_updater' })).status).toBe(200)
    as(desk.people.manager)
  })

  it('end an owner’s own invitations with the power to invite', async () => {
    await invite('new@homes.example')
    const second = await buildPerson(database.transactions, {
      organization: { id: desk.organizationId, name: 'Porch Homes', kind: 'operator' },
      role: 'owner',
    })
    as(second)
    await change({ do: 'remove', id: desk.people.owner.id })
    expect((await read()).invitations).toEqual([])
    expect(await owned(`select subject, change from history where person_id = '${second.id}' order by 1`)).toEqual([
      { subject: 'invitation', change: 'withdrawn' },
      { subject: 'person', change: 'removed' },
    ])
  })
})

describe('leaving', () => {
  it('takes a person out at once, ends their sessions there, and tells them', async () => {
    const { id, email } = desk.people.manager
    await owned(`insert into session (person_id, token, expires_at, acting_for) values
      ('${id}', 'there', '2030-01-01', '${desk.organizationId}'), ('${id}', 'nowhere', '2030-01-01', null)`)
    as(desk.people.owner)
    expect((await change({ do: 'remove', id })).status).toBe(200)
    expect(mails.map(({ to, replyTo, kind }) => [to, replyTo, kind])).toEqual([
      [email, desk.people.owner.email, 'team-removed'],
    ])
    expect(await owned('select token from session')).toEqual([])
    expect((await change({ do: 'remove', id })).status).toBe(404)
    expect(await owned('select change, subject_name, person_name from history')).toEqual([
      { change: 'removed', subject_name: 'Marcus Ashby', person_name: 'Olive Ashby' },
    ])
  })

  it('leaves the sessions in which they act for somebody else', async () => {
    const { id } = desk.people.manager
    await database.run(sql`insert into membership (person_id, organization_id, role, created_at)
        values (${id}, ${other.organizationId}, 'manager', '2020-01-01')`)
    await owned(`insert into session (person_id, token, expires_at, acting_for) values
      ('${id}', 'there', '2030-01-01', '${desk.organizationId}'), ('${id}', 'longest', '2030-01-01', null),
      ('${id}', 'elsewhere', '2030-01-01', '${other.organizationId}')`)
    as(desk.people.owner)
    await change({ do: 'remove', id })
    expect(await owned('select token from session order by token')).toEqual([
      { token: 'elsewhere' },
      { token: 'longest' },
    ])
  })

  it('is anybody’s own to do, and the session at hand goes on', async () => {
    const { id, sessionId } = desk.people.bed_updater
    await owned(`insert into session (id, person_id, token, expires_at, acting_for) values
      ('${sessionId}', '${id}', 'here', '2030-01-01', '${desk.organizationId}'),
      (gen_random_uuid(), '${id}', 'phone', '2030-01-01', '${desk.organizationId}')`)
    as(desk.people.bed_updater)
    expect((await change({ do: 'leave' })).status).toBe(200)
    expect(mails).toEqual([])
    expect(await owned('select token, acting_for from session')).toEqual([{ token: 'here', acting_for: null }])
  })
})

describe('the training', () => {
  it('is ticked by oneself, and by what the software saw', async () => {
    as(desk.people.bed_updater)
    for (const _ of [1, 2]) expect((await change({ do: 'train', step: 'see_board' })).status).toBe(200)
    await database.run(
      sql`insert into history (organization_id, person_id, source, subject, change)
          values (${desk.organizationId}, ${desk.people.bed_updater.id}, 'board', 'beds', 'said')`,
      { kind: 'person', personId: desk.people.bed_updater.id, organizationId: desk.organizationId },
    )
    const done = (await read()).training.filter(({ doneAt }) => doneAt !== null)
    expect(done.map(({ step, isSeen }) => [step, isSeen])).toEqual([
      ['see_board', false],
      ['say_number', true],
    ])
    await change({ do: 'untrain', step: 'see_board' })
    expect((await read()).training.filter(({ doneAt }) => doneAt !== null)).toHaveLength(1)
    as(desk.people.owner)
    expect((await read()).people.map(({ training }) => training)).toEqual([
      { done: 0, of: 8 },
      { done: 0, of: 8 },
      { done: 0, of: 8 },
      { done: 1, of: 7 },
    ])
  })

  it('has the answer to a question ticked in the name of who gave it', async () => {
    const { id, organization } = desk.people.manager
    const organizationId = organization?.id ?? ''
    await database.transactions.run({ kind: 'person', personId: id, organizationId }, (tx) =>
      tickAnswered(tx, { organizationId, personId: id }),
    )
    as(desk.people.manager)
    expect((await read()).training.find(({ step }) => step === 'answer_question')?.doneAt).not.toBeNull()
  })

  it('is reminded of by mail, once a day, until it is done', async () => {
    as(desk.people.owner)
    const remind = () => change({ do: 'remind', id: desk.people.manager.id })
    expect([(await remind()).status, (await remind()).status]).toEqual([200, 429])
    expect(mails.map(({ replyTo, kind }) => [replyTo, kind])).toEqual([[desk.people.owner.email, 'team-training']])
    expect((await read()).people.map(({ mayRemind }) => mayRemind)).toEqual([null, false, true, true])
    expect(await owned('select change from history')).toEqual([])
    clock.forward({ hours: 24 })
    expect((await remind()).status).toBe(200)
  })
})

describe('moving in', () => {
  const progress = async () => deskProgress.parse(await (await server.request('/api/desk/progress')).json())

  it('is what is there, in whatever order it came', async () => {
    as(desk.people.bed_updater)
    expect(await progress()).toEqual({
      claim: false,
      account: true,
      data: false,
      team: false,
      live: false,
      residencesWithoutNumbers: 0,
      peopleInTraining: 4,
      reminders: false,
    })
    const { transactions } = database
    const { organizationId } = desk
    const said = { totalBeds: 4, reports: [{ occupied: 1, at: new Date(clock.now().getTime() - 3_600_000) }] }
    await buildResidence(transactions, { organizationId, groups: [said] })
    expect(await progress()).toMatchObject({ claim: true, data: true, live: true })
    await buildResidence(transactions, { organizationId, groups: [said, { audience: 'men', totalBeds: 2 }] })
    expect(await progress()).toMatchObject({ claim: true, data: false, live: true, residencesWithoutNumbers: 1 })
    await buildResidence(transactions, { organizationId: other.organizationId })
    clock.forward({ hours: 24 })
    expect(await progress()).toMatchObject({ live: false, residencesWithoutNumbers: 1 })
  })
})

describe('houses per person', () => {
  let residences: string[]
  const bea = () => desk.people.bed_updater.id
  const placeOfBea = async () => (await read()).people.find(({ id }) => id === bea())

  beforeEach(async () => {
    const { transactions } = database
    const { organizationId } = desk
    residences = []
    for (const name of ['Cedar Steps', 'Harbor Row', 'Mill Corner']) {
      residences.push(await buildResidence(transactions, { organizationId, name }))
    }
    as(desk.people.owner)
  })

  it('are chosen with the role, mailed, written down, and for the owner to see', async () => {
    const chosen = residences.slice(0, 2).toSorted()
    const role = { do: 'role', id: bea(), role: 'house_manager', houses: chosen }
    expect((await change(role)).status).toBe(200)
    expect(await placeOfBea()).toMatchObject({ role: 'house_manager', residenceIds: chosen })
    expect(mails[0]?.mailText.text).toMatch(/you are a\s+house manager of 2 houses\./)
    expect((await change(role)).status).toBe(200)
    expect((await change({ do: 'role', id: bea(), role: 'house_manager', houses: null })).status).toBe(200)
    expect((await placeOfBea())?.residenceIds).toBeNull()
    expect(await owned('select change, before, after from history order by happened_at')).toEqual([
      {
        change: 'role_changed',
        before: { role: 'bed_updater' },
        after: { role: 'house_manager', houses: ['Cedar Steps', 'Harbor Row'], house_count: 2 },
      },
      {
        change: 'houses_changed',
        before: { role: 'house_manager', houses: ['Cedar Steps', 'Harbor Row'], house_count: 2 },
        after: { role: 'house_manager' },
      },
    ])
    as(desk.people.manager)
    expect((await read()).residences).toEqual([])
  })

  it('stay as they are where a change leaves them out, and end with the role of a manager', async () => {
    const [first = ''] = residences
    await change({ do: 'role', id: bea(), role: 'bed_updater', houses: [first] })
    await change({ do: 'role', id: bea(), role: 'house_manager' })
    expect((await placeOfBea())?.residenceIds).toEqual([first])
    await change({ do: 'role', id: bea(), role: 'manager', houses: [first] })
    expect(await placeOfBea()).toMatchObject({ role: 'manager', residenceIds: null })
  })

  it('are some of one’s own, and at least one', async () => {
    const foreign = await buildResidence(database.transactions, { organizationId: other.organizationId })
    for (const wrong of [[], [foreign], ['x']]) {
      const answer = await change({ do: 'role', id: bea(), role: 'bed_updater', houses: wrong })
      expect([wrong, answer.status]).toEqual([wrong, 422])
    }
    expect((await placeOfBea())?.residenceIds).toBeNull()
  })

  it('go with an invitation to whoever joins by it', async () => {
    const [first = ''] = residences
    const sent = await change({ do: 'invite', email: 'new@homes.example', role: 'house_manager', houses: [first] })
    expect(sent.status).toBe(200)
    expect((await read()).invitations).toMatchObject([{ role: 'house_manager', residenceIds: [first] }])
  })

  it('are chosen by the page’s form without script', async () => {
    const [first = '', second = ''] = residences
    const fields = { do: 'role', id: bea(), role: 'bed_updater', listed: 'on' }
    const sent = await server.postForm('/workspace/team', { ...fields, [`house.${first}`]: 'on' })
    expect(sent.headers.get('location')).toBe('/workspace/team?done=role')
    expect((await placeOfBea())?.residenceIds).toEqual([first])
    await server.postForm('/workspace/team', { ...fields, all: 'on', [`house.${second}`]: 'on' })
    expect((await placeOfBea())?.residenceIds).toBeNull()
    expect((await server.postForm('/workspace/team', fields)).status).toBe(422)
    expect(refused.at(-1)?.fields).toEqual({ houses: 'Choose at least one house, or every house.' })
  })
})

describe('several invitations at once', () => {
  beforeEach(() => as(desk.people.owner))
  const several = (emails: string) => change({ do: 'invite_several', emails, role: 'bed_updater' })

  it('answers each line on its own', async () => {
    await invite('waits@homes.example', 'manager')
    const known = desk.people.manager.email
    const answer = await several(`New <New@homes.example>\n${known}; nobody\nwaits@homes.example\nnew@homes.example`)
    expect(await answer.json()).toEqual({
      done: 'invite_several',
      lines: [
        { typed: 'new@homes.example', outcome: 'sent' },
        { typed: known, outcome: 'member' },
        { typed: 'nobody', outcome: 'not_an_address' },
        { typed: 'waits@homes.example', outcome: 'invited' },
      ],
    })
    expect(mails.map(({ to }) => to)).toEqual(['waits@homes.example', 'new@homes.example'])
  })

  it('sends no more than a day may have, and takes at most fifty lines', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `new-${at}@homes.example`).join('\n')
    expect((await several(lines(invitationLimits.atOnce + 1))).status).toBe(422)
    expect((await several(' ')).status).toBe(422)
    const { lines: answered } = await (await several(lines(invitationLimits.perDay + 2))).json()
    const outcomes = answered.map(({ outcome }: { outcome: string }) => outcome)
    expect(outcomes.slice(-3)).toEqual(['sent', 'too_many', 'too_many'])
    expect(mails).toHaveLength(invitationLimits.perDay)
  })

  it('comes from the form that invites one', async () => {
    const fields = {
      do: 'invite',
      email: '',
      emails: 'one@homes.example\r\nTwo <two@homes.example>',
      role: 'bed_updater',
    }
    await server.postForm('/workspace/team', fields)
    const values = { do: 'invite_several', lines: 'sent one@homes.example\nsent two@homes.example' }
    expect(refused).toMatchObject([{ status: 200, values }])
  })

  it('comes back with all that was typed and chosen where a line is wrong, and takes it again', async () => {
    const fields = {
      do: 'invite',
      email: '',
      emails: 'One@homes.example\r\nnobody',
      role: 'manager',
      listed: 'on',
      all: 'on',
    }
    expect((await server.postForm('/workspace/team', fields)).status).toBe(422)
    expect(refused.at(-1)).toMatchObject({
      status: 422,
      values: fields,
      fields: {
        emails: 'One line was not sent. Correct it and send again: nobody is invited twice.',
        lines: 'sent one@homes.example\nnot_an_address nobody',
      },
    })
    const emails = 'One@homes.example\r\nsomebody@homes.example'
    expect((await server.postForm('/workspace/team', { ...fields, emails })).status).toBe(200)
    expect(mails.map(({ to }) => to)).toEqual(['one@homes.example', 'somebody@homes.example'])
  })

  it('marks the field of one address and the list each for its own wrong line', async () => {
    const fields = { do: 'invite', email: 'nobody', emails: 'one@homes.example\r\nnowhere', role: 'manager' }
    await server.postForm('/workspace/team', fields)
    expect(refused.at(-1)?.fields).toMatchObject({
      email: 'This was not sent. Correct it and send again.',
      emails: 'One line was not sent. Correct it and send again: nobody is invited twice.',
    })
    await server.postForm('/workspace/team', { ...fields, emails: 'two@homes.example' })
    expect(Object.keys(refused.at(-1)?.fields ?? {})).toEqual(['email', 'lines'])
  })
})

describe('the page’s own forms', () => {
  const post = (fields: Record<string, string>) => server.postForm('/workspace/team', fields)

  it('do the same without a script', async () => {
    as(desk.people.owner)
    const sent = await post({ do: 'invite', email: 'new@homes.example', role: 'manager' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/workspace/team?done=invite'])
    const ticked = await post({ do: 'train', step: 'see_board' })
    expect(ticked.headers.get('location')).toBe('/workspace/team?done=train#training')
  })

  it('come back with what was typed and what was wrong', async () => {
    as(desk.people.owner)
    const answer = await post({ do: 'invite', email: 'nobody', role: 'manager' })
    expect([answer.status, await answer.text()]).toEqual([422, '/workspace/team'])
    expect(refused).toMatchObject([
      { values: { email: 'nobody' }, fields: { email: 'Email does not look like an address.' }, status: 422 },
    ])
  })

  it('ask whoever is signed out to sign in, and send whoever has left to their account', async () => {
    as(null)
    expect((await post({ do: 'leave' })).status).toBe(401)
    as(desk.people.bed_updater)
    expect((await post({ do: 'leave' })).headers.get('location')).toBe('/account?done=left')
  })
})
