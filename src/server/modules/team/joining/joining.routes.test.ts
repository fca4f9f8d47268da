import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type JoinAnswer, joinAnswer } from '#contract/team/team.ts'
import { createTeam } from '#server/modules/team/team.service.ts'
import type { TeamParts } from '#server/modules/team/team-work.service.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, buildPerson, type Desk } from '#tests/support/desk/desk-people.ts'
import { type SignInSite, signInSite } from '#tests/support/desk/sign-in-site.ts'
import { buildResidence } from '#tests/support/directory/directory-rows.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { actOnJoin } from '#web/pages/auth/join/join-act.query.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { createJoiningRoutes } from './joining.routes.ts'
import { createJoining, endedInvitationDays, type JoiningService } from './joining.service.ts'

const address = 'nia@birch.example'
const profile = { do: 'sign-up', firstName: 'Nia', lastName: 'Cole', password: 'four random words here' }

const database = shareTestDatabase()
let site: SignInSite
let server: ModuleServer
let joining: JoiningService
let desk: Desk
let links: string[]
let clock: ReturnType<typeof fakeClock>
const refused: FormAnswer[] = []

beforeEach(async () => {
  clock = fakeClock(new Date().toISOString())
  ;[links, refused.length] = [[], 0]
  const { transactions } = database
  site = signInSite(database)
  const mail: TeamParts['mail'] = {
    enqueue: async (_, { mailText }) => void links.push(/\/join\/[\w-]+/.exec(mailText.text)?.[0] ?? ''),
    startDelivery: async () => undefined,
    bouncedOf: async () => new Set<string>(),
  }
  let parts: TeamParts | undefined
  server = moduleServer(
    (log) => {
      parts = { transactions, mail, accounts: site.auth.accounts, clock, log, baseUrl: 'https://porch.example' }
      joining = createJoining(parts)
      return [createJoiningRoutes(joining, { rateLimits: limitInMemory })]
    },
    { forms: { '/join/:secret': actOnJoin }, refused },
  )
  desk = await buildDesk(transactions, 'Porch Homes')
  const { owner } = desk.people
  const team = parts && createTeam(parts)
  const work = {
    actor: { kind: 'person', personId: owner.id, organizationId: desk.organizationId } as const,
    organizationId: desk.organizationId,
    organization: 'Porch Homes',
    kind: 'operator' as const,
    role: 'owner' as const,
    person: { id: owner.id, name: 'Olive Ashby', email: 'olive@porch.example', sessionId: owner.sessionId },
  }
  await team?.change(work, { do: 'invite', email: address, role: 'manager' })
})

const link = () => links[0] ?? ''
const look = async (path = link()): Promise<JoinAnswer> =>
  joinAnswer.parse(await (await server.request(`/api${path}`)).json())
const post = (fields: Record<string, string>, path = link()) => server.postForm(path, fields)
const owned = <Row>(statement: string) => database.runAsOwner((owner) => owner.query<Row & object>(statement))
const members = () =>
  owned<{ email: string; role: string }>(
    `select p.email, m.role from membership m join person p on p.id = m.person_id
     where organization_id = '${desk.organizationId}' and p.email = '${address}'`,
  )

async function elsewhere(email: string): Promise<SignedIn> {
  const other = await buildDesk(database.transactions, 'Other Homes')
  const organization = { id: other.organizationId, name: 'Other Homes', kind: 'operator' } as const
  const person = await buildPerson(database.transactions, { organization, role: 'manager', firstName: 'Nia' })
  await owned(`update person set email = '${email}' where id = '${person.id}'`)
  await owned(`insert into session (id, person_id, token, expires_at)
    values ('${person.sessionId}', '${person.id}', 'of ${email}', '2030-01-01')`)
  return { ...person, email }
}

describe('the link of an invitation', () => {
  it('says who invites to what, to whoever holds it, and asks to be found by nobody', async () => {
    const answer = await server.request(`/api${link()}`)
    expect(joinAnswer.parse(await answer.json())).toMatchObject({
      state: 'open',
      invitation: {
        organization: 'Porch Homes',
        role: 'manager',
        invitedBy: 'Olive Ashby',
        email: address,
        houses: null,
      },
      reader: 'nobody',
    })
    const names = ['referrer-policy', 'x-robots-tag', 'cache-control']
    expect(names.map((name) => answer.headers.get(name))).toEqual(['no-referrer', 'noindex', 'private, no-store'])
  })

  it('names the houses where it is for some', async () => {
    const elm = await buildResidence(database.transactions, { organizationId: desk.organizationId, name: 'Elm House' })
    await owned(`update invitation set role = 'house_manager', residence_ids = array['${elm}'::uuid]
      where email = '${address}'`)
    expect(await look()).toMatchObject({ invitation: { role: 'house_manager', houses: ['Elm House'] } })
  })

  it('is known to nobody when it is made up, and then tells nothing', async () => {
    for (const path of ['/join/x', `/join/${'A'.repeat(32)}`, `/join/${'%27'.repeat(40)}`]) {
      expect(await look(path)).toMatchObject({ state: 'unknown', invitation: null })
      expect((await post(profile, path)).status).toBe(404)
    }
  })

  it('runs out after seven days, and ends when it is withdrawn', async () => {
    clock.forward({ hours: 7 * 24 })
    expect(await look()).toMatchObject({ state: 'expired', invitation: null })
    expect((await post(profile)).status).toBe(404)
    await owned('update invitation set withdrawn_at = now()')
    expect(await look()).toMatchObject({ state: 'withdrawn', invitation: null })
    expect(await members()).toEqual([])
  })

  it('may be tried so often, from one address', async () => {
    for (let count = 0; count < 60; count++) await server.request('/api/join/x')
    expect((await server.request(`/api${link()}`)).status).toBe(429)
    server.comeFrom('198.51.100.7')
    expect((await server.request(`/api${link()}`)).status).toBe(200)
  })

  it('is forgotten some weeks after it ended', async () => {
    expect(await joining.forgetOld()).toBe(0)
    clock.forward({ hours: (7 + endedInvitationDays) * 24 + 1 })
    expect(await joining.forgetOld()).toBe(1)
    expect(await look()).toMatchObject({ state: 'unknown' })
  })
})

describe('joining', () => {
  it('with an account takes one button, and is done once however often it is pressed', async () => {
    const person = await elsewhere(address)
    server.signIn(person)
    expect(await look()).toMatchObject({ reader: 'invited', readerEmail: address })
    for (const _ of [1, 2]) {
      const joined = await post({ do: 'join' })
      expect([joined.status, joined.headers.get('location')]).toEqual([303, '/workspace/team?done=joined'])
    }
    expect(await members()).toEqual([{ email: address, role: 'manager' }])
    expect(await owned(`select acting_for from session where id = '${person.sessionId}'`)).toEqual([
      { acting_for: desk.organizationId },
    ])
    expect(await owned(`select count(*)::int as n from membership where person_id = '${person.id}'`)).toEqual([
      { n: 2 },
    ])
    expect(await look()).toMatchObject({ state: 'used', reader: 'member', invitation: null })
    expect(await owned(`select subject, change, person_name, source from history where subject = 'person'`)).toEqual([
      { subject: 'person', change: 'joined', person_name: 'Nia Ashby', source: 'team' },
    ])
  })

  it('is for nobody else, who may sign out and come back', async () => {
    server.signIn(await elsewhere('another@birch.example'))
    expect(await look()).toMatchObject({ reader: 'another', readerEmail: 'another@birch.example' })
    const answer = await post({ do: 'join' })
    expect([answer.status, refused[0]?.message]).toEqual([
      403,
      'This invitation is for another address. Sign in with that one.',
    ])
    const left = await post({ do: 'switch' })
    expect([left.status, left.headers.get('location')]).toEqual([303, link()])
    expect(left.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await members()).toEqual([])
  })

  it('asks whoever is signed out to sign in first, and brings them back', async () => {
    const answer = await post({ do: 'join' })
    expect(answer.headers.get('location')).toBe(`/sign-in?returnTo=${encodeURIComponent(link())}`)
  })

  it('of two people at once with the same link takes one', async () => {
    const person = await elsewhere(address)
    server.signIn(person)
    const answers = await Promise.all([post({ do: 'join' }), post({ do: 'join' })])
    expect(answers.every(({ status }) => status === 303 || status === 404)).toBe(true)
    expect(await members()).toHaveLength(1)
  })
})

describe('joining without an account', () => {
  it('makes one with a confirmed address and no organization of its own, and signs in', async () => {
    const answer = await post(profile)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/workspace/team?done=joined'])
    const who = await site.auth.whoIs(new Headers({ cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }))
    expect(who).toMatchObject({
      firstName: 'Nia',
      email: address,
      emailVerified: true,
      organization: { id: desk.organizationId, role: 'manager' },
    })
    expect(await owned(`select count(*)::int as n from membership where person_id = '${who?.id}'`)).toEqual([{ n: 1 }])
    expect(site.mails).toEqual([])
  })

  it('names each field that is wrong and never sends the password back', async () => {
    const answer = await post({ ...profile, firstName: ' ', password: 'short' })
    expect([answer.status, refused[0]?.fields, refused[0]?.values]).toEqual([
      422,
      { firstName: 'First name is missing.', password: 'Choose a password of at least 10 characters.' },
      { do: 'sign-up', firstName: ' ', lastName: 'Cole' },
    ])
    expect((await post({ ...profile, password: 'porch homes 123' })).status).toBe(422)
  })

  it('leaves an account that is open as it is', async () => {
    await elsewhere(address)
    const answer = await post(profile)
    expect([answer.status, refused[0]?.message]).toEqual([
      409,
      'This address has an account. Sign in with it, then join.',
    ])
    expect(await members()).toEqual([])
  })

  it('opens an account that somebody made for the address and never confirmed, under the password given now', async () => {
    const browser = site.browser()
    const theirs = { firstName: 'No', lastName: 'One', organizationName: 'None', email: address }
    await browser.post('/api/auth/sign-up', { ...theirs, password: 'not their words at all' })
    expect((await post(profile)).status).toBe(303)
    const wrong = await browser.post('/api/auth/sign-in', { email: address, password: 'not their words at all' })
    expect(wrong.status).toBe(401)
    const right = await browser.post('/api/auth/sign-in', { email: address, password: profile.password })
    expect(right.status).toBe(200)
  })

  it.each<Record<string, string>>([{}, { do: 'dance' }])('does nothing else: %j', async (fields) => {
    expect((await post(fields)).status).toBe(400)
  })
})

it('keeps no secret in the database', async () => {
  const rows = await database.run(sql<{ row: string }>`select i::text as row from invitation i`)
  expect(rows.map(({ row }) => row).join()).not.toContain(link().replace('/join/', ''))
})
