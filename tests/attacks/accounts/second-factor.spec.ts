import { beforeEach, describe, expect, it } from 'vitest'
import { secondFactorState } from '#contract/auth/factors.ts'
import { allianceId } from '#domain/people/organization.ts'
import { signedInMarker } from '#domain/people/signed-in-marker.ts'
import { endFactors } from '#server/modules/auth/factors/two-factor.store.ts'
import { softwareAuthenticator } from '#tests/support/browser/software-authenticator.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { appCode } from '#tests/support/desk/authenticator-app.ts'
import { type Browser, type SignInSite, signInSite } from '#tests/support/desk/sign-in-site.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'

/*
 * The ways around a second factor: a passkey that asks nobody, a code twice, codes guessed, one factor alone, a session
 * that should be over, a stolen row.
 */

const avery = { email: 'avery@alliance.example', password: 'four random words here' }
const database = shareTestDatabase()
let site: SignInSite
let clock = fakeClock()

beforeEach(async () => {
  clock = fakeClock(new Date().toISOString())
  site = signInSite(database, { clock, secondFactor: 'required' })
  await makeAvery()
})

function makeAvery() {
  const memberships = [{ organizationId: allianceId, role: 'owner' }] as const
  return site.auth.createAccount({ ...avery, firstName: 'Avery', lastName: 'Lane', emailVerified: true, memberships })
}

async function byPassword(where = site): Promise<Browser> {
  const browser = where.browser()
  await browser.post('/api/auth/sign-in', avery)
  return browser
}

const buildBody = async (answer: Response): Promise<Record<string, unknown>> => answer.json()
const findUser = async (browser: Browser) => buildBody(await browser.get('/api/auth/user'))
const findState = async (browser: Browser) =>
  secondFactorState.parse(await (await browser.get('/api/auth/second-factor')).json())
const code = (browser: Browser, typed: string) => browser.post('/api/auth/sign-in/code', { code: typed })
const form = (browser: Browser, fields: Record<string, string>) => browser.submit('/account/second-factor', fields)

/** Sets the app up in a session that rests on the password; gives the key, the first code and the recovery codes. */
async function setUp(browser: Browser) {
  expect((await form(browser, { do: 'begin' })).status).toBe(303)
  const { key = '' } = (await findState(browser)).setUp ?? {}
  const first = await appCode(key)
  await form(browser, { do: 'finish', code: first })
  const codes = String(site.refused.at(-1)?.values.codes).split(' ')
  return { key, first, codes }
}

describe('a session that shows one factor', () => {
  it('acts for nobody, whatever it asks, until the second is set up', async () => {
    const browser = site.browser()
    const answer = await buildBody(await browser.post('/api/auth/sign-in', { ...avery, returnTo: '/staff/inbox' }))
    expect(answer.returnTo).toBe('/account/second-factor?returnTo=%2Fstaff%2Finbox')
    expect(await findUser(browser)).toMatchObject({ organization: null, secondFactorFor: 'The Alliance' })
    const { codes } = await setUp(browser)
    expect(new Set(codes).size).toBe(10)
    expect(await findUser(browser)).toMatchObject({ organization: { kind: 'alliance' } })
  })

  it('ends when another session of the person sets a second factor up', async () => {
    const [thief, browser] = [await byPassword(), await byPassword()]
    await setUp(browser)
    expect((await thief.get('/api/auth/user')).status).toBe(401)
  })

  it('cannot put another factor beside the one there is', async () => {
    const browser = await byPassword()
    const device = softwareAuthenticator('http://localhost:4400')
    expect(await addPasskey(browser, device, true)).toBe(200)
    const thief = await byPassword()
    expect((await findState(thief)).proofs).toEqual({ password: false, code: false, passkey: true })
    expect((await form(thief, { do: 'begin' })).status).toBe(403)
    expect((await thief.post('/api/auth/passkeys/options')).status).toBe(403)
    const next = { currentPassword: avery.password, password: 'another four words now', removePasskeys: true }
    expect((await thief.post('/api/auth/change-password', next)).status).toBe(403)
    const [{ id }] = await (await thief.get('/api/auth/passkeys')).json()
    expect((await thief.delete(`/api/auth/passkeys/${id}`)).status).toBe(403)
    expect((await thief.submit('/account', { do: 'remove-passkey', id })).status).toBe(403)
    expect((await thief.post('/api/auth/confirm', { password: avery.password })).status).toBe(422)
    expect(await findUser(thief)).toMatchObject({ organization: null })
  })
})

it('the last passkey of staff stays, also for who has shown it, until there is an app', async () => {
  const browser = await byPassword()
  expect(await addPasskey(browser, softwareAuthenticator('http://localhost:4400'), true)).toBe(200)
  const [{ id }] = await (await browser.get('/api/auth/passkeys')).json()
  expect((await browser.delete(`/api/auth/passkeys/${id}`)).status).toBe(403)
  const next = { currentPassword: avery.password, password: 'another four words now', removePasskeys: true }
  expect((await browser.post('/api/auth/change-password', next)).status).toBe(403)
  await setUp(browser)
  expect((await browser.delete(`/api/auth/passkeys/${id}`)).status).toBe(200)
})

describe('a mailbox alone', () => {
  it('ends no passkey of staff, and so sets up no factor of its own', async () => {
    const device = softwareAuthenticator('http://localhost:4400')
    expect(await addPasskey(await byPassword(), device, true)).toBe(200)
    const thief = site.browser()
    await thief.post('/api/auth/forgot-password', { email: avery.email })
    const token = /token=([\w-]+)/.exec(site.mails.at(-1)?.text ?? '')?.[1] ?? ''
    const offer = await thief.get(`/api/auth/reset-password?token=${token}`)
    expect(await offer.json()).toEqual({ passkeys: 0 })
    const password = 'another four words now'
    expect((await thief.post('/api/auth/reset-password', { token, password, removePasskeys: true })).status).toBe(200)
    await thief.post('/api/auth/sign-in', { email: avery.email, password })
    expect((await findState(thief)).proofs.passkey).toBe(true)
    expect((await form(thief, { do: 'begin' })).status).toBe(403)
  })
})

async function addPasskey(browser: Browser, device: ReturnType<typeof softwareAuthenticator>, userVerified: boolean) {
  const options = await (await browser.post('/api/auth/passkeys/options')).json()
  return (await browser.post('/api/auth/passkeys', { response: device.make(options, { userVerified }) })).status
}

describe('a passkey', () => {
  const origin = 'http://localhost:4400'

  it('that asked for no finger, face or code is not taken, neither when it is made nor when it signs in', async () => {
    const device = softwareAuthenticator(origin)
    const browser = await byPassword()
    expect(await addPasskey(browser, device, false)).toBe(400)
    expect(await addPasskey(browser, device, true)).toBe(200)
    const enter = async (userVerified: boolean) => {
      const visitor = site.browser()
      const options = await (await visitor.post('/api/auth/passkey-sign-in/options')).json()
      expect(options.userVerification).toBe('required')
      const response = device.answer(options, { userVerified })
      return [(await visitor.post('/api/auth/passkey-sign-in', { response })).status, visitor] as const
    }
    expect((await enter(false))[0]).toBe(401)
    const [status, visitor] = await enter(true)
    expect(status).toBe(200)
    expect(await findUser(visitor)).toMatchObject({ organization: { kind: 'alliance' } })
  })

  it('of somebody else confirms nobody', async () => {
    const device = softwareAuthenticator(origin)
    const other = { email: 'dee@house.example', password: avery.password }
    await site.auth.createAccount({ ...other, firstName: 'Dee', lastName: 'D', emailVerified: true })
    const theirs = site.browser()
    await theirs.post('/api/auth/sign-in', other)
    await addPasskey(theirs, device, true)
    const browser = await byPassword()
    const options = await (await browser.post('/api/auth/passkey-sign-in/options')).json()
    const response = device.answer(options, { userVerified: true })
    expect((await browser.post('/api/auth/confirm/passkey', { response })).status).toBe(403)
    expect(await findUser(browser)).toMatchObject({ email: avery.email, organization: null })
  })
})

describe('a code', () => {
  it('works once, also within its 30 seconds and for two at the same moment', async () => {
    const { key, first } = await setUp(await byPassword())
    const again = await byPassword()
    expect(await buildBody(await code(again, first))).toMatchObject({
      fields: { code: expect.stringContaining('used') },
    })
    for (const _ of ['once', 'and again']) {
      expect(await buildBody(await code(again, '100000'))).toMatchObject({
        fields: { code: expect.stringContaining('not right') },
      })
    }
    const next = await appCode(key, 1)
    const racing = await Promise.all([byPassword(), byPassword(), byPassword()])
    const answers = await Promise.all(racing.map((browser) => code(browser, next)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  it('opens nothing without the password before it', async () => {
    const { key } = await setUp(await byPassword())
    expect((await code(site.browser(), await appCode(key, 1))).status).toBe(401)
  })

  it('cannot be guessed: ten tries an hour in all, however often the password is given', async () => {
    const { key } = await setUp(await byPassword())
    const right = await appCode(key, 1)
    const answers: number[] = []
    for (let round = 0; round < 4; round += 1) {
      const thief = await byPassword()
      for (let n = 0; n < 4; n += 1) answers.push((await code(thief, String(100_000 + round * 10 + n))).status)
    }
    expect(answers.filter((status) => status === 422)).toHaveLength(10)
    expect(answers.slice(10).every((status) => status === 429)).toBe(true)
    expect((await code(await byPassword(), right)).status).toBe(429)
  })

  it('that is wrong from elsewhere keeps nobody out where they signed in before', async () => {
    const { key } = await setUp(await byPassword())
    const thief = site.browser('198.51.100.9')
    const answers: number[] = []
    for (let n = 0; n < 12; n += 1) {
      await thief.post('/api/auth/sign-in', avery)
      answers.push((await code(thief, String(100_000 + n))).status)
    }
    expect(answers).toEqual([...Array(10).fill(422), 429, 429])
    expect((await code(await byPassword(), await appCode(key, 1))).status).toBe(200)
  })

  it('for recovery works once, and the ones before new ones work no more', async () => {
    const browser = await byPassword()
    const { codes } = await setUp(browser)
    const [used = '', old = ''] = codes
    expect((await code(await byPassword(), ` ${used.toUpperCase()} `)).status).toBe(200)
    expect((await code(await byPassword(), used)).status).toBe(422)
    expect((await findState(browser)).recoveryCodesLeft).toBe(9)
    expect((await form(browser, { do: 'new-codes' })).status).toBe(200)
    expect((await code(await byPassword(), old)).status).toBe(422)
    expect((await findState(browser)).recoveryCodesLeft).toBe(10)
  })
})

describe('a session of the staff', () => {
  it('ends two hours after its last use, and twelve after it began', async () => {
    const [idle, busy] = [await byPassword(), await byPassword()]
    const answers: number[] = []
    for (let hour = 0; hour < 13; hour += 1) {
      clock.forward({ hours: 1 })
      answers.push((await busy.get('/api/auth/user')).status)
    }
    expect(answers).toEqual([...Array(11).fill(200), expect.any(Number), 401])
    expect((await idle.get('/api/auth/user')).status).toBe(401)
    expect((await idle.get('/api/auth/sessions')).status).toBe(401)
  })

  it('is asked again 15 minutes after it proved itself, before anything about how they sign in', async () => {
    const browser = await byPassword()
    await setUp(browser)
    clock.forward({ minutes: 16 })
    const refused = await browser.post('/api/auth/passkeys/options')
    expect([refused.status, (await buildBody(refused)).code]).toEqual([403, 'prove_again'])
    const sent = await form(browser, { do: 'new-codes' })
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      '/account/confirm?returnTo=%2Faccount%2Fsecond-factor',
    ])
    expect((await findState(browser)).recoveryCodesLeft).toBe(10)
    expect((await browser.post('/api/auth/confirm', { password: 'not this one at all' })).status).toBe(422)
    expect((await browser.post('/api/auth/confirm', { password: avery.password })).status).toBe(200)
    expect((await browser.post('/api/auth/passkeys/options')).status).toBe(200)
  })
})

it('lost with everything is given anew by whoever runs the server, and every session ends', async () => {
  const browser = await byPassword()
  const { codes } = await setUp(browser)
  expect(await endFactors(database.signIn, avery.email)).toBe(true)
  expect((await browser.get('/api/auth/user')).status).toBe(401)
  const anew = await byPassword()
  expect(await findUser(anew)).toMatchObject({ organization: null, secondFactorFor: 'The Alliance' })
  expect((await code(anew, codes[0] ?? '')).status).toBe(401)
  expect(await endFactors(database.signIn, 'nobody@alliance.example')).toBe(false)
})

it('of a person no more than 20 sessions are open: the one unused for longest ends', async () => {
  const first = await byPassword()
  await database.runAsOwner((owner) =>
    owner.query(`insert into session (person_id, token, expires_at)
      select person_id, n, now() + interval '1 hour' from session, generate_series(1, 19) n`),
  )
  await byPassword()
  expect((await first.get('/api/auth/user')).status).toBe(401)
  const [row] = await database.runAsOwner((owner) =>
    owner.query<{ open: number }>('select count(*)::int open from session'),
  )
  expect(row?.open).toBe(20)
})

it('a stolen row opens nothing: no column holds what a cookie, an app or a list of codes carries', async () => {
  const browser = await byPassword()
  const { key, codes } = await setUp(browser)
  const waiting = await byPassword()
  await waiting.post('/api/auth/passkey-sign-in/options')
  // The readable marker holds nothing but "1".
  for (const one of [browser, waiting]) one.cookies.delete(signedInMarker)
  const carried = [...browser.cookies.values(), ...waiting.cookies.values()]
    .map((value) => decodeURIComponent(value).replace(/\.[^.]*$/, ''))
    .concat(
      codes,
      codes.map((one) => one.replace('-', '')),
      key,
      key.replaceAll(' ', ''),
    )
  const rows = await database.runAsOwner(async (owner) => {
    const tables = ['session', 'verification', 'two_factor', 'account', 'passkey', 'sign_in_attempt']
    const read = await Promise.all(
      tables.map((table) => owner.query(`select to_jsonb(t)::text as row from ${table} t`)),
    )
    return JSON.stringify(read)
  })
  expect(carried.length).toBeGreaterThan(15)
  expect(carried.filter((secret) => rows.includes(secret))).toEqual([])
})
