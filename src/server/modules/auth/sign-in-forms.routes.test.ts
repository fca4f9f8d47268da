import { beforeEach, describe, expect, it } from 'vitest'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { ada, linkIn, makeAda, type SignInSite, signInSite } from '#tests/support/desk/sign-in-site.ts'

const database = shareTestDatabase()
let site: SignInSite

beforeEach(async () => {
  site = signInSite(database)
  await makeAda(site)
})

/** The fields that were wrong, and what was typed, of the form that came back. */
async function again(answer: Response, status = 422) {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const { fields = {}, values = {}, message = '' } = site.refused.at(-1) ?? {}
  return { fields: Object.keys(fields), values, message }
}

async function landing(answer: Response): Promise<string> {
  expect(answer.status).toBe(303)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
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
  ])('the sign-in form comes back after %s, without the password', async (_, fields) => {
    const answer = await site.browser().submit('/sign-in', { ...fields, returnTo: '/workspace' })
    const { message, values } = await again(answer)
    expect(values).toEqual({ email: fields.email, returnTo: '/workspace' })
    expect(message).toMatch(/^That did not work|did not fit|not right|wrong/i)
  })

  it('the sign-in form says which field is empty, and never leads to another site', async () => {
    const answer = await site.browser().submit('/sign-in', { email: ada.email, returnTo: 'https://evil.example' })
    expect((await again(answer)).fields).toEqual(['password'])
    expect(await landing(await site.browser().submit('/sign-in', { ...ada, returnTo: '//evil.example' }))).toBe('/')
  })

  it('the sign-in form says how long to wait when there were too many tries', async () => {
    for (let n = 0; n < 10; n++) await site.auth.tools.attempts.take('account', ada.email)
    const answer = await site.browser().submit('/sign-in', ada)
    expect((await again(answer, 429)).message).toContain('15 minutes')
    expect(answer.headers.get('retry-after')).toBe('900')
  })

  it('the sign-up form ends at "look into your mail", for a new address and a taken one', async () => {
    const profile = {
      firstName: 'Bo',
      lastName: 'Lind',
      organizationName: 'Bo House',
      password: 'some other four words',
    }
    for (const email of ['bo@house.example', ada.email]) {
      expect(await landing(await site.browser().submit('/sign-up', { ...profile, email }))).toBe('/sign-up?sent=1')
    }
    expect(site.mails.map((mail) => mail.kind)).toEqual(['verify-email', 'sign-up-taken'])
  })

  it('the sign-up form names the fields that were not right', async () => {
    const answer = await site.browser().submit('/sign-up', { firstName: 'Bo', email: 'bo', password: '1234567890' })
    const { fields, values } = await again(answer)
    expect([fields, values]).toEqual([['organizationName', 'email'], { firstName: 'Bo', email: 'bo' }])
  })

  it('a forgotten password is replaced by two forms and a mail', async () => {
    const browser = site.browser()
    expect(await landing(await browser.submit('/forgot-password', { email: ada.email }))).toBe(
      '/forgot-password?sent=1',
    )
    expect((await again(await browser.submit('/forgot-password', { email: 'x' }))).fields).toEqual(['email'])
    const token = linkIn(site.mails[0]).searchParams.get('token') ?? ''
    const weak = await browser.submit('/reset-password', { token, password: 'short' })
    expect((await again(weak)).fields).toEqual(['password'])
    const done = await browser.submit('/reset-password', { token, password: 'some other four words' })
    expect(await landing(done)).toBe('/sign-in?reset=1')
    const used = await browser.submit('/reset-password', { token, password: 'some other four words' })
    expect(await landing(used)).toBe('/reset-password?error=link')
  })

  it('a post that is no form is refused', async () => {
    expect((await site.browser().post('/sign-in', ada)).status).toBe(415)
  })
})
