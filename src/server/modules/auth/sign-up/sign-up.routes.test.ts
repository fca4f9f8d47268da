import { beforeEach, describe, expect, it } from 'vitest'
import { mailSentAnswer, resetOffer } from '#contract/auth/auth.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { type Browser, linkIn, pressLink, type SignInSite, signInSite } from '#tests/support/desk/sign-in-site.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'

const profile = {
  firstName: 'Ada',
  lastName: 'Quimby',
  organizationName: 'Harbor Row',
  email: 'ada@house.example',
  password: 'four random words here',
}
const database = shareTestDatabase()
let site: SignInSite

beforeEach(() => {
  site = signInSite(database)
})

const rows = (statement: string) => database.runAsOwner((owner) => owner.query<Record<string, unknown>>(statement))
/** Of a cookie that is sealed, its length. */
const fingerprint = async (answer: Response) => {
  const headers = JSON.stringify([...answer.headers]).replace(
    /(signing_up=)([\w-]+)/,
    (_, name, sealed) => name + sealed.length,
  )
  return `${answer.status} ${headers} ${await answer.text()}`
}
const press = (mail = site.mails.at(-1)) => pressLink(site.browser(), mail)

describe('signing up', () => {
  it('makes the person, their organization and its ownership, closed until the mailed link was pressed', async () => {
    const browser = site.browser()
    const answer = await browser.post('/api/auth/sign-up', {
      ...profile,
      email: 'Ada@House.example',
      returnTo: '/workspace',
    })
    const names = [...browser.cookies.keys()]
    expect([answer.status, mailSentAnswer.parse(await answer.json()), names]).toEqual([
      200,
      { sent: true },
      ['porchlight.signing_up'],
    ])
    expect((await browser.post('/api/auth/sign-in', profile)).status).toBe(401)
    const pressed = await press(site.mails[0])
    expect([pressed.status, pressed.headers.get('location')]).toEqual([
      303,
      '/sign-in?verified=1&returnTo=%2Fworkspace',
    ])
    expect(pressed.headers.getSetCookie()).toEqual([])
    expect(await (await browser.post('/api/auth/sign-in', profile)).json()).toMatchObject({
      user: {
        firstName: 'Ada',
        emailVerified: true,
        organization: { name: 'Harbor Row', kind: 'operator', role: 'owner' },
      },
    })
  })

  it('answers the same for an address that is taken, changes nothing and tells its owner', async () => {
    const first = await fingerprint(await site.browser().post('/api/auth/sign-up', profile))
    await press()
    const before = await rows('select * from person natural join account')
    const again = {
      ...profile,
      firstName: 'Eve',
      organizationName: 'Other name',
      password: 'quite another set of words',
    }
    const second = await fingerprint(await site.browser().post('/api/auth/sign-up', again))
    expect(second).toBe(first)
    expect(await rows('select * from person natural join account')).toEqual(before)
    expect(await rows("select name from organization where kind = 'operator'")).toEqual([{ name: 'Harbor Row' }])
    expect(site.mails.map((mail) => [mail.to, mail.kind])).toEqual([
      [profile.email, 'verify-email'],
      [profile.email, 'sign-up-taken'],
    ])
    expect(site.mails[1]?.text).toContain('Hello Ada')
  })

  it('says nothing to an unconfirmed address that somebody else could have typed', async () => {
    const spam = { ...profile, firstName: 'Win at casino.example', organizationName: 'casino.example' }
    await site.browser().post('/api/auth/sign-up', spam)
    await site.browser().post('/api/auth/forgot-password', { email: profile.email })
    expect(site.mails).toHaveLength(2)
    for (const mail of site.mails) expect(mail.subject + mail.text + mail.html).not.toContain('casino')
    const broken = await site.browser().post('/api/auth/sign-up', { ...profile, lastName: 'Quim\u0007by' })
    expect(await broken.json()).toMatchObject({
      fields: { lastName: expect.stringContaining('Last name holds a character that cannot be shown.') },
    })
  })

  it('mails the confirmation again when the address waits for it', async () => {
    await site.browser().post('/api/auth/sign-up', profile)
    await site.browser().post('/api/auth/sign-up', profile)
    await site.browser().post('/api/auth/send-verification', { email: profile.email })
    expect(site.mails.map((mail) => mail.kind)).toEqual(['verify-email', 'verify-email', 'verify-email'])
    expect((await press()).headers.get('location')).toBe('/sign-in?verified=1')
  })

  it('takes as long for a new address as for a taken one', async () => {
    site = signInSite(database, { takesItsTime: true })
    const times: number[] = []
    for (let n = 0; n < 2; n++) {
      const started = performance.now()
      await site.browser().post('/api/auth/sign-up', profile)
      times.push(performance.now() - started)
    }
    expect(Math.min(...times)).toBeGreaterThan(490)
  })

  it('leaves nothing half made when a part of it fails', async () => {
    await database.runAsOwner((owner) =>
      owner.execute('alter table membership add constraint broken check (false) not valid'),
    )
    try {
      await site.browser().post('/api/auth/sign-up', profile)
      expect((await press()).status).toBe(500)
      expect(await rows('select id from person')).toEqual([])
      expect(await rows("select id from organization where kind = 'operator'")).toEqual([])
    } finally {
      await database.runAsOwner((owner) => owner.execute('alter table membership drop constraint broken'))
    }
  })

  it('names every field that is not right: 422', async () => {
    const answer = await site
      .browser()
      .post('/api/auth/sign-up', { ...profile, firstName: ' ', email: 'ada', password: 'short' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: {
        firstName: 'First name is missing.',
        email: 'Email does not look like an address.',
        password: 'Choose a password of at least 10 characters.',
      },
    })
    const guessable = await site.browser().post('/api/auth/sign-up', { ...profile, password: 'Passw0rd123!' })
    expect(await guessable.json()).toMatchObject({
      fields: { password: expect.stringContaining('first that get tried') },
    })
  })

  it('stops at 10 an hour from one address: 429', async () => {
    const tries = Array.from({ length: 11 }, (_, n) =>
      site.browser().post('/api/auth/sign-up', { ...profile, email: `p${n}@house.example` }),
    )
    const refused = (await Promise.all(tries)).filter((answer) => answer.status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3500)
  }, 20_000)
})

describe('the browser that signed up', () => {
  let clock: FakeClock
  beforeEach(() => {
    clock = fakeClock(new Date().toISOString())
    site = signInSite(database, { clock })
  })
  const again = (browser: Browser, body = {}) => browser.post('/api/auth/sent-sign-up', body)
  const sentTo = async (browser: Browser) => (await browser.get('/api/auth/sent-sign-up')).json()

  it('is told where the mail went, and asks for it again after 30 seconds', async () => {
    const browser = site.browser()
    await browser.post('/api/auth/sign-up', profile)
    expect(await sentTo(browser)).toEqual({ sent: { email: profile.email, waitSeconds: 30 } })
    expect((await again(browser)).headers.get('retry-after')).toBe('30')
    clock.forward({ seconds: 30 })
    expect((await again(browser)).status).toBe(200)
    expect(await sentTo(browser)).toEqual({ sent: { email: profile.email, waitSeconds: 30 } })
    expect(site.mails.map(({ kind }) => kind)).toEqual(['verify-email', 'verify-email'])
  })

  it('is signed in by its link, of several sign-ups too, and forgets them', async () => {
    await site.browser().post('/api/auth/sign-up', { ...profile, password: 'the words of a stranger' })
    const browser = site.browser()
    await browser.post('/api/auth/sign-up', profile)
    const pressed = await pressLink(browser, site.mails.at(-1))
    expect(pressed.headers.get('location')).toBe('/')
    expect(await (await browser.get('/api/auth/user')).json()).toMatchObject({ email: profile.email })
    expect((await site.browser().post('/api/auth/sign-in', profile)).status).toBe(200)
    expect(await sentTo(browser)).toEqual({ sent: null })
  })

  it('is not signed in by the link of another sign-up, nor another browser by its own', async () => {
    const stranger = site.browser()
    await stranger.post('/api/auth/sign-up', profile)
    const reader = site.browser()
    await pressLink(reader, site.mails[0])
    expect((await reader.get('/api/auth/user')).status).toBe(401)
    expect((await stranger.get('/api/auth/user')).status).toBe(401)
  })

  it('changes the address: the link to the first ends', async () => {
    const browser = site.browser()
    await browser.post('/api/auth/sign-up', profile)
    expect((await again(browser, { email: 'ada' })).status).toBe(422)
    expect((await again(browser, { email: 'ada@right.example' })).status).toBe(200)
    expect(site.mails.map(({ to }) => to)).toEqual([profile.email, 'ada@right.example'])
    expect((await pressLink(site.browser(), site.mails[0])).headers.get('location')).toBe('/sign-in?error=link')
    await pressLink(browser, site.mails[1])
    expect(await (await browser.get('/api/auth/user')).json()).toMatchObject({ firstName: 'Ada' })
  })

  it('learns nothing of an address that is taken, and may go on to one that is not', async () => {
    await site.auth.createAccount({ ...profile, emailVerified: true })
    const browser = site.browser()
    await browser.post('/api/auth/sign-up', profile)
    expect(await sentTo(browser)).toEqual({ sent: { email: profile.email, waitSeconds: 30 } })
    clock.forward({ seconds: 31 })
    await again(browser)
    expect(site.mails.map(({ kind }) => kind)).toEqual(['sign-up-taken', 'sign-up-taken'])
    await again(browser, { email: 'ada@right.example' })
    await pressLink(browser, site.mails.at(-1))
    expect(await (await browser.get('/api/auth/user')).json()).toMatchObject({ email: 'ada@right.example' })
  })

  it('without its cookie, or with another one, is refused: 400', async () => {
    const browser = site.browser()
    expect((await again(browser)).status).toBe(400)
    browser.cookies.set('porchlight.signing_up', 'A'.repeat(200))
    expect((await again(browser)).status).toBe(400)
    expect(await sentTo(browser)).toEqual({ sent: null })
  })
})

describe('the link that confirms an address', () => {
  it.each(['', 'made.up.token', 'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFkYUBob3VzZS5leGFtcGxlIn0.'])(
    'with the token %j leads to the sign-in page, which says so',
    async (token) => {
      await site.browser().post('/api/auth/sign-up', profile)
      const answer = await site.browser().get(`/api/auth/verify-email?token=${token}&returnTo=//evil.example`)
      expect(answer.headers.get('location')).toBe('/sign-in?error=link')
      expect(await rows('select id from person')).toEqual([])
    },
  )
})

describe('a forgotten password', () => {
  const next = 'a new handful of words'
  const forgot = (email: string) => site.browser().post('/api/auth/forgot-password', { email })
  const account = { ...profile, emailVerified: false }

  it('is answered the same whether or not there is an account, and never faster', async () => {
    site = signInSite(database, { takesItsTime: true })
    await site.auth.createAccount(account)
    const started = performance.now()
    const nobody = await fingerprint(await forgot('nobody@house.example'))
    expect(performance.now() - started).toBeGreaterThan(290)
    expect(await fingerprint(await forgot(profile.email))).toBe(nobody)
    expect(site.mails.map((mail) => [mail.to, mail.kind])).toEqual([[profile.email, 'reset-password']])
  })

  it('is replaced with the mailed link, once, which also confirms the address and ends every session', async () => {
    await site.auth.createAccount({ ...account, emailVerified: true })
    const old = site.browser()
    await old.post('/api/auth/sign-in', profile)
    await database.runAsOwner((owner) => owner.execute('update person set email_verified = false'))
    await forgot(profile.email)
    const link = linkIn(site.mails[0])
    expect(link.pathname).toBe('/reset-password')
    const token = link.searchParams.get('token')
    expect(JSON.stringify(await rows('select * from verification'))).not.toContain(token)
    const reset = (password: string) => site.browser().post('/api/auth/reset-password', { token, password })
    expect((await reset('passwordpassword')).status).toBe(422)
    expect((await reset(next)).status).toBe(200)
    expect((await old.get('/api/auth/user')).status).toBe(401)
    expect((await site.browser().post('/api/auth/sign-in', { ...profile, password: next })).status).toBe(200)
    expect(site.mails.map((mail) => mail.kind)).toEqual(['reset-password', 'password-changed'])
    expect(await (await reset('yet another set of words')).json()).toMatchObject({ code: 'bad_request' })
  })

  it.each([
    [{}, 1, 'Your passkey still signs in: it was not removed.'],
    [{ removePasskeys: true }, 0, 'Your passkey was removed.'],
    [{ removePasskeys: 'on' }, 0, 'Your passkey was removed.'],
  ])('with %j leaves %i passkeys, and the mail says so', async (choice, left, said) => {
    const id = await site.auth.createAccount({ ...account, emailVerified: true })
    await database.runAsOwner((owner) =>
      owner.execute(`insert into passkey (person_id, public_key, credential_id, counter, device_type, backed_up)
        values ('${id}', 'key', 'id', 0, 'singleDevice', false)`),
    )
    await forgot(profile.email)
    const token = linkIn(site.mails[0]).searchParams.get('token') ?? ''
    const offer = () => site.browser().get(`/api/auth/reset-password?token=${token}`)
    expect(resetOffer.parse(await (await offer()).json())).toEqual({ passkeys: 1 })
    const body = { token, password: next, ...choice }
    expect((await site.browser().post('/api/auth/reset-password', body)).status).toBe(200)
    expect(await rows('select id from passkey')).toHaveLength(left)
    const words = site.mails.at(-1)?.text.replace(/\s+/g, ' ')
    expect(words).toContain(`You were signed out everywhere. ${said}`)
    expect((await offer()).status).toBe(400)
  })

  it('takes the passkeys and the provider of an address that nobody had confirmed, asked or not', async () => {
    const id = await site.auth.createAccount(account)
    await database.runAsOwner((owner) =>
      owner.execute(`insert into passkey (person_id, public_key, credential_id, counter, device_type, backed_up)
          values ('${id}', 'key', 'id', 0, 'singleDevice', false);
        insert into account (person_id, provider_id, account_id) values ('${id}', 'oidc', 'a stranger')`),
    )
    await forgot(profile.email)
    const token = linkIn(site.mails[0]).searchParams.get('token')
    await site.browser().post('/api/auth/reset-password', { token, password: next })
    expect(await rows('select id from passkey')).toEqual([])
    expect(await rows('select provider_id from account')).toEqual([{ provider_id: 'credential' }])
    expect(site.mails.at(-1)?.text).not.toContain('Ada')
  })

  it('opens an account that ran out of tries again', async () => {
    await site.auth.createAccount({ ...account, emailVerified: true })
    for (let n = 0; n < 10; n++) await site.auth.tools.attempts.take('account', profile.email)
    await forgot(profile.email)
    const token = linkIn(site.mails[0]).searchParams.get('token')
    await site.browser().post('/api/auth/reset-password', { token, password: next })
    expect((await site.browser().post('/api/auth/sign-in', { ...profile, password: next })).status).toBe(200)
  })

  it('is mailed at most 5 times an hour to one address: 429', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => forgot('nobody@house.example')))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('accounts made by us', () => {
  it('refuse an address that has one', async () => {
    await site.auth.createAccount({ ...profile, emailVerified: true })
    await expect(
      site.auth.createAccount({ ...profile, email: 'ADA@house.example', emailVerified: true }),
    ).rejects.toThrow('This address has an account already.')
  })
})
