import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { foundPeople, staffOrganization, staffPerson } from '#contract/residence/moderation/people.ts'
import { allianceId } from '#domain/people/organization.ts'
import { alliance, type Person } from '#tests/support/desk/desk-people.ts'
import { moderationDesk } from '#tests/support/desk/moderation-desk.ts'

const desk = moderationDesk()
const {
  as,
  auth,
  change,
  clock,
  database,
  get,
  house: addResidence,
  join,
  listing,
  mails,
  organize,
  people,
  run,
  status,
} = desk

const password = 'seven green lamps on the porch'
const lock = { act: 'lock', words: 'Somebody else uses this account.' }
const unlock = { act: 'unlock', words: 'Thank you for calling.' }
const nobody = '00000000-0000-4000-8000-0000000000ff'

const find = async (q: string) => foundPeople.parse(await get(`/api/staff/people?${new URLSearchParams({ q })}`))
const person = async (id: string, who?: Person) => staffPerson.parse(await get(`/api/staff/people/${id}`, who))
const organization = async (id: string) => staffOrganization.parse(await get(`/api/staff/organizations/${id}`))
const changePerson = (id: string, body: object, who = people().avery) =>
  as(who).post(`/api/staff/people/${id}/changes`, body)
const changeOrganization = (id: string, body: object, who = people().avery) =>
  as(who).post(`/api/staff/organizations/${id}/changes`, body)
const own = () => people().nia.organization?.id ?? ''

const openAccount = (email = 'olive@operator.example') =>
  auth().createAccount({
    firstName: 'Olive',
    lastName: 'Reed',
    email,
    emailVerified: true,
    password,
    memberships: [{ organizationId: own(), role: 'manager' }],
  })
const signIn = (email = 'olive@operator.example') => as(null).post('/api/auth/sign-in', { email, password })
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
const whoIs = (cookie: string) => auth().whoIs(new Headers({ cookie }))

describe('the room of people and organizations', () => {
  it('finds people by name, address of mail and organization', async () => {
    const { nia } = people()
    for (const q of ['nia@operator', 'NIA birch', 'birch ashby']) {
      expect((await find(q)).people).toMatchObject([
        { id: nia.id, name: 'Nia Ashby', organizations: [{ name: 'Birch House', kind: 'operator', role: 'owner' }] },
      ])
    }
    expect(await find("%_ o'neil")).toMatchObject({ people: [], organizations: [], more: false })
  })

  it('finds organizations by name, state and the phone or email of a house', async () => {
    const id = await addResidence({ name: 'Quiet Elm' })
    await run(sql`update residence set phone = '(304) 555-0177', email = 'elm@birch.example' where id = ${id}`)
    for (const q of ['birch', '304-555-0177', '(304) 555-0177', 'ELM@birch.example']) {
      expect((await find(q)).organizations).toMatchObject([{ id: own(), people: 1, houses: 1, isLocked: false }])
    }
    expect((await find('wv')).organizations.map(({ name }) => name)).toEqual(['West Virginia Alliance'])
  })

  it('finds addresses that wait for a confirmation or an invitation, and sends both again', async () => {
    await auth().accounts.signOut(null)
    const signUp = { firstName: 'Sam', lastName: 'Oak', email: 'sam@oak.example', organizationName: 'Oak Homes' }
    expect((await as(null).post('/api/auth/sign-up', { ...signUp, password })).status).toBe(200)
    expect((await find('oak')).signUps).toMatchObject([{ email: 'sam@oak.example', organization: 'Oak Homes' }])
    const again = () => as(people().avery).post('/api/staff/confirmations', { email: 'sam@oak.example' })
    expect((await again()).status).toBe(429)
    clock().forward({ minutes: 6 })
    expect((await again()).status).toBe(200)
    expect((await mails()).map(({ kind }) => kind)).toEqual(['verify-email', 'verify-email'])
    const unknown = await as(people().avery).post('/api/staff/confirmations', { email: 'nobody@oak.example' })
    expect(unknown.status).toBe(404)

    const { avery, nia } = people()
    await run(sql`
      insert into invitation (id, organization_id, email, role, secret_hash, invited_by, invited_by_name, created_at,
        sent_at, expires_at)
      values (gen_random_uuid(), ${own()}, 'kay@elm.example', 'manager', sha256('x'), ${nia.id}, 'Nia',
        ${new Date(clock().now().getTime() - 3_600_000)}, ${new Date(clock().now().getTime() - 3_600_000)},
        ${new Date(clock().now().getTime() + 3_600_000)})`)
    const [found] = (await find('kay@elm.example')).invitations
    expect(found).toMatchObject({ email: 'kay@elm.example', organization: { name: 'Birch House' } })
    const resend = { act: 'resend', invitation: found?.id }
    expect((await changeOrganization(own(), resend, { ...avery, isProved: false })).status).toBe(200)
    expect((await changeOrganization(own(), resend)).status).toBe(429)
    expect((await changeOrganization(own(), { act: 'resend', invitation: nobody })).status).toBe(404)
    expect((await organization(own())).invitations).toMatchObject([{ email: 'kay@elm.example', mails: 2 }])
  })

  it('shows how a person signs in and what was mailed, and nothing that was written', async () => {
    const id = await openAccount()
    const residence = await addResidence({ name: 'Harbor House' })
    expect((await signIn()).status).toBe(200)
    await as(null).post('/api/auth/forgot-password', { email: 'olive@operator.example' })
    const answer = await as(people().avery).request(`/api/staff/people/${id}`)
    const text = await answer.text()
    expect(staffPerson.parse(JSON.parse(text))).toMatchObject({
      name: 'Olive Reed',
      isConfirmed: true,
      organizations: [{ name: 'Birch House', role: 'manager' }],
      houses: { total: 1, rows: [{ id: residence, name: 'Harbor House', status: 'published' }] },
      signIn: { sessions: 1, passkeys: 0, hasApp: false, last: expect.any(String) },
      mails: [{ kind: 'reset-password', state: 'queued' }],
      lock: null,
      refusal: null,
    })
    expect(text).not.toMatch(/token|secret|password":|hash/i)
    expect((await as(people().avery).request(`/api/staff/people/${nobody}`)).status).toBe(404)
    expect((await as(people().avery).request(`/api/staff/organizations/${nobody}`)).status).toBe(404)
  })

  it('is for the staff alone, and changes are for its owners and managers who have just proved who they are', async () => {
    const { avery, nia, riley } = people()
    const updater = await join('Uma', alliance, 'bed_updater')
    for (const who of [nia, riley]) {
      for (const path of ['people?q=nia', `people/${nia.id}`, `organizations/${own()}`]) {
        expect((await as(who).request(`/api/staff/${path}`)).status).toBe(403)
      }
      expect((await changePerson(nia.id, lock, who)).status).toBe(403)
      expect((await changeOrganization(own(), lock, who)).status).toBe(403)
      expect((await as(who).post('/api/staff/confirmations', { email: 'sam@oak.example' })).status).toBe(403)
    }
    expect((await person(nia.id, updater)).refusal).toMatch(/Owners and managers/)
    expect((await changePerson(nia.id, lock, updater)).status).toBe(403)
    const late = await changePerson(nia.id, lock, { ...avery, isProved: false })
    expect([late.status, await late.json()]).toMatchObject([403, { code: 'prove_again' }])
    expect((await as(null).request('/api/staff/people')).status).toBe(401)
    expect((await person(nia.id)).lock).toBeNull()
  })
})

describe('a person that staff lock', () => {
  it('cannot sign in, is signed out, and gets the reason and the contact', async () => {
    const id = await openAccount()
    const cookie = cookieOf(await signIn())
    expect(await whoIs(cookie)).toMatchObject({ id })
    expect((await changePerson(id, lock)).status).toBe(200)
    expect(as(null).logged()).toContain(`lock /staff/people/${id}`)
    expect(await whoIs(cookie)).toBeNull()
    const refused = await signIn()
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: 'not_allowed', message: expect.stringContaining('support@alliance.example') },
    ])
    expect(refused.headers.getSetCookie().filter((line) => line.includes('session_token'))).toEqual([])
    // Who does not know the password learns nothing.
    const wrong = await as(null).post('/api/auth/sign-in', { email: 'olive@operator.example', password: 'x' })
    expect(wrong.status).toBe(401)
    expect((await person(id)).signIn.sessions).toBe(0)
    const [mail] = await mails()
    expect(mail).toMatchObject({ kind: 'account-locked', reply_to: 'support@alliance.example' })
    expect(mail?.text_body).toContain(lock.words)
    expect(mail?.text_body).not.toContain('Avery')
  })

  it('finds no session, whoever makes one', async () => {
    const id = await openAccount()
    const cookie = cookieOf(await signIn())
    await run(sql`
      insert into person_lock (id, person_id, words, locked_at, locked_by, locked_name)
      values (gen_random_uuid(), ${id}, 'x', now(), ${id}, 'Avery')`)
    expect(await whoIs(cookie)).toBeNull()
  })

  it('signs in again once unlocked; the room says what was done', async () => {
    const id = await openAccount()
    await changePerson(id, lock)
    expect(await find('')).toMatchObject({ people: [{ id, isLocked: true }], organizations: [] })
    expect((await changePerson(id, unlock)).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    expect(await person(id)).toMatchObject({
      isLocked: false,
      done: [
        { by: 'Avery Ashby', words: ['Olive Reed: unlocked, can sign in again', expect.stringContaining('calling')] },
        { by: 'Avery Ashby', words: ['Olive Reed: locked, cannot sign in', expect.stringContaining(lock.words)] },
      ],
    })
    const told = await run(sql<{ person_name: string; after: object }>`
      select person_name, after from history where organization_id = ${own()} and subject = 'person'`)
    expect(told).toEqual([
      { person_name: 'The alliance', after: {} },
      { person_name: 'The alliance', after: {} },
    ])
  })

  it('is signed out everywhere without being locked', async () => {
    const id = await openAccount()
    const [first, second] = [cookieOf(await signIn()), cookieOf(await signIn())]
    expect((await changePerson(id, { act: 'end_sessions', words: 'You asked us to.' })).status).toBe(200)
    expect([await whoIs(first), await whoIs(second)]).toEqual([null, null])
    expect((await mails()).map(({ kind }) => kind)).toEqual(['account-signed-out'])
    expect((await signIn()).status).toBe(200)
  })

  it('is locked once, of two officers at the same moment too, and unlocked only where it is locked', async () => {
    const { nia, robin } = people()
    expect((await changePerson(nia.id, unlock)).status).toBe(409)
    const both = await Promise.all([changePerson(nia.id, lock), changePerson(nia.id, lock, robin)])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect((await changePerson(nia.id, { ...lock, words: ' ' })).status).toBe(422)
    expect((await changePerson(nobody, lock)).status).toBe(404)
    expect((await mails()).map(({ kind }) => kind)).toEqual(['account-locked'])
  })

  it('is never whoever does it, nor the last owner of the staff, nor one of the staff by a manager', async () => {
    const { avery, robin } = people()
    const kim = await join('Kim', alliance, 'manager')
    expect((await changePerson(avery.id, lock)).status).toBe(403)
    expect((await changePerson(robin.id, lock, kim)).status).toBe(403)
    expect((await changePerson(kim.id, lock)).status).toBe(200)
    // Two owners who lock each other: one is left.
    const both = await Promise.all([changePerson(robin.id, lock, avery), changePerson(avery.id, lock, robin)])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 403])
  })
})

describe('an organization that staff lock', () => {
  const publish = (id: string) =>
    database().run(sql`update residence set status = 'published' where id = ${id}`, actor())
  const actor = () => ({ kind: 'person', personId: people().nia.id, organizationId: own() }) as const

  it('has nothing public, and shows again what was public once it is unlocked', async () => {
    const [shown, waiting, draft, hidden] = [
      await addResidence({ name: 'Shown' }),
      await addResidence({ name: 'Waiting', status: 'waiting' }),
      await addResidence({ name: 'Draft', status: 'draft' }),
      await addResidence({ name: 'Hidden' }),
    ]
    await change(hidden, { act: 'hide', reason: 'scam', words: 'A scam.' })
    expect((await changeOrganization(own(), lock)).status).toBe(200)
    const statuses = () => Promise.all([shown, waiting, draft, hidden].map(status))
    expect(await statuses()).toEqual(['draft', 'draft', 'draft', 'draft'])
    expect(await listing(shown)).toMatchObject({ isHidden: true, hidings: [{ reason: 'locked', words: lock.words }] })
    expect((await listing(draft)).isHidden).toBe(false)
    // What claims, checks and imports write with.
    await run(sql`update residence set status = 'published' where organization_id = ${own()}`)
    expect(await statuses()).toEqual(['draft', 'draft', 'draft', 'draft'])
    expect((await change(shown, { act: 'show' })).status).toBe(409)

    expect((await changeOrganization(own(), unlock)).status).toBe(200)
    expect(await statuses()).toEqual(['published', 'waiting', 'draft', 'draft'])
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'listing-hidden',
      'organization-locked',
      'organization-unlocked',
    ])
    expect((await mails()).find(({ kind }) => kind === 'organization-locked')?.text_body).toMatch(/Its 2\s+houses/)
    await change(hidden, { act: 'show' })
    expect(await status(hidden)).toBe('published')
  })

  it('is read by its people, who change nothing, whatever they ask', async () => {
    const id = await addResidence()
    await changeOrganization(own(), lock)
    await expect(publish(id)).rejects.toThrow(/locked/)
    const add = database().run(
      sql`insert into waiting_setting (organization_id, residence_id) values (${own()}, ${id})`,
      actor(),
    )
    await expect(add).rejects.toThrow(/locked/)
    const read = await database().run(sql`select from residence where id = ${id}`, actor())
    expect(read.length).toBe(1)
    await changeOrganization(own(), unlock)
    await publish(id)
  })

  it('says so to the sessions of its people, and refuses changes in plain words', async () => {
    await openAccount()
    await changeOrganization(own(), lock)
    const user = await whoIs(cookieOf(await signIn()))
    expect(user?.organization).toMatchObject({ name: 'Birch House', isLocked: true })
    const answer = await as(user).post(`/api/staff/listings/${nobody}/changes`, lock)
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { message: expect.stringContaining('Your organization is locked') },
    ])
    // One's own account is not the organization's.
    expect((await as(user).post('/api/auth/sessions/revoke-others', {})).status).toBe(200)
  })

  it('is locked once, and never the alliance', async () => {
    expect((await changeOrganization(own(), unlock)).status).toBe(409)
    const both = await Promise.all([changeOrganization(own(), lock), changeOrganization(own(), lock, people().robin)])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect((await changeOrganization(allianceId, lock)).status).toBe(403)
    expect((await changeOrganization(nobody, lock)).status).toBe(404)
    const other = await organize('operator', 'Elm House')
    expect((await organization(other.id)).isLocked).toBe(false)
    expect(await organization(own())).toMatchObject({
      isLocked: true,
      // Whoever came first.
      lock: { words: lock.words, by: expect.stringMatching(/^(Avery|Robin) Ashby$/) },
      people: [{ name: 'Nia Ashby', role: 'owner' }],
      done: [{ words: ['Birch House: locked, nothing of it is public or can be changed', expect.anything()] }],
    })
  })

  it('leaves who locked it to the alliance', async () => {
    await changeOrganization(own(), lock)
    const standing = await database().run(sql`select organization_id, ended_at from organization_lock`, actor())
    expect(standing).toHaveLength(1)
    const name = database().run(sql`select locked_name from organization_lock`, actor())
    await expect(name).rejects.toThrow(/permission denied/)
    const persons = database().run(sql`select from person_lock`, actor())
    await expect(persons).rejects.toThrow(/permission denied/)
  })
})
