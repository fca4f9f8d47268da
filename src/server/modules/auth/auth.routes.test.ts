import { beforeEach, describe, expect, it } from 'vitest'
import { signedInAnswer, signedInUser } from '#contract/auth/auth.ts'
import { errorBody } from '#contract/calls/errors.ts'
import { signedInMarker } from '#domain/people/signed-in-marker.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { ada, makeAda, type SignInSite, signInAda, signInSite } from '#tests/support/desk/sign-in-site.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'

const database = shareTestDatabase()
let site: SignInSite
let clock = fakeClock()

beforeEach(() => {
  clock = fakeClock(new Date().toISOString())
  site = signInSite(database, { clock })
})

const ownsHarborRow = () => makeAda(site, 'Harbor Row')
const signedIn = (where = site) => signInAda(where)

async function readCode(answer: Response): Promise<string> {
  return `${answer.status} ${errorBody.parse(await answer.json()).code}`
}

describe('the readable marker beside the session', () => {
  it('comes with a session, holds nothing but "1", and goes with it', async () => {
    await ownsHarborRow()
    const browser = await signedIn()
    expect(browser.cookies.get(signedInMarker)).toBe('1')
    await browser.submit('/api/logout', {})
    expect(browser.cookies.get(signedInMarker) ?? '').toBe('')
  })

  it('may be read by scripts, is as secure as the session, and is taken away where nobody is signed in', async () => {
    await ownsHarborRow()
    const answer = await site.browser().post('/api/auth/sign-in', ada)
    const marker = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(signedInMarker)) ?? ''
    expect(marker).toMatch(/^porchlight_in=1; Max-Age=\d+; Path=\/; SameSite=Lax(; Secure)?$/)
    const nobody = site.browser()
    expect((await nobody.get('/api/auth/user')).headers.getSetCookie()).toEqual([])
    nobody.cookies.set(signedInMarker, '1')
    const gone = (await nobody.get('/api/auth/user')).headers.getSetCookie()
    expect(gone).toEqual(['porchlight_in=; Max-Age=0; Path=/; SameSite=Lax'])
  })
})

describe('GET /api/auth/user', () => {
  it('is 401 signed_out for nobody, and kept by no cache', async () => {
    const answer = await site.browser().get('/api/auth/user')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await readCode(answer)).toBe('401 signed_out')
  })

  it('is the person with their organization, and nothing more than the contract names', async () => {
    const id = await ownsHarborRow()
    const body: unknown = await (await (await signedIn()).get('/api/auth/user')).json()
    expect(body).toEqual({
      id,
      firstName: 'Ada',
      lastName: 'Quimby',
      email: ada.email,
      emailVerified: true,
      organization: { id: expect.any(String), name: 'Harbor Row', kind: 'operator', role: 'owner' },
    })
    expect(signedInUser.parse(body)).toEqual(body)
  })

  it('is 401 with a cookie that is broken or was not signed by us', async () => {
    await ownsHarborRow()
    const browser = await signedIn()
    const [good = ''] = browser.cookies.values()
    for (const value of ['broken', 'broken.c2lnbmF0dXJl', '%E0%A4%A', '.', '', `x${good}`, good.slice(0, -12)]) {
      for (const name of browser.cookies.keys()) browser.cookies.set(name, value)
      expect(`${value}: ${(await browser.get('/api/auth/user')).status}`).toBe(`${value}: 401`)
    }
  })

  it('forgets a session 14 days after its last use', async () => {
    await ownsHarborRow()
    const browser = await signedIn()
    for (const hours of [13 * 24, 13 * 24]) {
      clock.forward({ hours })
      expect((await browser.get('/api/auth/user')).status).toBe(200)
    }
    clock.forward({ hours: 14 * 24 + 1 })
    expect((await browser.get('/api/auth/user')).status).toBe(401)
  })

  it('ends a session after 90 days, however often it is used', async () => {
    await ownsHarborRow()
    const browser = await signedIn()
    const answers: number[] = []
    for (const hours of [...Array(8).fill(240), 239, 2]) {
      clock.forward({ hours })
      answers.push((await browser.get('/api/auth/user')).status)
    }
    expect(answers).toEqual([...Array(9).fill(200), 401])
  })
})

describe('POST /api/auth/sign-in', () => {
  it('is 200 with the user and where to go, and no token for scripts to read', async () => {
    await ownsHarborRow()
    const browser = site.browser()
    const answer = await browser.post('/api/auth/sign-in', {
      ...ada,
      email: ' ADA@House.example',
      returnTo: '/workspace',
    })
    const body: unknown = await answer.json()
    expect(answer.status).toBe(200)
    expect(signedInAnswer.parse(body)).toEqual(body)
    expect(body).toMatchObject({ user: { firstName: 'Ada' }, returnTo: '/workspace' })
  })

  it.each([
    ['http://127.0.0.1:4400', /^porchlight\.session_token=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/],
    [
      'https://beds.example.org',
      /^__Host-porchlight\.session_token=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ],
  ])(
    'sets the cookies of the session and of the device on %s, as strict as they can be there',
    async (baseUrl, wanted) => {
      await ownsHarborRow()
      const there = signInSite(database, { baseUrl, clock })
      const browser = there.browser()
      const given = (await browser.post('/api/auth/sign-in', ada)).headers.getSetCookie()
      const cookies = given.filter((cookie) => !cookie.startsWith(signedInMarker))
      expect(cookies).toHaveLength(2)
      expect(cookies[0]).toMatch(wanted)
      expect(cookies[1]).toMatch(
        /^(__Host-)?porchlight\.device=[\w-]{32}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/,
      )
      expect(cookies[1]?.includes('__Host-') && cookies[1].includes('; Secure')).toBe(baseUrl.startsWith('https'))
      expect((await browser.get('/api/auth/user')).status).toBe(200)
    },
  )

  it('fails alike for every cause, down to the headers, and not measurably faster for any', async () => {
    site = signInSite(database, { clock, takesItsTime: true })
    await ownsHarborRow()
    const bo = { firstName: 'Bo', lastName: 'L', organizationName: 'Bo House', email: 'bo@house.example' }
    await site.browser().post('/api/auth/sign-up', { ...bo, password: ada.password })
    const tries = [
      { email: ada.email, password: 'not it at all' },
      { email: 'nobody@house.example', password: 'not it at all' },
      { email: 'bo@house.example', password: ada.password },
      { email: 'not an address', password: 'not it at all' },
      { email: ada.email, password: 'x'.repeat(500) },
    ]
    const seen: string[] = []
    for (const body of tries) {
      const started = performance.now()
      const answer = await site.browser().post('/api/auth/sign-in', body)
      expect(performance.now() - started).toBeGreaterThan(290)
      seen.push(`${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`)
    }
    expect(new Set(seen).size).toBe(1)
    expect(seen[0]).toContain('That did not work. Try again, or use a passkey.')
  })

  it('mails the confirmation once more to somebody who knows the password of an unconfirmed address', async () => {
    const profile = { firstName: 'Ada', lastName: 'Quimby', organizationName: 'Harbor Row' }
    await site.browser().post('/api/auth/sign-up', { ...ada, ...profile })
    site.mails.length = 0
    await site.browser().post('/api/auth/sign-in', { ...ada, password: 'not it at all' })
    expect(site.mails).toEqual([])
    await site.browser().post('/api/auth/sign-in', ada)
    expect(site.mails.map((mail) => [mail.to, mail.kind])).toEqual([[ada.email, 'verify-email']])
  })

  it('is 422 for an empty password, 415 for a form, 400 for broken JSON', async () => {
    const browser = site.browser()
    const empty = await browser.post('/api/auth/sign-in', { email: ada.email, password: '' })
    expect(await empty.json()).toMatchObject({ code: 'invalid_input', fields: { password: 'Password is missing.' } })
    expect(await readCode(await browser.submit('/api/auth/sign-in', ada))).toBe('415 wrong_media_type')
    const broken = await browser.post('/api/auth/sign-in', undefined, { 'content-type': 'application/json' })
    expect(broken.status).toBe(422)
  })

  it('is 403 from another site', async () => {
    const answer = await site.browser().post('/api/auth/sign-in', ada, { 'sec-fetch-site': 'cross-site' })
    expect(await readCode(answer)).toBe('403 not_allowed')
  })

  it('is 429 for an account after 10 failures from anywhere, until 15 minutes have passed', async () => {
    await ownsHarborRow()
    for (let n = 0; n < 8; n++) await site.auth.tools.attempts.take('account', ada.email)
    for (const address of ['198.51.100.1', '198.51.100.2']) {
      const guess = await site.browser(address).post('/api/auth/sign-in', { ...ada, password: 'a wrong guess' })
      expect(guess.status).toBe(401)
    }
    clock.forward({ minutes: 5 })
    const refused = await site.browser().post('/api/auth/sign-in', ada)
    expect(refused.headers.get('retry-after')).toBe('600')
    expect(await refused.json()).toEqual({
      code: 'too_many_requests',
      message: 'Too many tries. Try again in 10 minutes.',
    })
    clock.forward({ minutes: 10 })
    await signedIn()
  })

  it('is 429 just the same for an address nobody has', async () => {
    const body = { email: 'nobody@house.example', password: 'not it at all' }
    for (let n = 0; n < 9; n++) await site.auth.tools.attempts.take('account', body.email)
    const answers = [
      await site.browser().post('/api/auth/sign-in', body),
      await site.browser().post('/api/auth/sign-in', body),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([401, 429])
  })

  it('names nobody in the counted tries or in the log', async () => {
    await ownsHarborRow()
    await signedIn()
    await site.browser().post('/api/auth/sign-in', { ...ada, password: 'not it at all' })
    const tries = await database.runAsOwner((owner) => owner.query('select * from sign_in_attempt'))
    expect(JSON.stringify(tries) + site.logged()).not.toMatch(/ada@|192\.0\.2|four random|not it|Quimby/)
    expect(site.logged()).toContain('signed in')
  })

  it('ends the session the browser came with', async () => {
    await ownsHarborRow()
    const browser = await signedIn()
    const before = new Map(browser.cookies)
    await browser.post('/api/auth/sign-in', ada)
    const other = site.browser()
    for (const [name, value] of before) other.cookies.set(name, value)
    expect((await other.get('/api/auth/user')).status).toBe(401)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })
})

describe('what is reachable under /api/auth', () => {
  it('is closed to somebody who is not signed in: 401', async () => {
    const browser = site.browser()
    const asked = [
      browser.get('/api/auth/sessions'),
      browser.get('/api/auth/organizations'),
      browser.get('/api/auth/passkeys'),
      browser.delete('/api/auth/sessions/x'),
      browser.delete('/api/auth/passkeys/x'),
      browser.post('/api/auth/sessions/revoke-others'),
      browser.post('/api/auth/organization'),
      browser.post('/api/auth/change-password'),
      browser.post('/api/auth/passkeys'),
      browser.post('/api/auth/passkeys/options'),
    ]
    const codes = await Promise.all(asked.map(async (answer) => readCode(await answer)))
    expect(codes).toEqual(Array(10).fill('401 signed_out'))
  })

  it('is nothing of the library itself: 404, signed in or not', async () => {
    await ownsHarborRow()
    const browser = await signedIn()
    const paths = `sign-in/email sign-up/email update-user delete-user list-sessions get-session revoke-session ok error
      passkey/list-user-passkeys reset-password/token`.split(/\s+/)
    for (const path of paths) {
      const answers = [await browser.get(`/api/auth/${path}`), await browser.post(`/api/auth/${path}`)]
      expect([path, ...answers.map((answer) => answer.status)]).toEqual([path, 404, 404])
    }
  })
})
