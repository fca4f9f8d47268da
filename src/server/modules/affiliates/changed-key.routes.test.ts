import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { createSigning } from '#server/modules/certification/certificates/signing/signing.service.ts'
import { createOfficers } from '#server/modules/team/officers.service.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, buildPerson } from '#tests/support/desk/desk-people.ts'
import { buildAffiliate } from '#tests/support/directory/directory-rows.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { type ModuleServer, moduleServer, signedInAs } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { createAffiliatesRoutes } from './affiliates.routes.ts'
import { createAffiliates } from './affiliates.service.ts'

const baseUrl = 'https://homes.example'
const database = shareTestDatabase()
let server: ModuleServer
let affiliate: string
let clock: FakeClock
let signing: ReturnType<typeof createSigning>
let sent: { to: string; subject: string; text: string }[]

beforeEach(async () => {
  clock = fakeClock()
  sent = []
  const { transactions } = database
  const { organizationId } = await buildDesk(transactions, 'Porch Homes')
  const [residence] = await buildResidences(transactions, [
    { organizationId, stateCode: 'WV', name: 'Alder House', city: 'Elkins' },
  ])
  const organization = await buildAffiliate(database, 'WV', 'Homes of WV')
  affiliate = organization.id
  await buildPerson(transactions, { organization, role: 'owner', email: 'ruth@wv.example' })
  await database.run(sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, set_at)
    values (${affiliate}, ${residence}, 'WV-01', 2, '2026-01-15', '2028-01-14', ${clock.now()})`)
  signing = createSigning({ transactions, clock, baseUrl, secretKey: 'a secret of this test' })
  const mail = {
    enqueue: async (_: unknown, { to, mailText }: { to: string; mailText: { subject: string; text: string } }) => {
      sent.push({ to, subject: mailText.subject, text: mailText.text })
    },
    startDelivery: async () => {},
    bouncedOf: async () => new Set<string>(),
  }
  const officers = createOfficers({ clock, baseUrl, mail } as never)
  const securityEvents = { note: () => {} } as never
  const parts = {
    transactions,
    officers,
    clock,
    securityEvents,
    keys: signing,
    baseUrl,
    supportEmail: 'help@homes.example',
  }
  server = moduleServer(() => [createAffiliatesRoutes(createAffiliates({ ...parts, mail: mail as never }))])
  server.signIn(signedInAs('alliance'))
})

const change = (more: object) =>
  server.post('/api/staff/affiliates/changes', {
    act: 'key',
    id: affiliate,
    reason: 'The server was moved.',
    sure: 'on',
    ...more,
  })
const idOf = (jwt: string): string => JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString()).kid
const signed = async () => idOf(await signing.credential('WV-01', 'WV'))
const known = async () => (await signing.keys('wv')).keys.map(({ kid }) => kid)
const noted = () =>
  database.run(sql<{ change: string; reason: string; own: boolean }>`
      select change, after ->> 'reason' as reason, organization_id = ${affiliate} as own from history
      where subject = 'affiliate' order by own`)

it('keeps what an old key signed good, where it only gets a new one', async () => {
  const before = await signed()
  clock.forward({ minutes: 16 })
  expect((await change({ leaked: 'no' })).status).toBe(200)
  const after = await signed()
  expect(after).not.toBe(before)
  expect(await known()).toEqual([after, before])
})

it('publishes no key any more that may have leaked, tells the owners why, and both desks note it', async () => {
  const first = await signed()
  clock.forward({ minutes: 16 })
  await change({ leaked: 'no' })
  const second = await signed()
  await signing.statusList('wv', 'revocation')
  sent = []
  clock.forward({ minutes: 16 })
  expect((await change({ leaked: 'yes', reason: 'A backup was stolen.' })).status).toBe(200)
  const third = await signed()
  expect([first, second]).not.toContain(third)
  expect(await known()).toEqual([third])
  // Also the lists that say what is revoked, which are kept for a while.
  expect(idOf(await signing.statusList('wv', 'revocation'))).toBe(third)
  expect(sent).toMatchObject([{ to: 'ruth@wv.example', subject: expect.stringContaining('key') }])
  expect(sent[0]?.text).toContain('A backup was stolen.')
  expect((await noted()).slice(-1)).toEqual([{ change: 'key_revoked', reason: 'A backup was stolen.', own: true }])
  expect((await noted()).filter(({ change: what }) => what === 'key_revoked')).toHaveLength(2)
})

it('asks for a reason, a proof and a yes, and lets nobody but the staff who lead', async () => {
  const before = await signed()
  expect((await change({ leaked: 'yes', reason: ' ' })).status).toBe(422)
  expect((await change({ leaked: 'yes', sure: undefined })).status).toBe(422)
  expect((await change({})).status).toBe(422)
  server.signIn({ ...signedInAs('alliance'), isProved: false })
  expect((await change({ leaked: 'yes' })).status).toBe(403)
  server.signIn(signedInAs('affiliate', { organizationId: affiliate }))
  expect((await change({ leaked: 'yes' })).status).toBe(403)
  expect(await signed()).toBe(before)
})

it('asks before it changes a key that is only minutes old, and says since when each signs and what came before', async () => {
  const key = async () => (await (await server.request('/api/staff/affiliates')).json()).affiliates[0].key
  expect(await key()).toBeNull()
  await signed()
  clock.forward({ minutes: 16 })
  expect(await key()).toMatchObject({ isRecent: false, older: 0, revoked: 0, lastRevokedAt: null })
  await change({ leaked: 'yes' })
  const at = clock.now().toISOString()
  expect(await key()).toEqual({ since: at, isRecent: true, older: 1, revoked: 1, lastRevokedAt: at })
  clock.forward({ minutes: 1 })
  const refused = await change({ leaked: 'yes' })
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { fields: { again: 'The key of Homes of WV was made minutes ago. Check the box to make another one.' } },
  ])
  expect(await key()).toMatchObject({ since: at, older: 1 })
  expect((await change({ leaked: 'no', again: 'on' })).status).toBe(200)
  expect(await key()).toMatchObject({ since: clock.now().toISOString(), older: 2, revoked: 1, lastRevokedAt: at })
})
