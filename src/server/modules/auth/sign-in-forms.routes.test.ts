import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts'
import { linkIn, type SignInSite, signInSite } from '../../../../tests/support/sign-in-site.ts'

const ada = { email: 'ada@house.example', password: 'four random words here' }
let database: TestDatabase
let site: SignInSite

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await database.reset()
  site = signInSite(database)
  await site.auth.createAccount({ ...ada, firstName: 'Ada', lastName: 'Quimby', emailVerified: true })
})
afterAll(() => database.close())

async function landing(answer: Response): Promise<string> {
  expect(answer.status).toBe(303)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.headers.get('location') ?? ''
}

describe('without a script', () => {
  it('the sign-in form signs in and goes where the person was going', async () => {
    const browser = site.browser()
    expect(await landing(await browser.submit('/sign-in', { ...ada, returnTo: '/workspace?tab=beds' }))).toBe(
      '/workspace?tab=beds',
    )
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })

  it.each([
    ['a wrong password', { ...ada, password: 'not it at all' }],
    ['an address nobody has', { ...ada, email: 'nobody@house.example' }],
  ])('the sign-in form comes back after %s, with nothing of what was typed', async (_, fields) => {
    const answer = await site.browser().submit('/sign-in', { ...fields, returnTo: '/workspace' })
    expect(await landing(answer)).toBe('/sign-in?error=1&returnTo=%2Fworkspace')
  })

  it('the sign-in form says which field is empty, and never leads to another site', async () => {
    const answer = await site.browser().submit('/sign-in', { email: ada.email, returnTo: 'https://evil.example' })
    expect(await landing(answer)).toBe('/sign-in?error=fields&fields=password')
    expect(await landing(await site.browser().submit('/sign-in', { ...ada, returnTo: '//evil.example' }))).toBe('/')
  })

  it('the sign-in form says how long to wait when there were too many tries', async () => {
    for (let n = 0; n < 10; n++) await site.auth.tools.attempts.take('account', ada.email)
    const answer = await site.browser().submit('/sign-in', ada)
    expect(await landing(answer)).toBe('/sign-in?error=wait&minutes=15')
  })

  it('the sign-up form ends at "look into your mail", for a new address and a taken one', async () => {
    const profile = {
      firstName: 'Bo',
      lastName: 'Lind',
      organisationName: 'Bo House',
      password: 'some other four words',
    }
    for (const email of ['bo@house.example', ada.email]) {
      expect(await landing(await site.browser().submit('/sign-up', { ...profile, email }))).toBe('/sign-up?sent=1')
    }
    expect(site.mails.map((mail) => mail.kind)).toEqual(['verify-email', 'sign-up-taken'])
  })

  it('the sign-up form names the fields that were not right', async () => {
    const answer = await site.browser().submit('/sign-up', { firstName: 'Bo', email: 'bo', password: '1234567890' })
    expect(await landing(answer)).toBe('/sign-up?error=fields&fields=lastName%2CorganisationName%2Cemail')
  })

  it('a forgotten password is replaced by two forms and a mail', async () => {
    const browser = site.browser()
    expect(await landing(await browser.submit('/forgot-password', { email: ada.email }))).toBe(
      '/forgot-password?sent=1',
    )
    expect(await landing(await browser.submit('/forgot-password', { email: 'x' }))).toBe(
      '/forgot-password?error=fields&fields=email',
    )
    const token = linkIn(site.mails[0]).searchParams.get('token') ?? ''
    const weak = await browser.submit('/reset-password', { token, password: 'short' })
    expect(await landing(weak)).toBe(`/reset-password?error=fields&fields=password&token=${token}`)
    const done = await browser.submit('/reset-password', { token, password: 'some other four words' })
    expect(await landing(done)).toBe('/sign-in?reset=1')
    const again = await browser.submit('/reset-password', { token, password: 'some other four words' })
    expect(await landing(again)).toBe('/reset-password?error=link')
  })

  it('a post that is no form is refused', async () => {
    expect((await site.browser().post('/sign-in', ada)).status).toBe(415)
  })
})
