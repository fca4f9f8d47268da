import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { organizationFacts } from '#contract/team/organization.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, type Desk } from '#tests/support/desk/desk-people.ts'
import { signInSite } from '#tests/support/desk/sign-in-site.ts'
import { buildModuleParts } from '#tests/support/product/module-parts.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { actOnOrganization } from '#web/pages/desk/organization/organization-act.query.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { createOrganizationRoutes } from './organization.routes.ts'
import { createOrganization } from './organization.service.ts'

const facts = { name: 'New Dawn Homes', phone: '501-555-0142', website: 'newdawn.example', timeZone: 'America/Denver' }

const database = shareTestDatabase()
let server: ModuleServer
let desk: Desk
const refused: FormAnswer[] = []

beforeEach(async () => {
  refused.length = 0
  const { transactions } = database
  const { accounts } = signInSite(database).auth
  server = moduleServer(
    (log) => {
      const parts = buildModuleParts({ transactions, clock: fakeClock(), log })
      return [createOrganizationRoutes(createOrganization({ ...parts, accounts }))]
    },
    { forms: { '/workspace/organization': actOnOrganization }, refused },
  )
  desk = await buildDesk(transactions, 'Porch Homes')
  server.signIn(desk.people.owner)
})

const read = async () => organizationFacts.parse(await (await server.request('/api/desk/organization')).json())
const change = (body: object) => server.post('/api/desk/organization', { ...facts, ...body })
const owned = <Row>(statement: string) => database.runAsOwner((owner) => owner.query<Row & object>(statement))

describe('the organization', () => {
  it('is read and changed by its owner, and the history says what changed', async () => {
    expect(await read()).toEqual({
      name: 'Porch Homes',
      phone: '',
      website: '',
      timeZone: null,
      zoneOfState: 'America/New_York',
      publicResidences: 0,
    })
    expect((await change({})).status).toBe(200)
    expect(await read()).toMatchObject({ ...facts, website: 'https://newdawn.example' })
    expect((await change({})).status).toBe(200)
    expect(await owned('select subject, subject_name, change, before, after from history')).toEqual([
      {
        subject: 'organization',
        subject_name: 'New Dawn Homes',
        change: 'changed',
        before: { name: 'Porch Homes', phone: '', website: '', time_zone: '' },
        after: {
          name: facts.name,
          phone: facts.phone,
          website: 'https://newdawn.example',
          time_zone: facts.timeZone,
        },
      },
    ])
  })

  it('is nobody else’s to change', async () => {
    for (const person of [desk.people.manager, desk.people.bed_updater, null]) {
      server.signIn(person)
      expect((await change({})).status).toBe(person ? 403 : 401)
      expect((await server.request('/api/desk/organization')).status).toBe(person ? 403 : 401)
    }
    const actor = { kind: 'person', personId: desk.people.manager.id, organizationId: desk.organizationId } as const
    const around = await database.transactions.run(actor, (tx) =>
      sql`update organization set name = 'Mine' where id = ${desk.organizationId}`.execute(tx),
    )
    expect(around.numAffectedRows).toBe(0n)
  })

  it('keeps what it is and when it was checked from its people', async () => {
    const actor = { kind: 'person', personId: desk.people.owner.id, organizationId: desk.organizationId } as const
    const set = (column: string, value: string) =>
      database.run(sql`update organization set ${sql.ref(column)} = ${sql.lit(value)}`, actor)
    await expect(set('kind', 'alliance')).rejects.toThrow('permission denied')
    await expect(set('checked_at', '2020-01-01')).rejects.toThrow('permission denied')
  })

  it('names each field that is not right, and keeps what was typed', async () => {
    const answer = await change({ name: ' ', phone: '555', website: 'javascript:alert(1)', timeZone: 'Mars' })
    expect([answer.status, await answer.json()]).toMatchObject([422, { fields: { name: 'Name is missing.' } }])
    const wrong = await change({ phone: '555', website: 'javascript:alert(1)', timeZone: 'Mars' })
    expect(await wrong.json()).toMatchObject({
      fields: {
        phone: 'This has 3 digits. A phone number has 10, such as 501-555-0142.',
        website: expect.stringContaining('This does not look like a website'),
        timeZone: 'Choose a time zone of the list.',
      },
    })
    const form = await server.postForm('/workspace/organization', { ...facts, phone: '5' })
    expect([form.status, refused[0]?.values.name]).toEqual([422, 'New Dawn Homes'])
  })

  it('changes ten times a day at most: 429', async () => {
    for (let n = 0; n < 10; n++) expect((await change({ name: `Name ${n}` })).status).toBe(200)
    expect((await change({})).status).toBe(429)
  })
})
