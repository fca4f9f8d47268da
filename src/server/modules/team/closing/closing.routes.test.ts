import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { closingAnswer } from '#contract/auth/auth.ts'
import type { ListingStatus } from '#domain/residence/residence.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, type Desk } from '#tests/support/desk/desk-people.ts'
import { type SignInSite, signInSite } from '#tests/support/desk/sign-in-site.ts'
import { buildResidence, type GroupRow } from '#tests/support/directory/directory-rows.ts'
import { buildModuleParts } from '#tests/support/product/module-parts.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { createClosingRoutes } from './closing.routes.ts'
import { chooseClosingEnd } from './closing.rules.ts'
import { createClosing } from './closing.service.ts'

const database = shareTestDatabase()
let site: SignInSite
let server: ModuleServer
let desk: Desk

beforeEach(async () => {
  const { transactions } = database
  site = signInSite(database)
  server = moduleServer((log) => {
    const parts = buildModuleParts({ transactions, clock: fakeClock(), log })
    return [createClosingRoutes(createClosing({ ...parts, accounts: site.auth.accounts }))]
  })
  desk = await buildDesk(transactions, 'Porch Homes')
})

const owned = <Row>(statement: string) => database.runAsOwner((owner) => owner.query<Row & object>(statement))
const as = (person: SignedIn) => server.signIn(person)
const close = () => server.post('/api/auth/closing', { really: 'yes' })
const ends = async () => {
  const { organizations } = closingAnswer.parse(await (await server.request('/api/auth/closing')).json())
  return organizations.map(({ name, end, houses: residences, claims }) => [name, end, residences, claims])
}
const people = () => owned<{ id: string }>('select id from person').then((rows) => rows.map(({ id }) => id))
const residence = (status: ListingStatus, groups: GroupRow[] = []) =>
  buildResidence(database.transactions, { organizationId: desk.organizationId, status, groups })
const residenceIs = (status: ListingStatus) => database.run(sql`update residence set status = ${status}`)
const leaveAlone = () => owned(`delete from membership where role <> 'owner'`)

describe('deleting one’s account', () => {
  it('ends it, its sessions and its place in the team, and the history keeps the name', async () => {
    const { manager } = desk.people
    await owned(`insert into session (id, person_id, token, expires_at)
      values ('${manager.sessionId}', '${manager.id}', 'a token', '2030-01-01')`)
    as(manager)
    expect(await ends()).toEqual([['Porch Homes', 'stays', 0, 0]])
    const answer = await close()
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')])
    expect(await people()).not.toContain(manager.id)
    expect(await owned('select id from session')).toEqual([])
    expect(await owned('select person_name, subject, subject_name, change from history')).toEqual([
      { person_name: 'Marcus Ashby', subject: 'person', subject_name: 'Marcus Ashby', change: 'removed' },
    ])
    expect(site.mails.map(({ to, kind }) => [to, kind])).toEqual([[manager.email, 'account-deleted']])
  })

  it('is refused to the only owner of a team, until somebody else is one', async () => {
    as(desk.people.owner)
    expect(await ends()).toEqual([['Porch Homes', 'owner', 0, 0]])
    expect((await close()).status).toBe(409)
    expect(await people()).toContain(desk.people.owner.id)
    await owned(`update membership set role = 'owner' where role = 'manager'`)
    expect((await close()).status).toBe(200)
  })

  it('closes the organization of who is alone in it, but not while a house of it is public', async () => {
    await leaveAlone()
    await residence('draft')
    as(desk.people.owner)
    expect(await ends()).toEqual([['Porch Homes', 'closes', 0, 0]])
    await residenceIs('waiting')
    expect(await ends()).toEqual([['Porch Homes', 'houses', 1, 0]])
    expect((await close()).status).toBe(409)
    await residenceIs('draft')
    expect((await close()).status).toBe(200)
    expect(await people()).not.toContain(desk.people.owner.id)
    expect(site.mails[0]?.text).toContain('Nobody is left in Porch Homes')
    expect(await owned(`select name from organization where id = '${desk.organizationId}'`)).toEqual([
      { name: 'Porch Homes' },
    ])
  })

  it('is held to by the database, too', async () => {
    await leaveAlone()
    await residence('waiting')
    const { owner } = desk.people
    const actor = { kind: 'person', personId: owner.id, organizationId: desk.organizationId } as const
    const leave = () => database.run(sql`delete from membership where person_id = ${owner.id}`, actor)
    await expect(leave()).rejects.toThrow('An organization keeps an owner.')
    const remove = () => owned(`delete from person where id = '${owner.id}'`)
    await expect(remove()).rejects.toThrow('An organization keeps an owner.')
    await residenceIs('archived')
    await expect(leave()).rejects.toThrow('An organization keeps an owner.')
    await remove()
    expect(await people()).not.toContain(owner.id)
  })

  it('takes a person who has said numbers and held beds', async () => {
    const { bed_updater: bea } = desk.people
    await residence('draft', [{ totalBeds: 4, reports: [{ occupied: 2, at: new Date() }] }])
    await owned('alter table bed_report disable trigger user')
    await owned(`update bed_report set reported_by = '${bea.id}'`)
    await owned('alter table bed_report enable trigger user')
    as(bea)
    expect((await close()).status).toBe(200)
    expect(await owned('select occupied, reported_by from bed_report')).toEqual([{ occupied: 2, reported_by: bea.id }])
  })

  it('asks for a proof', async () => {
    as({ ...desk.people.manager, isProved: false })
    expect(await (await close()).json()).toMatchObject({ code: 'prove_again' })
  })

  it('ends all places of somebody in several teams, or none', async () => {
    const second = await buildDesk(database.transactions, 'Second Homes')
    const { manager } = desk.people
    await owned(`insert into membership (person_id, organization_id, role)
      values ('${manager.id}', '${second.organizationId}', 'manager')`)
    await owned(`insert into organization_lock (id, organization_id, words, locked_at, locked_by, locked_name)
      values (gen_random_uuid(), '${second.organizationId}', 'x', now(), gen_random_uuid(), 'Staff')`)
    as(manager)
    expect((await close()).status).toBe(409)
    await owned("update organization_lock set ended_at = now(), ended_by = gen_random_uuid(), ended_name = 'Staff'")
    expect((await close()).status).toBe(200)
    expect(await owned(`select from membership where person_id = '${manager.id}'`)).toEqual([])
  })
})

describe('what becomes of an organization', () => {
  const left = { others: 0, otherOwners: 0, houses: 0, claims: 0, isLocked: false }
  const own = { id: 'o', name: 'Porch', kind: 'operator', role: 'owner' } as const

  it.each([
    [own, left, 'closes'],
    [own, { ...left, claims: 1 }, 'houses'],
    [own, { ...left, others: 1 }, 'owner'],
    [own, { ...left, others: 2, otherOwners: 1, houses: 3 }, 'stays'],
    [{ ...own, role: 'manager' as const }, { ...left, others: 1, otherOwners: 1 }, 'stays'],
    [{ ...own, kind: 'affiliate' as const }, left, 'staff'],
    [own, { ...left, isLocked: true }, 'locked'],
  ])('%j with %j: %s', (organization, rest, end) => {
    expect(chooseClosingEnd(organization, rest)).toBe(end)
  })
})
