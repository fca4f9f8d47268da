import { beforeEach, describe, expect, it } from 'vitest'
import { secondFactorState } from '#contract/auth/factors.ts'
import { allianceId } from '#domain/people/organization.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { appCode } from '#tests/support/desk/authenticator-app.ts'
import { type Browser, type SignInSite, signInSite } from '#tests/support/desk/sign-in-site.ts'

const avery = { email: 'avery@alliance.example', password: 'four random words here' }
const database = shareTestDatabase()
let site: SignInSite

beforeEach(async () => {
  site = signInSite(database, { secondFactor: 'required' })
  const memberships = [{ organizationId: allianceId, role: 'owner' }] as const
  await site.auth.createAccount({ ...avery, firstName: 'Avery', lastName: 'Lane', emailVerified: true, memberships })
})

const form = (browser: Browser, fields: Record<string, string>) => browser.submit('/account/second-factor', fields)
/** What the page is shown again with. */
const shown = () => site.refused.at(-1) ?? { values: {}, fields: {}, message: '', status: 0 }
const findState = async (browser: Browser) =>
  secondFactorState.parse(await (await browser.get('/api/auth/second-factor')).json())
const buildKey = async (browser: Browser) => (await findState(browser)).setUp?.key ?? ''

async function enter(code: string): Promise<number> {
  const browser = site.browser()
  await browser.post('/api/auth/sign-in', avery)
  return (await browser.post('/api/auth/sign-in/code', { code })).status
}

/** Avery, signed in with an app; gives the key of the app and the recovery codes. */
async function withApp() {
  const browser = site.browser()
  await browser.post('/api/auth/sign-in', avery)
  await form(browser, { do: 'begin' })
  const key = await buildKey(browser)
  await form(browser, { do: 'finish', code: await appCode(key) })
  return { browser, key, codes: String(shown().values.codes).split(' ') }
}

describe('a new phone', () => {
  it('takes the place of the old one once it has shown a code, and until then the old one works', async () => {
    const { browser, key, codes } = await withApp()
    expect((await form(browser, { do: 'begin' })).status).toBe(303)
    const next = await buildKey(browser)
    expect(next).not.toBe(key)
    await form(browser, { do: 'finish', code: await appCode(key, 1) })
    const wrong = shown()
    expect(wrong.fields.code).toContain('in the app that you are setting up')
    expect(await enter(codes[0] ?? '')).toBe(200)

    const done = await form(browser, { do: 'finish', code: await appCode(next) })
    expect(done.status).toBe(200)
    const fresh = String(shown().values.codes).split(' ')
    expect(await findState(browser)).toMatchObject({ app: 'on', recoveryCodesLeft: 10, setUp: null })
    expect(await enter(await appCode(key, 1))).toBe(422)
    expect(await enter(codes[1] ?? '')).toBe(422)
    expect(await enter(fresh[0] ?? '')).toBe(200)
    expect(site.mails.map(({ subject }) => subject)).toContain('Your codes come from a new app')
  })

  it('ends the other sessions of the person', async () => {
    const { browser, codes } = await withApp()
    const other = site.browser()
    await other.post('/api/auth/sign-in', avery)
    await other.post('/api/auth/sign-in/code', { code: codes[0] })
    await form(browser, { do: 'begin' })
    await form(browser, { do: 'finish', code: await appCode(await buildKey(browser)) })
    expect((await other.get('/api/auth/user')).status).toBe(401)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })

  it('that is stopped half way leaves the app there is', async () => {
    const { browser, codes } = await withApp()
    await form(browser, { do: 'begin' })
    expect((await form(browser, { do: 'stop' })).status).toBe(303)
    expect(await findState(browser)).toMatchObject({ app: 'on', setUp: null, recoveryCodesLeft: 10 })
    expect((await form(browser, { do: 'finish', code: '123456' })).status).toBe(409)
    expect(await enter(codes[0] ?? '')).toBe(200)
  })

  it('is shown to nobody who has not just proved that it is them', async () => {
    const { browser } = await withApp()
    await form(browser, { do: 'begin' })
    await database.runAsOwner((owner) => owner.query("update session set proved_at = now() - interval '16 minutes'"))
    expect((await findState(browser)).setUp).toBeNull()
  })
})

describe('the forms of the second factor', () => {
  it('lead whoever has to confirm first to the page where they do, and back', async () => {
    const { browser } = await withApp()
    await database.runAsOwner((owner) => owner.query("update session set proved_at = now() - interval '16 minutes'"))
    const sent = await form(browser, { do: 'new-codes', returnTo: '/staff/mail' })
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      '/account/confirm?returnTo=%2Faccount%2Fsecond-factor%3FreturnTo%3D%252Fstaff%252Fmail',
    ])
    expect((await findState(browser)).recoveryCodesLeft).toBe(10)
  })

  it('say of a wrong first code only what can be done about it', async () => {
    const browser = site.browser()
    await browser.post('/api/auth/sign-in', avery)
    await form(browser, { do: 'begin' })
    await form(browser, { do: 'finish', code: '000000' })
    const wrong = shown()
    expect(wrong.fields.code).toContain('in the app that you are setting up')
    expect(wrong.fields.code).not.toContain('recovery')
  })
})
