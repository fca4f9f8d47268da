import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { linkIn, type SentMail, type SignInSite, signInSite } from '../support/sign-in-site.ts'

/** Somebody signs up with an address that is not theirs and waits for its owner to open the account. */
const email = 'vera@house.example'
const victim = {
  firstName: 'Vera',
  lastName: 'Stone',
  organisationName: 'Stone House',
  email,
  password: 'gravel otter lamp 4',
}
const attacker = {
  firstName: 'Eve',
  lastName: 'Trap',
  organisationName: 'Trap',
  email,
  password: 'ladder cloud pepper 9',
}
let database: TestDatabase
let site: SignInSite

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await database.reset()
  site = signInSite(database)
})
afterAll(() => database.close())

const signUp = async (who: typeof victim, browser = site.browser('203.0.113.66')): Promise<SentMail> => {
  expect((await browser.post('/api/auth/sign-up', who)).status).toBe(200)
  const mail = site.mails.at(-1)
  if (!mail) throw new Error('No mail came.')
  return mail
}
const press = async (mail: SentMail) => {
  const link = linkIn(mail)
  return (await site.browser('198.51.100.7').get(link.pathname + link.search)).headers.get('location') ?? ''
}
/** `page` is where the pressed link led: its form sends the link along. */
const enter = async (who: typeof victim, page = '', browser = site.browser('203.0.113.66')) => {
  const link = new URLSearchParams(page.split('?')[1]).get('link')
  return (await browser.post('/api/auth/sign-in', { ...who, ...(link && { link }) })).status
}
const rows = (statement: string) => database.asOwner((owner) => owner.query<Record<string, unknown>>(statement))

describe('an address somebody else signed up with', () => {
  it.each([
    ['attacker first, the newest link', [attacker, victim], 1],
    ['attacker first, the oldest link', [attacker, victim], 0],
    ['victim first, her own link', [victim, attacker], 0],
    ['victim first, the link of the attacker', [victim, attacker], 1],
  ] as const)('opens with the password of its owner alone: %s', async (_, order, pressed) => {
    const mails = [await signUp(order[0]), await signUp(order[1])]
    const mail = mails[pressed]
    if (!mail) throw new Error('No mail came.')
    const page = await press(mail)
    expect(page).toMatch(/^\/sign-in\?link=/)
    expect(await enter(attacker)).toBe(401)
    expect(await enter(victim, page)).toBe(200)
    expect(await enter(attacker)).toBe(401)
    expect(await rows('select first_name, last_name from person')).toEqual([{ first_name: 'Vera', last_name: 'Stone' }])
    expect(await rows("select name from organisation where kind = 'operator'")).toEqual([{ name: 'Stone House' }])
    // Neither link opens anything once the account is open.
    for (const used of mails) await press(used)
    expect(await enter(attacker)).toBe(401)
  })

  it('stays closed for an attacker who has no link, whoever pressed one elsewhere', async () => {
    await signUp(attacker)
    await press(await signUp(victim))
    const made = `${crypto.randomUUID()}.9999999999.${'A'.repeat(43)}`
    const own = linkIn(await signUp({ ...attacker, email: 'eve@house.example' })).searchParams.get('token')
    expect(await enter(attacker)).toBe(401)
    expect(await enter(attacker, `/sign-in?link=${made}`)).toBe(401)
    expect(await enter(attacker, `/sign-in?link=${own}`)).toBe(401)
    expect(await rows('select id from person')).toEqual([])
  })

  it('takes nothing along that an unconfirmed account of it held', async () => {
    const account = {
      ...attacker,
      emailVerified: false,
      memberships: [{ organisationName: 'Trap', role: 'owner' }],
    } as const
    const id = await site.auth.createAccount(account)
    await database.asOwner(async (owner) => {
      await owner.execute(`insert into passkey (person_id, public_key, credential_id, counter, device_type, backed_up)
        values ('${id}', 'key', 'id', 0, 'singleDevice', false)`)
      await owner.execute(`insert into account (person_id, provider_id, account_id) values ('${id}', 'oidc', 'eve')`)
      await owner.execute(
        `insert into session (person_id, token, expires_at) values ('${id}', 'eve', now() + interval '1 day')`,
      )
    })
    expect(await press(await signUp(victim))).toBe('/sign-in?verified=1')
    expect([await enter(attacker), await enter(victim)]).toEqual([401, 200])
    expect(await rows('select id from passkey')).toEqual([])
    expect(await rows("select id from account where provider_id = 'oidc'")).toEqual([])
    expect(await rows("select id from session where token = 'eve'")).toEqual([])
    expect(await rows("select name from organisation where kind = 'operator'")).toEqual([{ name: 'Stone House' }])
  })

  it('takes no passkey before it is confirmed', async () => {
    await site.auth.createAccount({ ...attacker, emailVerified: true })
    const his = site.browser()
    expect(await enter(attacker, '', his)).toBe(200)
    await database.asOwner((owner) => owner.execute('update person set email_verified = false'))
    expect((await his.post('/api/auth/passkeys/options')).status).toBe(403)
  })

  it('is confirmed once when two of its links are pressed at the same moment', async () => {
    const mail = await signUp(victim)
    const pressed = await Promise.all([press(mail), press(mail)])
    expect(pressed).toEqual(['/sign-in?verified=1', '/sign-in?verified=1'])
    expect(await rows('select id from person')).toHaveLength(1)
  })
})

describe('answers about an address', () => {
  it('are the same whether it is new, waits or is taken, down to the headers', async () => {
    await site.auth.createAccount({ ...victim, email: 'open@house.example', emailVerified: true })
    await signUp({ ...attacker, email: 'waits@house.example' })
    const seen: string[] = []
    for (const address of ['new@house.example', 'waits@house.example', 'open@house.example']) {
      const browser = site.browser('198.51.100.9')
      const body = { ...victim, email: address }
      for (const call of ['sign-up', 'forgot-password', 'send-verification']) {
        const answer = await browser.post(`/api/auth/${call}`, body)
        seen.push(`${call} ${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`)
      }
      const failed = await browser.post('/api/auth/sign-in', { email: address, password: 'not it at all' })
      seen.push(`sign-in ${failed.status} ${JSON.stringify([...failed.headers])} ${await failed.text()}`)
    }
    expect(new Set(seen).size).toBe(4)
  })
})
