import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { CertifiedResidenceAnswer } from '#contract/certification/certificates.ts'
import type { VerifyAnswer } from '#contract/certification/verified.ts'
import { createCertificatesRoutes } from '#server/modules/certification/certificates/certificates.routes.ts'
import { createCertificates } from '#server/modules/certification/certificates/certificates.service.ts'
import type { CheckedInFacts } from '#server/modules/certification/certificates/reminding/checked-in.mails.ts'
import type { RemindingService } from '#server/modules/certification/certificates/reminding/reminding.service.ts'
import { createSigning } from '#server/modules/certification/certificates/signing/signing.service.ts'
import { createVerifyRoutes } from '#server/modules/certification/certificates/verify/verify.routes.ts'
import { createVerifying } from '#server/modules/certification/certificates/verify/verify.service.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, buildPerson } from '#tests/support/desk/desk-people.ts'
import { buildAffiliate } from '#tests/support/directory/directory-rows.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'

const baseUrl = 'https://homes.example'
const database = shareTestDatabase()
let server: ModuleServer
let clock: FakeClock
let residence = ''
let checkIns: CheckedInFacts[]

beforeEach(async () => {
  clock = fakeClock()
  checkIns = []
  const { transactions } = database
  const { organizationId } = await buildDesk(transactions, 'Porch Homes')
  const [id = ''] = await buildResidences(transactions, [
    { organizationId, name: 'Alder House', city: 'Richmond', stateCode: 'VA' },
  ])
  residence = id
  const nothing = async () => undefined
  const tellCheckedIn = async (...[, , facts]: Parameters<RemindingService['tellCheckedIn']>) =>
    void checkIns.push(facts)
  const reminding = { tellEnded: nothing, tellLifted: nothing, tellCheckedIn, startDelivery: nothing }
  const parts = { reminding, transactions, clock, baseUrl, secretKey: 'a secret of this test' }
  server = moduleServer(() => [
    createCertificatesRoutes(createCertificates(parts)),
    createVerifyRoutes(createVerifying(parts), createSigning(parts)),
  ])
  server.signIn(await buildPerson(transactions, { organization: await buildAffiliate(database, 'VA', 'VARR') }))
})

const day = (inDays: number) => new Date(clock.now().getTime() + inDays * 86_400_000).toISOString().slice(0, 10)

async function send(form: Record<string, string>): Promise<[number, unknown]> {
  const answer = await server.post('/api/affiliate/homes/changes', { id: residence, ...form })
  const body = (await answer.json()) as { fields?: object; message?: string }
  return [answer.status, body.fields ?? body.message ?? '']
}

const set = (given: Record<string, string>) =>
  send({ act: 'set', number: 'VA-1', level: '2', issuedOn: day(0), endsOn: day(180), form: 'conditional', ...given })

async function verified() {
  const answer = (await (await server.request('/api/verify/VA-1')).json()) as VerifyAnswer
  return answer.certificates[0]?.paper
}
const badge = async () => (await server.request('/verify/VA-1/badge.svg')).text()
const credential = async () => {
  const jwt = await (await server.request('/verify/VA-1/certificate.jwt')).text()
  return JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()).credentialSubject
}
const own = async () => {
  const answer = (await (await server.request(`/api/affiliate/homes/${residence}`)).json()) as CertifiedResidenceAnswer
  return answer.residence.certificate
}
async function until() {
  const listed = sql<{ until: string }>`
    select certified_until::text as until from listing where residence_id = ${residence}`
  return (await database.run(listed, { kind: 'visitor' }))[0]?.until
}

const decideWithConditions = (conditions: string) =>
  database.run(sql`
      insert into application (id, organization_id, organization_name, residence_id, residence_name, city, state_code,
        affiliate_id, affiliate_name, level, version, is_renewal, stage, stage_since, started_at, started_by_name,
        started_by_email, heard_at, opened_at, ended_at, ended_as, end_conditions)
      select gen_random_uuid(), r.organization_id, 'Porch Homes', r.id, r.name, r.city, 'VA', c.organization_id, 'VARR', 2, '3.0',
        false, 'ended', now(), now(), 'Ben', 'ben@homes.example', now(), now(), now(), 'conditional', ${conditions}
      from residence r join certificate c on c.residence_id = r.id and c.ended_at is null
      where r.id = ${residence}`)

it('is told apart everywhere, extended once after a check-in, and replaced by a full one', async () => {
  expect((await set({}))[0]).toBe(200)
  expect(await verified()).toMatchObject({ form: 'conditional', extendedFrom: null })
  expect(await badge()).toContain('Conditional certificate')
  expect(await badge()).not.toContain('Certified residence')
  expect(await credential()).toMatchObject({ certificateForm: 'conditional' })
  expect(await own()).toMatchObject({
    form: 'conditional',
    conditions: '',
    checkInOn: expect.any(String),
    checkedInOn: null,
  })
  await decideWithConditions('1. A fire drill.\n2. An alarm on each floor.')
  expect(await own()).toMatchObject({ conditions: '1. A fire drill.\n2. An alarm on each floor.' })
  expect(await send({ act: 'extend' })).toEqual([409, 'Record the check-in first.'])
  const [from, to] = [day(180), day(270)]
  clock.forward({ hours: 150 * 24 })
  expect(await send({ act: 'check-in', note: ' ' })).toEqual([422, { note: expect.stringMatching(/Say in a line/) }])
  expect((await send({ act: 'check-in', note: 'The second exit is built.' }))[0]).toBe(200)
  expect((await send({ act: 'check-in', note: 'Again.' }))[0]).toBe(409)
  expect(checkIns).toMatchObject([
    { residence: 'Alder House', note: 'The second exit is built.', endsOn: from, extendableTo: to },
  ])
  expect((await send({ act: 'extend' }))[0]).toBe(200)
  expect(await send({ act: 'extend' })).toEqual([409, expect.stringMatching(/extended already/)])
  expect(await verified()).toMatchObject({ endsOn: to, extendedFrom: from })
  expect(await until()).toBe(to)
  clock.forward({ minutes: 1 })
  const full = { issuedOn: day(0), endsOn: day(364), form: 'full' }
  expect((await set(full))[0]).toBe(200)
  // It is the first full one: no renewal.
  expect(await verified()).toMatchObject({ form: null, extendedFrom: null, kind: 'initial' })
  expect(await badge()).toContain('Certified residence')
  expect(await credential()).not.toHaveProperty('certificateForm')
  expect(await send({ act: 'check-in', note: 'No more.' })).toEqual([
    409,
    expect.stringMatching(/Only a certificate with conditions/),
  ])
})

it('keeps its check-in and extension where the paper is corrected', async () => {
  await set({})
  const issuedOn = day(0)
  await send({ act: 'check-in', note: 'On its way.' })
  await send({ act: 'extend' })
  clock.forward({ minutes: 1 })
  const [status] = await set({ issuedOn, endsOn: (await own())?.endsOn ?? '', beds: '9' })
  expect(status).toBe(200)
  expect(await own()).toMatchObject({ beds: 9, checkInNote: 'On its way.', extendedFrom: day(180) })
  expect((await send({ act: 'extend' }))[0]).toBe(409)
})

it('is followed by no second one, and set again as it was after a suspension', async () => {
  await set({})
  const [issuedOn, endsOn] = [day(0), day(180)]
  clock.forward({ hours: 100 * 24 })
  const second = [
    422,
    { form: expect.stringMatching(/^This home has a conditional certificate until .*full certificate/) },
  ]
  expect(await set({ number: 'VA-2' })).toEqual(second)
  expect((await send({ act: 'withdraw', as: 'suspended', reason: 'A leak.' }))[0]).toBe(200)
  expect((await set({}))[0]).toBe(422)
  expect((await set({ issuedOn, endsOn }))[0]).toBe(200)
  clock.forward({ hours: 400 * 24 })
  expect((await set({}))[0]).toBe(200)
})

it('is followed by no second one that begins after the first ran out, also where both are typed in on one day', async () => {
  expect((await set({ issuedOn: day(-190), endsOn: day(-10) }))[0]).toBe(200)
  clock.forward({ minutes: 1 })
  expect(await set({})).toEqual([
    422,
    { form: expect.stringMatching(/^This home had a conditional certificate until/) },
  ])
  expect((await set({ endsOn: day(364), form: 'full' }))[0]).toBe(200)
})

it('is refused under a name or for a term that the state does not know', async () => {
  expect(await set({ form: 'provisional' })).toEqual([
    422,
    { form: expect.stringMatching(/no certificate of this kind/) },
  ])
  expect(await set({ endsOn: day(200) })).toEqual([422, { endsOn: expect.stringMatching(/6 months at most/) }])
  expect(await send({ act: 'extend' })).toEqual([409, 'This home has no certificate now.'])
})
