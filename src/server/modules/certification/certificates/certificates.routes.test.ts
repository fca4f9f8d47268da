import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CertifiedResidenceAnswer } from '#contract/certification/certificates.ts'
import { deskRoles } from '#domain/people/desk-powers.ts'
import { allianceId } from '#domain/people/organization.ts'
import { createHistory } from '#server/modules/history/history.service.ts'
import { readDetails } from '#server/modules/search/residence/residence.store.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, buildPerson } from '#tests/support/desk/desk-people.ts'
import { buildAffiliate } from '#tests/support/directory/directory-rows.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { actOnCertificate } from '#web/pages/affiliates/residence/certificate-act.query.ts'
import { createCertificatesRoutes } from './certificates.routes.ts'
import { createCertificates } from './certificates.service.ts'
import { createReminding } from './reminding/reminding.service.ts'

const path = '/affiliate/homes'
const paper = { act: 'set', number: 'WV-1', level: '2', issuedOn: '2026-01-15', endsOn: '2028-01-14' }

const database = shareTestDatabase()
let server: ModuleServer
let clock: FakeClock
let officer: SignedIn
let operator: Awaited<ReturnType<typeof buildDesk>>
let [residence, other, far] = ['', '', '']
let told: string[][] = []

beforeEach(async () => {
  clock = fakeClock()
  const { transactions } = database
  operator = await buildDesk(transactions, 'Porch Homes')
  const { organizationId } = operator
  ;[residence, other, far] = (await buildResidences(transactions, [
    {
      organizationId,
      name: 'Alder House',
      city: 'Charleston',
      stateCode: 'WV',
      street: '12 North Wren Street',
      groups: [
        { audience: 'men', totalBeds: 8 },
        { audience: 'women', totalBeds: 4 },
      ],
    },
    { organizationId, name: 'Birch House', city: 'Elkins', stateCode: 'WV' },
    { organizationId, name: 'Cedar House', city: 'Conway', stateCode: 'AR' },
  ])) as [string, string, string]
  told = []
  const reminding = createReminding({
    transactions,
    clock,
    baseUrl: 'https://homes.example',
    supportEmail: 'help@homes.example',
    mail: {
      enqueue: async (_, { kind, to, mailText }) => void told.push([kind, to, mailText.subject]),
      startDelivery: async () => undefined,
    },
  })
  const certificates = createCertificates({ transactions, clock, reminding })
  server = moduleServer(() => [createCertificatesRoutes(certificates)], {
    forms: { '/affiliate/homes/:id': actOnCertificate },
    refused: [],
  })
  officer = await join('WV')
  server.signIn(officer)
})

/** Somebody of a new affiliate. */
const join = async (state: string, role: (typeof deskRoles)[number] = 'manager'): Promise<SignedIn> =>
  buildPerson(database.transactions, { organization: await buildAffiliate(database, state), role })

const send = (form: Record<string, string>, query = '') =>
  server.postForm(`${path}/${form.id}${query}`, form, { accept: 'application/json' })

const read = async (id: string, query = '') =>
  ((await (await server.request(`/api${path}/${id}${query}`)).json()) as CertifiedResidenceAnswer).residence

const listed = async () =>
  (
    await database.run(sql`
      select certified, certified_until::text as until, narr_level as level from listing
      where residence_id = ${residence}`)
  )[0]

const change = (statement: RawBuilder<unknown>) => database.run(statement)

/** What the public may read of a home's last certificate. */
const published = (id: string) =>
  database.transactions.run(
    { kind: 'visitor' },
    async (tx) => (await readDetails(tx, [id], clock.now())).get(id)?.certificate,
  )

/** The status, and what the answer says of the field or else in all. */
async function said(answer: Promise<Response>): Promise<[number, unknown]> {
  const { status, ...response } = { status: (await answer).status, body: await (await answer).json() }
  const { fields, message } = response.body as { fields?: Record<string, string>; message?: string }
  return [status, fields ?? message ?? '']
}

describe('the certificates of a state', () => {
  it('are of the levels that its affiliate certifies', async () => {
    await change(sql`update residence set state_code = 'OH', zip = '43004' where id = ${residence}`)
    server.signIn(await join('OH'))
    const year = { ...paper, id: residence, endsOn: '2027-01-14' }
    expect(await said(send({ ...year, level: '4' }))).toEqual([
      422,
      { level: expect.stringMatching(/^OH does not certify Level IV.* It certifies level I, II, III\.$/) },
    ])
    expect((await send({ ...year, level: '3' })).status).toBe(200)
  })

  it('is not set or ended over what a colleague did since the page was opened, unless it was seen', async () => {
    const change = (body: object) => server.post('/api/affiliate/homes/changes', { id: residence, ...body })
    expect((await change({ ...paper, seen: '' })).status).toBe(200)
    const [again, second] = [await change({ ...paper, seen: '' }), await change({ ...paper, number: 'WV-2', seen: '' })]
    expect([again.status, second.status]).toEqual([200, 409])
    expect((await second.json()).message).toMatch(
      / set certificate WV-1 since you opened this page\. Look at it first\./,
    )
    const readSeen = async () => (await read(residence)).certificate?.seen ?? ''
    const first = await readSeen()
    expect((await change({ ...paper, endsOn: '2027-12-15', seen: first })).status).toBe(200)
    expect((await change({ ...paper, beds: '7', seen: first })).status).toBe(409)
    expect((await change({ ...paper, number: 'WV-2', seen: await readSeen() })).status).toBe(200)
    const ending = { act: 'withdraw', as: 'withdrawn', reason: 'It is closed.' }
    expect((await change({ ...ending, seen: first })).status).toBe(409)
    const last = await readSeen()
    expect((await change({ ...ending, seen: last })).status).toBe(200)
    const late = await change({ ...paper, number: 'WV-3', seen: last })
    expect((await late.json()).message).toBe(
      'A colleague ended the certificate since you opened this page. Read why first.',
    )
  })

  it('200: what is set is on the list, again changes nothing, a renewal keeps what was, a withdrawal ends it', async () => {
    expect((await send({ ...paper, id: residence })).status).toBe(200)
    expect((await send({ ...paper, id: residence })).status).toBe(200)
    expect(await listed()).toEqual({ certified: true, until: '2028-01-14', level: 2 })
    const longer = await send({ ...paper, id: residence, endsOn: '2030-01-14' })
    expect([longer.status, await longer.json()]).toMatchObject([
      422,
      {
        fields: {
          endsOn: expect.stringMatching(/^In your state a certificate holds for \d years?: until .* at most\.$/),
        },
      },
    ])
    expect((await send({ ...paper, id: residence, level: '3', endsOn: '2027-12-14' })).status).toBe(200)
    expect(await listed()).toEqual({ certified: true, until: '2027-12-14', level: 3 })
    clock.forward({ minutes: 1 })
    expect((await send({ act: 'withdraw', id: residence, reason: 'It closed.' })).status).toBe(200)
    expect(await listed()).toEqual({ certified: false, until: null, level: 3 })
    expect(await published(residence)).toMatchObject({ number: 'WV-1', level: 3, by: 'WV', endedAs: 'withdrawn' })
    expect(await read(residence)).toMatchObject({
      name: 'Alder House',
      isCertified: false,
      certificate: null,
      earlier: [
        { endedAs: 'withdrawn', reason: 'It closed.', level: 3 },
        { endedAs: 'replaced', level: 2 },
      ],
    })
  })

  it('decides the level that is listed after its end too, whatever the home states; without one the home does', async () => {
    const state = (level: number) => change(sql`update residence set narr_level = ${level} where id = ${residence}`)
    await state(4)
    await send({ ...paper, id: residence })
    await state(1)
    expect(await listed()).toMatchObject({ certified: true, level: 2 })
    clock.forward({ minutes: 1 })
    await send({ act: 'withdraw', id: residence, as: 'suspended', reason: 'A complaint.' })
    await state(3)
    expect(await listed()).toMatchObject({ certified: false, level: 2 })
    await change(sql`delete from certificate where residence_id = ${residence}`)
    expect(await listed()).toMatchObject({ certified: false, level: 3 })
  })

  it('is gone as if it had never been where one was over when it was brought in', async () => {
    await change(sql`update residence set narr_level = 1 where id = ${residence}`)
    await change(sql`
      insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on)
      select id, ${residence}, 'WV-9', 3, '2020-01-01', '2021-12-31' from organization
      where kind = 'affiliate' and state_code = 'WV'`)
    expect(await listed()).toMatchObject({ level: 3 })
    await change(sql`delete from certificate where number = 'WV-9'`)
    expect(await listed()).toEqual({ certified: false, until: null, level: 1 })
  })

  it('200: a suspended certificate is told apart from a withdrawn one, and comes back with a reason', async () => {
    await send({ ...paper, id: residence })
    expect((await send({ act: 'withdraw', id: residence, as: 'suspended', reason: 'A complaint.' })).status).toBe(200)
    expect(await listed()).toMatchObject({ certified: false })
    expect(await published(residence)).toMatchObject({ number: 'WV-1', endedAs: 'suspended' })
    clock.forward({ minutes: 1 })
    const lift = (reason: string) => said(send({ act: 'lift', id: residence, reason }))
    expect((await lift(' '))[0]).toBe(422)
    expect((await lift('The alarms are in.'))[0]).toBe(200)
    expect((await read(residence)).earlier[0]?.lifted).toMatchObject({ reason: 'The alarms are in.' })
    expect(await lift('Again.')).toEqual([409, 'This home has no suspended certificate.'])
    expect(await published(residence)).toMatchObject({ number: 'WV-1', endedAs: null, endedOn: null })
    expect(JSON.stringify(await published(residence))).not.toContain('alarms')
    expect(told.filter(([kind]) => kind === 'certificate-lifted')).toHaveLength(2)
  })

  it('is told in the history of the operator, once each', async () => {
    await send({ ...paper, id: residence, kind: 'initial' })
    await send({ act: 'withdraw', id: residence, as: 'suspended', reason: 'A complaint.' })
    clock.forward({ minutes: 1 })
    await send({ act: 'lift', id: residence, reason: 'The alarms are in.' })
    await send({ ...paper, id: residence, level: '3', kind: 'renewal' })
    await send({ act: 'withdraw', id: residence, reason: 'It closed.' })
    const own = createHistory({ transactions: database.transactions, clock })
    const read = async ({ organization, ...person }: SignedIn) => {
      const organizationId = organization?.id ?? ''
      const actor = { kind: 'person', personId: person.id, organizationId } as const
      const found = await own.page({ actor, organizationId, isOfAll: false }, { house: residence })
      return found.entries.map(({ words }) => words[0]).toReversed()
    }
    const owner = await buildPerson(database.transactions, { organization: operator.organizationId, role: 'owner' })
    expect(await read(owner)).toEqual([
      'Level of support: Level II, was not stated',
      'Certified with certificate WV-1',
      'Suspended certificate WV-1',
      'Ended the suspension of certificate WV-1',
      'Level of support: Level III, was Level II',
      'Renewed with certificate WV-1',
      'Withdrew certificate WV-1',
    ])
  })

  it('200: a suspended certificate is withdrawn without counting again between', async () => {
    await send({ ...paper, id: residence })
    const end = (as: string) => said(send({ act: 'withdraw', id: residence, as, reason: 'A complaint.' }))
    await end('suspended')
    clock.forward({ minutes: 1 })
    expect((await end('suspended'))[0]).toBe(409)
    const before = told.length
    expect((await end('withdrawn'))[0]).toBe(200)
    expect(await published(residence)).toMatchObject({ number: 'WV-1', endedAs: 'withdrawn' })
    expect(await listed()).toMatchObject({ certified: false })
    expect(told.slice(before).map(([kind]) => kind)).toEqual(['certificate-ended', 'certificate-ended'])
    expect((await read(residence)).earlier.map(({ endedAs }) => endedAs)).toEqual(['withdrawn', 'suspended'])
    expect((await end('withdrawn'))[0]).toBe(409)
  })

  it('200: one for longer than the state gives them now, as a list brought it in, comes back with its days', async () => {
    await change(sql`
      insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on)
      select id, ${residence}, 'WV-5', 2, '2026-01-15', '2031-01-14' from organization
      where kind = 'affiliate' and state_code = 'WV'`)
    clock.forward({ minutes: 1 })
    await send({ act: 'withdraw', id: residence, as: 'suspended', reason: 'A complaint.' })
    clock.forward({ minutes: 1 })
    expect((await send({ act: 'lift', id: residence, reason: 'The alarms are in.' })).status).toBe(200)
    expect(await listed()).toMatchObject({ certified: true, until: '2031-01-14' })
  })

  it('tells those who lead the operator of a claimed house that its certificate is suspended, and nobody of an unclaimed one', async () => {
    for (const id of [residence, other]) await send({ ...paper, number: id.slice(0, 8), id })
    await database.run(sql`update residence set claimed_at = null where id = ${other}`)
    const as = 'suspended'
    for (const id of [residence, other]) await send({ act: 'withdraw', id, as, reason: 'A complaint.' })
    const { owner, manager } = operator.people
    expect(told.toSorted()).toEqual(
      [owner, manager]
        .map(({ email }) => ['certificate-ended', email, 'The certificate of Alder House is suspended'])
        .toSorted(),
    )
  })

  it('200: it keeps what it certifies: what was said, and else what the listing says', async () => {
    await send({ ...paper, id: residence })
    const own = () => read(residence)
    const listing = { operator: 'Porch Homes', beds: 12, bedsFor: ['men', 'women'] }
    expect(await own()).toMatchObject({
      certificate: { ...listing, kind: 'initial', standard: '3.0', unconfirmed: null },
      listed: listing,
    })
    const next = { issuedOn: '2026-02-01', operator: 'Porch Homes, Inc.', beds: '10', bedsFor: 'men' }
    expect((await send({ ...paper, ...next, id: residence })).status).toBe(200)
    expect(await own()).toMatchObject({
      certificate: { operator: 'Porch Homes, Inc.', beds: 10, bedsFor: ['men'], kind: 'renewal' },
      earlier: [{ ...listing, kind: 'initial' }],
    })
    expect((await send({ ...paper, ...next, beds: '', bedsFor: '', kind: 'initial', id: residence })).status).toBe(200)
    expect(await own()).toMatchObject({ certificate: { beds: 12, bedsFor: ['men', 'women'], kind: 'initial' } })
  })

  it('is to be confirmed once the home has moved, and stands again when it is set again', async () => {
    await send({ ...paper, id: residence })
    const own = async () => (await read(residence)).certificate?.unconfirmed
    await change(sql`update residence set street = '12 N. Wren St.', city = 'CHARLESTON' where id = ${residence}`)
    expect([await own(), await listed()]).toMatchObject([null, { certified: true }])
    await change(sql`update residence set street = '14 N. Wren St.' where id = ${residence}`)
    expect(await own()).toMatchObject({ as: 'moved' })
    expect(await listed()).toMatchObject({ certified: false })
    expect(await published(residence)).toMatchObject({ number: 'WV-1', endedAs: 'unconfirmed' })
    // Whatever else is written of the home: it counts no more.
    await change(sql`update residence set certified = true where id = ${residence}`)
    expect(await listed()).toMatchObject({ certified: false })
    clock.forward({ minutes: 1 })
    expect((await send({ ...paper, id: residence })).status).toBe(200)
    expect([await own(), await listed()]).toMatchObject([null, { certified: true, until: '2028-01-14' }])
    expect(await published(residence)).toMatchObject({ number: 'WV-1', endedAs: null })
  })

  it('303: a form without script goes on to its home, which knows the way back to the list', async () => {
    const answer = await server.postForm(`${path}/${residence}?show=uncertified`, { ...paper, id: residence })
    const next = `${path}/${residence}?show=uncertified&done=set`
    expect([answer.status, answer.headers.get('location')]).toEqual([303, next])
  })

  it('401: somebody who is not signed in', async () => {
    server.signIn(null)
    expect((await send({ ...paper, id: residence })).status).toBe(401)
    expect((await server.request(`/api${path}/${residence}`)).status).toBe(401)
  })

  it('403: operators of every role, and officers who do not lead', async () => {
    for (const somebody of [...deskRoles.map((role) => operator.people[role]), await join('AR', 'bed_updater')]) {
      server.signIn(somebody)
      expect((await send({ ...paper, id: residence })).status).toBe(403)
      expect((await server.request(`/api${path}/${residence}`)).status).toBe(403)
    }
    expect(await listed()).toMatchObject({ certified: false })
  })

  it('403: a proof that is too old, which the page asks for again', async () => {
    server.signIn({ ...officer, isProved: false })
    for (const form of [paper, { act: 'withdraw', reason: 'It closed.' }]) {
      const answer = await send({ ...form, id: residence })
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'prove_again' }])
    }
    expect((await server.request(`/api${path}/${residence}`)).status).toBe(200)
  })

  it('404: a home of another state, none at all, and a state without an affiliate', async () => {
    for (const id of [far, randomUUID()]) {
      const none = [404, 'There is no such home on the list of West Virginia.']
      expect(await said(send({ ...paper, id }))).toEqual(none)
      expect(await said(server.request(`/api${path}/${id}`))).toEqual(none)
    }
    server.signIn(
      await buildPerson(database.transactions, {
        organization: { id: allianceId, name: 'The Alliance', kind: 'alliance' },
      }),
    )
    const none = [404, 'There is no affiliate of this state here yet.']
    expect(await said(send({ ...paper, id: residence }))).toEqual(none)
    expect(await said(server.request(`/api${path}/${residence}?state=WY`))).toEqual(none)
    expect((await send({ ...paper, id: residence }, '?state=WV')).status).toBe(200)
    expect(await read(residence, '?state=WV')).toMatchObject({ isCertified: true })
  })

  it('409: a withdrawal where nothing stands', async () => {
    const words = 'This home has no certificate that could be withdrawn.'
    expect(await said(send({ act: 'withdraw', id: residence, reason: 'It closed.' }))).toEqual([409, words])
  })

  it('422: names the field that is wrong', async () => {
    await send({ ...paper, id: other })
    const wrong = async (change: Record<string, string>) =>
      said(send({ ...paper, number: 'WV-2', id: residence, ...change }))
    expect(await wrong({ number: ' ' })).toEqual([422, { number: 'Number is missing.' }])
    expect(await wrong({ number: 'wv-1' })).toEqual([
      422,
      { number: 'This number is the certificate of another home.' },
    ])
    expect(await wrong({ level: '5' })).toEqual([422, { level: 'Choose a level of support.' }])
    expect(await wrong({ issuedOn: '2027-01-15' })).toEqual([422, { issuedOn: 'Issued on lies in the future.' }])
    expect(await wrong({ endsOn: '2026-01-14' })).toEqual([
      422,
      { endsOn: 'The last day comes before the day it was issued.' },
    ])
    expect(await wrong({ beds: '0' })).toEqual([422, { beds: 'At least 1 bed.' }])
    expect(await wrong({ bedsFor: 'men,cats' })).toMatchObject([422, {}])
    expect(await wrong({ kind: 'later' })).toEqual([422, { kind: 'Choose whether it is initial or a renewal.' }])
    const noDay = { endsOn: 'Last day must be a day from 1900 to 2099, like 2027-06-30.' }
    for (const endsOn of ['2028-02-30', '2126-10-01']) expect(await wrong({ endsOn })).toEqual([422, noDay])
    expect(await wrong({ act: 'withdraw', reason: '' })).toEqual([
      422,
      { reason: 'Say in a line why: it stays in the history.' },
    ])
    expect(await listed()).toMatchObject({ certified: false })
  })
})
