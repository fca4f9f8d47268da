import { beforeEach, describe, expect, it } from 'vitest'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import {
  ada,
  type Browser,
  linkIn,
  makeAda,
  type SignInSite,
  signInAda,
  signInSite,
} from '#tests/support/desk/sign-in-site.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'

const database = shareTestDatabase()
let site: SignInSite
let clock: FakeClock

beforeEach(async () => {
  clock = fakeClock(new Date().toISOString())
  site = signInSite(database, { clock })
  await makeAda(site)
})

const signedIn = () => signInAda(site)
const user = async (browser: Browser) => (await browser.get('/api/auth/user')).json()
const tokenOf = (mail = site.mails.at(-1)) => linkIn(mail).searchParams.get('token') ?? ''

describe('one’s own name', () => {
  it('is changed, and a last name is not asked for', async () => {
    const browser = await signedIn()
    expect((await browser.post('/api/auth/name', { firstName: 'Cher', lastName: '' })).status).toBe(200)
    expect(await user(browser)).toMatchObject({ firstName: 'Cher', lastName: null })
    const refused = await browser.post('/api/auth/name', { firstName: ' ' })
    expect(await refused.json()).toMatchObject({ fields: { firstName: 'First name is missing.' } })
    expect((await site.browser().post('/api/auth/name', { firstName: 'Eve' })).status).toBe(401)
  })
})

describe('one’s own address', () => {
  const ask = (browser: Browser, email = 'ada@new.example') => browser.post('/api/auth/email', { email })
  const take = (token: string, browser = site.browser()) => browser.post('/api/auth/new-email', { token })

  it('changes once the new one is confirmed, and the old one is told', async () => {
    const browser = await signedIn()
    expect((await ask(browser)).status).toBe(200)
    expect(await user(browser)).toMatchObject({ email: ada.email })
    const token = tokenOf()
    const looked = await site.browser().get(`/api/auth/new-email?token=${token}`)
    expect(await looked.json()).toEqual({ email: 'ada@new.example' })
    expect(await user(browser)).toMatchObject({ email: ada.email })
    expect((await take(token)).status).toBe(200)
    expect(await user(browser)).toMatchObject({ email: 'ada@new.example' })
    expect(site.mails.map(({ to, kind }) => [to, kind])).toEqual([
      ['ada@new.example', 'change-email'],
      [ada.email, 'email-changed'],
    ])
    expect((await site.browser().post('/api/auth/sign-in', { ...ada, email: 'ada@new.example' })).status).toBe(200)
    expect((await site.browser().post('/api/auth/sign-in', ada)).status).toBe(401)
  })

  it('is changed once by a link, within a day, and by no made-up one', async () => {
    const browser = await signedIn()
    await ask(browser)
    const token = tokenOf()
    const [content] = token.split('.')
    for (const wrong of ['', 'x', `${content}.${'A'.repeat(43)}`, token.slice(1)]) {
      expect((await take(wrong)).status).toBe(400)
    }
    expect((await take(token)).status).toBe(200)
    expect((await take(token)).status).toBe(400)
    await ask(browser, 'ada@third.example')
    clock.forward({ hours: 25 })
    expect((await take(tokenOf())).status).toBe(400)
  })

  it('tells nobody whether another one is taken, but its owner', async () => {
    await site.auth.createAccount({
      ...ada,
      email: 'bea@house.example',
      firstName: 'Bea',
      lastName: '',
      emailVerified: true,
    })
    const browser = await signedIn()
    const [free, taken] = [await ask(browser), await ask(browser, 'bea@house.example')]
    expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()])
    expect(site.mails.map(({ to, kind }) => [to, kind])).toEqual([
      ['ada@new.example', 'change-email'],
      ['bea@house.example', 'sign-up-taken'],
    ])
  })

  it('is not given where an account has got it meanwhile: 409', async () => {
    const browser = await signedIn()
    await ask(browser)
    const account = { ...ada, email: 'ada@new.example', firstName: 'Eve', lastName: '' }
    await site.auth.createAccount({ ...account, emailVerified: true })
    expect((await take(tokenOf())).status).toBe(409)
    expect(await user(browser)).toMatchObject({ email: ada.email })
  })

  it('takes the place of sign-ups that wait for it, and ends links to choose a password', async () => {
    await site.browser().post('/api/auth/sign-up', {
      firstName: 'Eve',
      organizationName: 'Eve Homes',
      email: 'ada@new.example',
      password: 'the words of a stranger',
    })
    const browser = await signedIn()
    await site.browser().post('/api/auth/forgot-password', { email: ada.email })
    const reset = tokenOf()
    await ask(browser)
    await take(tokenOf())
    expect(await database.runAsOwner((owner) => owner.query('select id from sign_up'))).toEqual([])
    expect((await site.browser().get(`/api/auth/reset-password?token=${reset}`)).status).toBe(400)
  })

  it('asks for a proof again after 15 minutes, and is asked for 5 times an hour', async () => {
    const browser = await signedIn()
    for (let n = 0; n < 5; n++) expect((await ask(browser)).status).toBe(200)
    expect((await ask(browser)).status).toBe(429)
    clock.forward({ minutes: 16 })
    expect(await (await ask(browser)).json()).toMatchObject({ code: 'prove_again' })
    expect(await (await (await signedIn()).post('/api/auth/email', ada)).json()).toMatchObject({
      fields: { email: 'This is the address you have.' },
    })
  })
})
