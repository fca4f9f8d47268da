import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { type FakeProvider, fakeProvider } from '#tests/support/desk/fake-provider.ts'
import { ada, type Browser, makeAda, pressLink, type SignInSite, signInSite } from '#tests/support/desk/sign-in-site.ts'

const database = shareTestDatabase()

describe('GET /api/login without a provider', () => {
  it('leads to the sign-in page and keeps where the person was going', async () => {
    const answer = await signInSite(database).browser().get('/api/login?returnTo=/workspace/beds')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/sign-in?returnTo=%2Fworkspace%2Fbeds')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('forgets a destination that is not ours', async () => {
    const answer = await signInSite(database).browser().get('/api/login?returnTo=//evil.example')
    expect(answer.headers.get('location')).toBe('/sign-in')
  })

  it('sends somebody who is signed in straight on', async () => {
    const site = signInSite(database)
    await makeAda(site)
    const browser = site.browser()
    await browser.post('/api/auth/sign-in', ada)
    const answer = await browser.get('/api/login?returnTo=/workspace')
    expect(answer.headers.get('location')).toBe('/workspace')
  })
})

describe('/api/logout', () => {
  let site: SignInSite
  let browser: Browser
  beforeEach(async () => {
    site = signInSite(database)
    await makeAda(site)
    browser = site.browser()
    await browser.post('/api/auth/sign-in', ada)
  })
  const isSignedIn = async () => (await browser.get('/api/auth/user')).status === 200

  it('ends the session on the server and in the browser, and lands on the home page', async () => {
    const kept = new Map(browser.cookies)
    const answer = await browser.get('/api/logout', { 'sec-fetch-site': 'same-origin' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/?signed-out=1')
    expect([...browser.cookies.keys()]).toEqual(['porchlight.device'])
    for (const [name, value] of kept) browser.cookies.set(name, value)
    expect(await isSignedIn()).toBe(false)
  })

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://elsewhere.example/page' },
    { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch' },
  ])('asks first when %o started it', async (headers) => {
    const answer = await browser.get('/api/logout', headers)
    expect(answer.headers.get('location')).toBe('/sign-out')
    expect(await isSignedIn()).toBe(true)
  })

  it('signs out by the form of the confirm page', async () => {
    const answer = await browser.submit('/api/logout', {})
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/?signed-out=1')
    expect(await isSignedIn()).toBe(false)
  })

  it('is no error for somebody who is not signed in', async () => {
    const answer = await site.browser().get('/api/logout')
    expect(answer.headers.get('location')).toBe('/?signed-out=1')
  })
})

describe('signing in by the agency', () => {
  let provider: FakeProvider
  beforeEach(async () => {
    provider = await fakeProvider()
    provider.person = {
      sub: 'agency-7',
      email: 'Bo@Agency.example',
      email_verified: true,
      given_name: 'Bo',
      family_name: 'Lind',
    }
  })
  afterEach(() => provider.stop())
  const settings = (issuer: string) => ({ issuer, clientId: 'porchlight', clientSecret: 'hush', name: 'State agency' })

  /** Follows the way through the provider, as a browser does, until it is back on a page of ours. */
  async function throughProvider(browser: Browser, path: string): Promise<string> {
    const begun = await browser.get(path)
    const there = begun.headers.get('location') ?? ''
    if (there.startsWith('/')) return there
    const back = (await fetch(there, { redirect: 'manual' })).headers.get('location') ?? ''
    const done = await browser.get(back)
    return done.headers.get('location') ?? `status ${done.status}`
  }

  it('goes straight to the provider and comes back signed in, where the person was going', async () => {
    const site = signInSite(database, { openId: settings(provider.issuer) })
    const browser = site.browser()
    expect(await throughProvider(browser, '/api/login?returnTo=/workspace/beds%3Fday%3D1')).toBe(
      '/workspace/beds?day=1',
    )
    expect(await (await browser.get('/api/auth/user')).json()).toMatchObject({
      firstName: 'Bo',
      lastName: 'Lind',
      email: 'bo@agency.example',
      emailVerified: true,
      organization: null,
    })
    expect(provider.lastToken.get('code_verifier')).toMatch(/.{43,}/)
    expect(await (await browser.get('/api/auth/ways')).json()).toEqual({ provider: { name: 'State agency' } })
  })

  it('keeps none of the tokens of the provider', async () => {
    const site = signInSite(database, { openId: settings(provider.issuer) })
    await throughProvider(site.browser(), '/api/login')
    const [account] = await database.runAsOwner((owner) =>
      owner.query<Record<string, unknown>>('select * from account'),
    )
    expect(account).toMatchObject({ provider_id: 'oidc', account_id: 'agency-7', password: null })
    expect([account?.access_token, account?.refresh_token, account?.id_token]).toEqual([null, null, null])
  })

  it('knows the same person again, and by a confirmed address', async () => {
    const site = signInSite(database, { openId: settings(provider.issuer) })
    const id = await makeAda(site)
    provider.person = { sub: 'agency-8', email: ada.email, email_verified: true }
    for (const browser of [site.browser(), site.browser()]) {
      expect(await throughProvider(browser, '/api/login')).toBe('/')
      expect(await (await browser.get('/api/auth/user')).json()).toMatchObject({ id, firstName: 'Ada' })
    }
  })

  it('opens no account by an address the provider never confirmed', async () => {
    const site = signInSite(database, { openId: settings(provider.issuer) })
    await makeAda(site)
    provider.person = { sub: 'agency-9', email: ada.email, email_verified: false }
    const browser = site.browser()
    expect(await throughProvider(browser, '/api/login?returnTo=/workspace')).toBe(
      '/sign-in?error=provider&returnTo=%2Fworkspace',
    )
    expect((await browser.get('/api/auth/user')).status).toBe(401)
  })

  it('asks a new person to confirm an address the provider did not', async () => {
    const site = signInSite(database, { openId: settings(provider.issuer) })
    provider.person = { sub: 'agency-10', email: 'new@agency.example' }
    expect(await throughProvider(site.browser(), '/api/login')).toBe('/sign-in?error=verify')
    expect(site.mails.map((mail) => [mail.to, mail.kind])).toEqual([['new@agency.example', 'verify-email']])
    const pressed = await pressLink(site.browser(), site.mails[0])
    expect(pressed.headers.get('location')).toBe('/sign-in?verified=1')
    expect(await throughProvider(site.browser(), '/api/login')).toBe('/')
  })

  it('comes back to the sign-in page when the person says no there, or the answer was tampered with', async () => {
    const site = signInSite(database, { openId: settings(provider.issuer) })
    const browser = site.browser()
    const state = new URL((await browser.get('/api/login')).headers.get('location') ?? '').searchParams.get('state')
    const refused = await browser.get(`/api/auth/callback/oidc?error=access_denied&state=${state}`)
    expect(refused.headers.get('location')).toBe('/sign-in?error=provider')
    const forged = await site.browser().get('/api/auth/callback/oidc?code=1&state=made-up')
    expect(forged.headers.get('location')).toBe('/sign-in?error=provider')
  })

  it('is offered again by itself when the provider was down at the start', async () => {
    const port = Number(new URL(provider.issuer).port)
    await provider.stop()
    const site = signInSite(database, { openId: settings(provider.issuer) })
    const answer = await site.browser().get('/api/login?returnTo=/workspace')
    expect(answer.headers.get('location')).toBe('/sign-in?error=provider&returnTo=%2Fworkspace')
    const { person: known } = provider
    provider = await fakeProvider(port)
    provider.person = known
    await expect
      .poll(() => throughProvider(site.browser(), '/api/login?returnTo=/workspace'), { timeout: 8000, interval: 500 })
      .toBe('/workspace')
  }, 15_000)

  it('is asked in the background until it answers, without any visitor', async () => {
    const port = Number(new URL(provider.issuer).port)
    await provider.stop()
    const site = signInSite(database, { openId: settings(provider.issuer) })
    site.auth.start()
    provider = await fakeProvider(port)
    await expect.poll(() => site.logged(), { timeout: 8000, interval: 200 }).toContain('sign-in provider answers')
    site.auth.close()
  }, 15_000)

  it('is not trusted when it names another issuer than the settings do', async () => {
    const site = signInSite(database, { openId: settings(`${provider.issuer}/`.replace('127.0.0.1', 'localhost')) })
    expect(await throughProvider(site.browser(), '/api/login')).toBe('/sign-in?error=provider')
  })

  it('is not there at all when no provider is configured', async () => {
    const browser = signInSite(database).browser()
    expect((await browser.get('/api/auth/callback/oidc?code=1&state=2')).status).toBe(404)
    expect(await (await browser.get('/api/auth/ways')).json()).toEqual({ provider: null })
  })
})
