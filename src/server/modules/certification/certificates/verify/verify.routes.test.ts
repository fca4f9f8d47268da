import { BitstringStatusList } from '@digitalbazaar/vc-bitstring-status-list'
import { verifyJWS } from 'did-jwt'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { VerifyAnswer } from '#contract/certification/verified.ts'
import { morning } from '#domain/colors.ts'
import { createSigning, keyDays } from '#server/modules/certification/certificates/signing/signing.service.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk } from '#tests/support/desk/desk-people.ts'
import { buildAffiliate } from '#tests/support/directory/directory-rows.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { createVerifyRoutes } from './verify.routes.ts'
import { createVerifying } from './verify.service.ts'

const baseUrl = 'https://homes.example'
const did = 'did:web:homes.example:affiliates:wv'
const secretKey = 'a secret of this test'

const database = shareTestDatabase()
let server: ModuleServer
let clock: FakeClock
let signing: ReturnType<typeof createSigning>
let affiliate = ''
let [residence, other] = ['', '']

beforeEach(async () => {
  clock = fakeClock()
  const { transactions } = database
  const { organizationId } = await buildDesk(transactions, 'Porch Homes')
  const hidden = { organizationId, stateCode: 'WV', street: '12 Lantern Court', visibility: 'hidden' } as const
  ;[residence, other] = (await buildResidences(transactions, [
    { ...hidden, name: 'Alder House', city: 'Charleston', groups: [{ audience: 'men', totalBeds: 8 }] },
    { ...hidden, name: 'Birch House', city: 'Elkins' },
  ])) as [string, string]
  affiliate = await addAffiliate('WV')
  signing = createSigning({ transactions, clock, baseUrl, secretKey })
  const verifying = createVerifying({ transactions, clock, baseUrl })
  server = moduleServer(() => [createVerifyRoutes(verifying, signing)])
})

const change = <Row>(statement: RawBuilder<Row>) => database.run(statement)

const addAffiliate = async (state: string) => (await buildAffiliate(database, state, `Affiliate of ${state}`)).id

type Paper = { number?: string; home?: string; issuedOn?: string; endsOn?: string; by?: string }

async function certify({
  number = 'WV-01',
  home = residence,
  issuedOn = '2026-01-15',
  endsOn = '2028-01-14',
  by = affiliate,
}: Paper = {}) {
  await change(sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, set_at)
    values (${by}, ${home}, ${number}, 2, ${issuedOn}, ${endsOn}, ${clock.now()})`)
  clock.forward({ minutes: 1 })
}

const end = (as: string) =>
  change(sql`update certificate set ended_at = ${clock.now()}, ended_as = ${as}, end_reason = 'Secret story.'
    where residence_id = ${residence} and ended_at is null`)

const ask = async (number: string) =>
  (await (await server.request(`/api/verify/${encodeURIComponent(number)}`)).json()) as VerifyAnswer

const standing = async (number = 'WV-01') => (await ask(number)).certificates.map((one) => one.standing)

const text = async (path: string) => (await server.request(path)).text()

type Jwk = { kid: string; x: string }
type Payload = {
  validUntil: string
  issuer: { id: string }
  credentialSubject: Record<string, unknown>
  credentialStatus: { statusPurpose: string; statusListIndex: string; statusListCredential: string }[]
}
const payloadOf = (jwt: string): Payload => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())

/** As somebody else's software finds the key: by its id, at the address of the affiliate. */
async function isSigned(jwt: string): Promise<'signed' | 'forged' | 'unknown key'> {
  const { keys } = JSON.parse(await text('/affiliates/wv/.well-known/jwks.json')) as { keys: Jwk[] }
  const { kid } = JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString())
  const key = keys.find((one) => one.kid === kid)
  if (!key) return 'unknown key'
  const publicKeyJwk = { kty: 'OKP', crv: 'Ed25519', x: key.x }
  try {
    verifyJWS(jwt, { id: kid, type: 'JsonWebKey2020', controller: did, publicKeyJwk })
    return 'signed'
  } catch {
    return 'forged'
  }
}

async function check(jwt: string): Promise<string> {
  const signed = await isSigned(jwt)
  if (signed !== 'signed') return signed
  const { validUntil, credentialStatus } = payloadOf(jwt)
  for (const { statusPurpose, statusListIndex, statusListCredential } of credentialStatus) {
    const list = await text(statusListCredential.replace(baseUrl, ''))
    expect(await isSigned(list)).toBe('signed')
    const { encodedList } = payloadOf(list).credentialSubject as { encodedList: string }
    const bits = await BitstringStatusList.decode({ encodedList })
    if (bits.getStatus(Number(statusListIndex))) return statusPurpose
  }
  return Date.parse(validUntil) < clock.now().getTime() ? 'expired' : 'valid'
}

const credential = () => text('/verify/WV-01/certificate.jwt')

/** Lists are kept for a minute. */
const later = () => clock.forward({ minutes: 2 })

describe('what the number of a certificate says', () => {
  it('is the ten fields, counts, and never the street that a home hides', async () => {
    await certify({ issuedOn: '2024-01-15', endsOn: '2026-01-14' })
    await certify()
    const answer = await ask('wv-01')
    expect(answer.certificates).toMatchObject([
      {
        number: 'WV-01',
        state: 'WV',
        by: 'Affiliate of WV',
        standing: 'holds',
        since: null,
        paper: {
          name: 'Alder House',
          operator: 'Porch Homes',
          beds: 8,
          bedsFor: ['men'],
          kind: 'renewal',
          level: 2,
          standard: '3.0',
          issuedOn: '2026-01-15',
          endsOn: '2028-01-14',
          address: { street: null, city: 'Charleston', zip: null },
          history: { firstOn: '2024-01-15', times: 2, renewals: 1, suspensions: 0, withdrawals: 0 },
        },
      },
    ])
    expect(JSON.stringify(answer)).not.toContain('Lantern')
    expect(answer.code.url).toBe('https://homes.example/verify/WV-01')
    expect(answer.code.path).toMatch(/^M0 0h7v1H0z/)
    await change(sql`update residence set address_visibility = 'exact' where id = ${residence}`)
    expect((await ask('WV-01')).certificates[0]?.paper?.address.street).toBe('12 Lantern Court')
  })

  it('keeps the place it was given for, and says that the home has moved', async () => {
    await change(sql`update residence set address_visibility = 'exact', zip = '25301' where id = ${residence}`)
    await certify()
    const told = async () => {
      const [one] = (await ask('WV-01')).certificates
      return [one?.standing, one?.paper?.address, one?.paper?.home.city, one?.paper?.home.hasMoved]
    }
    const given = { street: '12 Lantern Court', city: 'Charleston', zip: '25301' }
    expect(await told()).toEqual(['holds', given, 'Charleston', false])
    await change(
      sql`update residence set street = '99 Far Road', city = 'Elkins', zip = '26241' where id = ${residence}`,
    )
    expect(await told()).toEqual(['unconfirmed', given, 'Elkins', true])
    await change(sql`update residence set address_visibility = 'hidden' where id = ${residence}`)
    expect(await told()).toEqual(['unconfirmed', { street: null, city: 'Charleston', zip: null }, 'Elkins', true])
    await change(
      sql`update residence set street = '12 Lantern Ct.', city = 'Charleston', zip = '25301' where id = ${residence}`,
    )
    expect(await told()).toEqual(['holds', { street: null, city: 'Charleston', zip: null }, 'Charleston', false])
  })

  it('never shows a street that the home hid when it was certified, once it shows another', async () => {
    await certify()
    await change(sql`update residence set street = '99 Far Road', address_visibility = 'exact' where id = ${residence}`)
    expect((await ask('WV-01')).certificates[0]?.paper?.address.street).toBeNull()
  })

  it('tells apart what holds, lapsed, was suspended or withdrawn, was replaced, moved, and is not on the list', async () => {
    await certify()
    expect(await standing()).toEqual(['holds'])
    await change(sql`update residence set street = '99 Other Road' where id = ${residence}`)
    expect(await standing()).toEqual(['unconfirmed'])
    await certify()
    await end('suspended')
    expect(await standing()).toEqual(['suspended'])
    await certify({ number: 'WV-02' })
    const [{ newer } = {}] = (await ask('WV-01')).certificates
    // A suspension is the last word on that number; the new one has its own.
    expect([await standing(), newer, await standing('WV-02')]).toEqual([['suspended'], null, ['holds']])
    await certify({ number: 'WV-03' })
    // The house is certified, by the newer one.
    expect((await ask('WV-02')).certificates).toMatchObject([{ standing: 'replaced', since: null, newer: 'WV-03' }])
    await end('withdrawn')
    expect(await standing('WV-03')).toEqual(['withdrawn'])
    expect(JSON.stringify(await ask('WV-03'))).not.toContain('Secret')
    expect((await ask('WV-03')).certificates[0]?.paper?.history).toMatchObject({ suspensions: 1 })
    await certify({ number: 'WV-04', issuedOn: '2024-01-15', endsOn: '2026-02-01' })
    expect((await ask('WV-04')).certificates).toMatchObject([{ standing: 'ended', since: '2026-02-02' }])
    await change(sql`update residence set status = 'draft' where id = ${residence}`)
    expect((await ask('WV-03')).certificates).toEqual([
      {
        number: 'WV-03',
        state: 'WV',
        stateName: 'West Virginia',
        by: 'Affiliate of WV',
        standing: 'unlisted',
        since: null,
        newer: null,
        paper: null,
      },
    ])
  })

  it('names numbers that are easily taken for one that is not ours, and shows both of two affiliates', async () => {
    await certify({ number: 'WV-10' })
    expect(await ask('wv-IO')).toMatchObject({ certificates: [], near: ['WV-10'] })
    for (const typed of ['wv10', 'WV 10', 'w v-1 0', 'WV–10'])
      expect((await ask(typed)).certificates, typed).toMatchObject([{ number: 'WV-10', standing: 'holds' }])
    await certify({ number: 'WV-1-0', home: other })
    expect(await ask('WV10')).toMatchObject({ certificates: [], near: ['WV-1-0', 'WV-10'] })
    await change(sql`delete from certificate where number = 'WV-1-0'`)
    expect(await ask('WV-77')).toMatchObject({ certificates: [], near: [] })
    const arkansas = await addAffiliate('AR')
    await certify({ number: 'wv-10', home: other, by: arkansas })
    expect((await ask('WV-10')).certificates.map(({ state }) => state)).toEqual(['AR', 'WV'])
    const named = payloadOf(await text('/verify/WV-10/certificate.jwt?state=ar'))
    expect(named.credentialSubject).toMatchObject({ name: 'Birch House' })
  })
})

it('names numbers that begin or end with what was typed, from four characters on, where three at most do', async () => {
  for (const number of ['WV-2026-1001', 'WV-2026-2001', 'WV-2027-3001']) await certify({ number })
  const near = async (typed: string) => (await ask(typed)).near
  expect(await near('1001')).toEqual(['WV-2026-1001'])
  expect(await near('wv-2026')).toEqual(['WV-2026-1001', 'WV-2026-2001'])
  expect(await near('001')).toEqual([])
  expect(await near('2026-')).toEqual([])
  await certify({ number: 'WV-2026-4001' })
  expect(await near('WV 20')).toEqual([])
  await change(sql`update residence set status = 'draft' where id = ${residence}`)
  expect(await near('1001')).toEqual([])
})

describe('a certificate as a credential', () => {
  it('is accepted by other libraries, by its type at the address of its page too, and holds no address', async () => {
    await certify()
    const jwt = await credential()
    expect(await check(jwt)).toBe('valid')
    expect(JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({
      alg: 'EdDSA',
      typ: 'vc+jwt',
      cty: 'vc',
    })
    expect(payloadOf(jwt)).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/undefined-terms/v2'],
      type: ['VerifiableCredential', 'RecoveryResidenceCertificate'],
      issuer: { id: did },
      validFrom: '2026-01-15T00:00:00Z',
      validUntil: '2028-01-15T09:59:59Z',
      credentialSubject: { name: 'Alder House', bedsPermitted: 8, town: 'Charleston', certificateNumber: 'WV-01' },
    })
    expect(payloadOf(jwt).credentialSubject.isSample).toBe(true)
    await change(sql`update residence set address_visibility = 'exact', is_sample = false where id = ${residence}`)
    expect(payloadOf(await credential()).credentialSubject.isSample).toBeUndefined()
    expect(JSON.stringify(payloadOf(await credential()))).not.toContain('Lantern')
    const answer = await server.request('/verify/WV-01', { headers: { accept: 'application/vc+jwt' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/vc+jwt'])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await check(await answer.text())).toBe('valid')
  })

  it('is refused where it is forged, altered, revoked, suspended or over, each by its own reason', async () => {
    await certify()
    const jwt = await credential()
    const [head = '', body = '', signature = ''] = jwt.split('.')
    const payload = JSON.stringify(payloadOf(jwt)).replace('"levelOfSupport":2', '"levelOfSupport":4')
    expect(await check([head, Buffer.from(payload).toString('base64url'), signature].join('.'))).toBe('forged')
    const forger = createSigning({ transactions: database.transactions, clock, baseUrl, secretKey: 'of a forger' })
    expect(await check(`${head}.${body}.${signature.slice(0, -4)}AAAA`)).toBe('forged')
    await end('suspended')
    later()
    expect(await check(jwt)).toBe('suspension')
    await certify()
    const next = await credential()
    later()
    expect([await check(jwt), await check(next)]).toEqual(['valid', 'valid'])
    await change(sql`update residence set zip = '25301' where id = ${residence}`)
    later()
    expect([await check(jwt), await check(next)]).toEqual(['suspension', 'suspension'])
    await certify()
    const last = await credential()
    await end('withdrawn')
    later()
    expect([await check(next), await check(last)]).toEqual(['revocation', 'revocation'])
    await certify({ endsOn: '2026-12-31' })
    const short = await credential()
    clock.forward({ hours: 24 * 400 })
    expect(await check(short)).toBe('expired')
    // Another server's secret opens no key of ours: it makes its own, and ours stay known.
    const theirs = await forger.credential('WV-01', null)
    expect([await check(theirs), await check(short)]).toEqual(['expired', 'expired'])
  })

  it('stays revoked where the certificate itself is no more', async () => {
    await certify()
    const jwt = await credential()
    expect(await check(jwt)).toBe('valid')
    await change(sql`delete from certificate`)
    later()
    expect(await check(jwt)).toBe('revocation')
    await change(sql`delete from certificate`)
    await certify({ number: 'WV-02', home: other })
    const places = await change(sql<{ own: boolean }>`
      select status_index = (select status_index from revoked_place) as own from certificate`)
    expect(places).toEqual([{ own: false }])
  })

  it('is signed by a new key after a year, and what an old one signed is known until it ended', async () => {
    await certify()
    const jwt = await credential()
    expect(await signing.renewOldKeys()).toBe(0)
    clock.forward({ hours: 24 * (keyDays + 1) })
    expect(await signing.renewOldKeys()).toBe(1)
    const next = await credential()
    expect(next.split('.')[0]).not.toBe(jwt.split('.')[0])
    const { keys } = await signing.keys('wv')
    expect(keys).toHaveLength(2)
    const document = JSON.parse(await text('/affiliates/wv/did.json'))
    expect(document).toMatchObject({ id: did, assertionMethod: keys.map(({ kid }) => kid) })
    expect(JSON.stringify([keys, document])).not.toContain('"d"')
    clock.forward({ hours: 24 * 400 })
    expect((await signing.keys('wv')).keys).toHaveLength(1)
    expect(await check(jwt)).toBe('unknown key')
  })

  it('has a place of its own in lists that are as long as the standard asks', async () => {
    await certify()
    await certify({ number: 'WV-02', home: other })
    const places = await change(sql<{ place: number }>`select status_index as place from certificate`)
    expect(new Set(places.map(({ place }) => place)).size).toBe(2)
    const list = payloadOf(await text('/affiliates/wv/status/revocation')).credentialSubject
    expect(list).toMatchObject({ type: 'BitstringStatusList', statusPurpose: 'revocation', ttl: 300_000 })
    const bits = await BitstringStatusList.decode({ encodedList: String(list.encodedList) })
    expect(bits.length).toBe(131_072)
  })

  it('404: a number, a state and a list that are none, and a home that left the list', async () => {
    await certify()
    await change(sql`update residence set status = 'draft' where id = ${residence}`)
    for (const path of [
      '/verify/WV-01/certificate.jwt',
      '/verify/none/certificate.jwt',
      '/verify/none/badge.svg',
      '/affiliates/wy/did.json',
      '/affiliates/wy/.well-known/jwks.json',
      '/affiliates/wv/status/gossip',
    ]) {
      expect([path, (await server.request(path)).status]).toEqual([path, 404])
    }
    const missing = await server.request('/verify/none', { headers: { accept: 'application/vc+jwt' } })
    expect([missing.status, missing.headers.get('access-control-allow-origin')]).toEqual([404, '*'])
    const spanish = await server.request('/es/verify/WV-01')
    expect([spanish.status, spanish.headers.get('location')]).toEqual([301, '/es/verificar/WV-01'])
    for (const accept of ['text/html', 'application/json']) {
      const page = await server.request('/verify/WV-01', { headers: { accept } })
      expect(page.headers.get('vary')).toContain('Accept')
    }
  })
})

describe('the badge of a home', () => {
  it('says how it stands in words and shape, to any site, and asks for nothing', async () => {
    await certify()
    const badge = async () => text('/verify/WV-01/badge.svg?state=WV')
    const valid = await server.request('/verify/WV-01/badge.svg')
    expect(Object.fromEntries(valid.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, no-cache',
    })
    expect(valid.headers.get('set-cookie')).toBeNull()
    const certified = await valid.text()
    expect(certified).toContain('Certified residence')
    expect(certified).toContain(morning.pine)
    expect(certified).not.toMatch(/href|url\(http|<script|<image/)
    const again = () =>
      server.request('/verify/WV-01/badge.svg', { headers: { 'if-none-match': valid.headers.get('etag') ?? '' } })
    expect([(await again()).status, (await again()).headers.get('cache-control')]).toEqual([304, 'public, no-cache'])
    const gray = async (words: string) => {
      const drawn = await badge()
      expect(drawn).toContain(words)
      expect(drawn).not.toContain(morning.pine)
    }
    await change(sql`update residence set city = 'Wheeling' where id = ${residence}`)
    await gray('To be confirmed')
    await certify()
    await end('suspended')
    await gray('Certificate suspended')
    expect((await again()).status).toBe(200)
    await certify()
    clock.forward({ hours: 24 * 900 })
    await gray('Ended January 14, 2028')
  })

  it('writes a name as words, whatever it holds', async () => {
    await change(sql`update residence set name = 'A <b>&"Home' where id = ${residence}`)
    await certify()
    expect(await text('/verify/WV-01/badge.svg')).toContain('A &#60;b&#62;&#38;&#34;Home')
  })
})
