import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DeskResidence } from '#contract/residence/residence-desk.ts'
import { createCertificatesRoutes } from '#server/modules/certification/certificates/certificates.routes.ts'
import { createCertificates } from '#server/modules/certification/certificates/certificates.service.ts'
import { createEditing } from '#server/modules/residence/editing/editing.service.ts'
import { createResidencesDeskRoutes } from '#server/modules/residence/residences-desk.routes.ts'
import { createPlaces } from '#server/modules/search/meant/known-places.service.ts'
import type { Actor } from '#server/plumbing/transactions.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, buildPerson, type Desk } from '#tests/support/desk/desk-people.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { importDesk } from '#tests/support/imports/import-desk.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { actOnCertificate } from '#web/pages/affiliates/residence/certificate-act.query.ts'
import { actOnResidence } from '#web/pages/residence/desk/residences-act.query.ts'

/** An operator with a home of level II, certified, and one that is not, wants both to be certified of level IV. */
const database = shareTestDatabase()
let server: ModuleServer
let desk: Desk
let [certified, plain, affiliate] = ['', '', '']
const clock = fakeClock()
const paper = { act: 'set', number: 'WV-9', level: '4', issuedOn: '2026-01-15', endsOn: '2099-01-14' }

beforeEach(async () => {
  const { transactions } = database
  desk = await buildDesk(transactions, 'Porch Homes')
  const { organizationId } = desk
  const [zip, city, stateCode] = ['25301', 'Charleston', 'WV']
  ;[certified, plain] = (await buildResidences(transactions, [
    { organizationId, name: 'Alder House', city, stateCode, zip, certified: false },
    { organizationId, name: 'Birch House', city, stateCode, zip, certified: false },
  ])) as [string, string]
  affiliate = randomUUID()
  await run(sql`
    insert into organization (id, kind, name, state_code) values (${affiliate}, 'affiliate', 'WVARR', 'WV')`)
  await run(sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on)
    values (${affiliate}, ${certified}, 'WV-1', 2, '2026-01-15', '2099-01-14')`)
  const states = { options: async () => [{ id: 'WV', name: 'West Virginia' }] }
  const editing = createEditing({ transactions, clock, states, points: createPlaces({ file: samplePlaces(), states }) })
  const nothing = async () => undefined
  const reminding = { tellEnded: nothing, tellLifted: nothing, tellCheckedIn: nothing, startDelivery: nothing }
  const routes = () => [
    createResidencesDeskRoutes(editing, async () => null),
    createCertificatesRoutes(createCertificates({ transactions, clock, reminding })),
  ]
  const forms = { '/affiliate/homes/:id': actOnCertificate, '/workspace/residences/:id': actOnResidence }
  server = moduleServer(routes, { forms, refused: [] })
  server.signIn(desk.people.owner)
})

const run = <Row>(statement: RawBuilder<Row>) =>
  database.transactions.run({ kind: 'system' }, async (tx) => (await statement.execute(tx)).rows)

/** The operator's statement under the role of the product itself: the rows it touched, or 'refused'. */
function asOperator(statement: RawBuilder<unknown>): Promise<number | 'refused'> {
  const actor: Actor = { kind: 'person', personId: desk.people.owner.id, organizationId: desk.organizationId }
  return database.transactions
    .run(actor, async (tx) => Number((await statement.execute(tx)).numAffectedRows ?? 0))
    .catch((error: Error) => {
      if (/row-level security|permission denied/.test(error.message)) return 'refused'
      throw error
    })
}

/** What the list says of both homes. */
const listed = () =>
  run(sql`
    select r.name, l.certified, l.certified_until::text as until, l.narr_level as level
    from listing l join residence r on r.id = l.residence_id order by r.name`)

const untouched = [
  { name: 'Alder House', certified: true, until: '2099-01-14', level: 2 },
  { name: 'Birch House', certified: false, until: null },
]

describe('an operator who wants to be certified', () => {
  it('gets no certificate and no other level by the form of a house, nor by the desk of an affiliate', async () => {
    for (const id of [certified, plain]) {
      const opened = (await (await server.request(`/api/desk/residences/${id}`)).json()) as DeskResidence
      const more = { level: '4', narr_level: '4', certified: 'true', certified_until: '2099-12-31' }
      const saved = await server.post(`/api/desk/residences/${id}`, {
        act: 'save',
        version: opened.version,
        base: opened.values,
        asked: [],
        keep: {},
        newAddress: false,
        values: { ...opened.values, beds_any: '8', ...more },
      })
      expect(saved.status).toBe(200)
      const withdrawal = { act: 'withdraw', reason: 'It is in the way.' }
      for (const asked of [paper, withdrawal]) {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const body = new URLSearchParams({ ...asked, id }).toString()
        expect((await server.request(`/affiliate/homes/${id}`, { method: 'POST', headers, body })).status).toBe(403)
      }
    }
    expect(await listed()).toMatchObject(untouched)
  })

  it('gets none by a spreadsheet that names certificates and levels', async () => {
    const imports = importDesk(database)
    imports.server.signIn(desk.people.owner)
    const id = await imports.upload(
      [
        'House name,City,State,ZIP,Level,Certified,Certificate number,Issued,Expires',
        'Alder House,Charleston,WV,25301,IV,yes,WV-9,2026-01-15,2099-12-31',
        'Birch House,Charleston,WV,25301,IV,yes,WV-10,2026-01-15,2099-12-31',
      ].join('\n'),
    )
    expect((await imports.commit(id)).at(-1)).toMatchObject({ phase: 'done' })
    expect(await listed()).toMatchObject(untouched)
  })

  it('gets none by statements of the product’s own role', async () => {
    const { organizationId } = desk
    for (const id of [certified, plain]) {
      expect(await asOperator(sql`update residence set certified = true where id = ${id}`)).toBe('refused')
      expect(await asOperator(sql`update residence set certified_until = '2099-12-31' where id = ${id}`)).toBe(
        'refused',
      )
      await asOperator(sql`update residence set narr_level = 4 where id = ${id}`)
      for (const by of [organizationId, affiliate]) {
        const insert = sql`
          insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, set_by)
          values (${by}, ${id}, 'WV-9', 4, '2026-01-15', '2099-12-31', ${desk.people.owner.id})`
        expect(await asOperator(insert)).toBe('refused')
      }
    }
    expect(await asOperator(sql`update certificate set narr_level = 4`)).toBe('refused')
    expect(await asOperator(sql`delete from certificate`)).toBe('refused')
    expect(
      await asOperator(sql`update certificate set ended_at = now(), ended_as = 'withdrawn', end_reason = 'x'`),
    ).toBe(0)
    expect(await asOperator(sql`update listing set certified = true`)).toBe('refused')
    expect(await listed()).toMatchObject(untouched)
  })

  it('has no affiliate of another state certify a home either', async () => {
    const organization = { id: randomUUID(), name: 'OARR', kind: 'affiliate' } as const
    await run(sql`
      insert into organization (id, kind, name, state_code) values (${organization.id}, 'affiliate', 'OARR', 'OH')`)
    const officer = await buildPerson(database.transactions, { organization, role: 'owner' })
    server.signIn(officer)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const to of [`/affiliate/homes/${plain}`, `/affiliate/homes/${plain}?state=WV`]) {
      const body = new URLSearchParams({ ...paper, id: plain }).toString()
      expect((await server.request(to, { method: 'POST', headers, body })).status).toBe(404)
    }
    const actor: Actor = { kind: 'person', personId: officer.id, organizationId: organization.id }
    for (const by of [organization.id, affiliate]) {
      const insert = sql`
        insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, set_by)
        values (${by}, ${plain}, 'WV-9', 4, '2026-01-15', '2099-12-31', ${officer.id})`
      await expect(database.transactions.run(actor, (tx) => insert.execute(tx))).rejects.toThrow(/row-level security/)
    }
    expect(await listed()).toMatchObject(untouched)
  })
})
