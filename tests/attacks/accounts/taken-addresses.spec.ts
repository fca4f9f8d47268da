import { beforeEach, describe, expect, it } from 'vitest'
import { waitingSignUp } from '#contract/auth/auth.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { linkIn, pressLink, type SentMail, type SignInSite, signInSite } from '#tests/support/desk/sign-in-site.ts'

/** Somebody signs up with an address that is not theirs and waits for its owner to open the account. */
const email = 'vera@house.example'
const victim = {
  firstName: 'Vera',
  lastName: 'Stone',
  organizationName: 'Stone House',
  email,
  password: 'gravel otter lamp 4',
}
const attacker = {
  firstName: 'Eve',
  lastName: 'Trap',
  organizationName: 'Trap',
  email,
  password: 'ladder cloud pepper 9',
}
const database = shareTestDatabase()
let site: SignInSite

beforeEach(() => {
  site = signInSite(database)
})

const signUp = async (who: typeof victim, browser = site.browser('203.0.113.66')): Promise<SentMail> => {
  expect((await browser.post('/api/auth/sign-up', who)).status).toBe(200)
  const mail = site.mails.at(-1)
  if (!mail) throw new Error('No mail came.')
  return mail
}
const press = async (mail: SentMail) =>
  (await pressLink(site.browser('198.51.100.7'), mail)).headers.get('location') ?? ''
/** `page` is where the pressed link led: its form sends the link along. */
const enter = async (who: typeof victim, page = '', browser = site.browser('203.0.113.66')) => {
  const link = new URLSearchParams(page.split('?')[1]).get('link')
  return (await browser.post('/api/auth/sign-in', { ...who, ...(link && { link }) })).status
}
const rows = (statement: string) => database.runAsOwner((owner) => owner.query<Record<string, unknown>>(statement))

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
    expect(await rows("select name from organization where kind = 'operator'")).toEqual([{ name: 'Stone House' }])
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
      memberships: [{ organizationName: 'Trap', role: 'owner' }],
    } as const
    const id = await site.auth.createAccount(account)
    await database.runAsOwner(async (owner) => {
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
    expect(await rows("select name from organization where kind = 'operator'")).toEqual([{ name: 'Stone House' }])
  })

  it('takes no passkey before it is confirmed', async () => {
    await site.auth.createAccount({ ...attacker, emailVerified: true })
    const his = site.browser()
    expect(await enter(attacker, '', his)).toBe(200)
    await database.runAsOwner((owner) => owner.execute('update person set email_verified = false'))
    expect((await his.post('/api/auth/passkeys/options')).status).toBe(403)
  })

  it.each(['GET', 'HEAD'])(
    'stays closed when a scanner of mail follows its link and where it leads: %s',
    async (method) => {
      const link = linkIn(await signUp(attacker))
      const scanner = site.browser('198.51.100.7')
      for (let n = 0; n < 2; n++) {
        const led = await scanner.follow(link.pathname + link.search, method)
        expect(led.headers.get('location')).toMatch(/^\/sign-up\/confirm\?link=/)
        const path = led.headers.get('location') ?? ''
        expect((await scanner.follow(path, method)).status).toBe(404)
        const shown = path.replace('/sign-up/confirm?link', '/api/auth/waiting-sign-up?token')
        expect((await scanner.follow(shown, method)).status).toBe(200)
      }
      expect(await enter(attacker)).toBe(401)
      expect(await rows('select id from person')).toEqual([])
    },
  )

  it('tells its owner who signed up, and from where as coarsely as helps', async () => {
    const token = linkIn(await signUp(attacker)).searchParams.get('token')
    const answer = await site.browser().get(`/api/auth/waiting-sign-up?token=${token}`)
    expect(waitingSignUp.parse(await answer.json())).toEqual({
      firstName: 'Eve',
      lastName: 'Trap',
      organizationName: 'Trap',
      askedAt: expect.any(String),
      device: '',
      network: '203.0.113.0/24',
      isOwn: false,
    })
    expect((await site.browser().get('/api/auth/waiting-sign-up?token=made.up')).status).toBe(400)
  })

  it('is given up when its owner says that it was not them: neither link nor password opens anything', async () => {
    const link = linkIn(await signUp(attacker)).searchParams.get('token') ?? ''
    const reader = site.browser('198.51.100.7')
    const ended = await reader.submit('/sign-up/confirm', { link, do: 'end' })
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/sign-in?ended=1'])
    const again = await reader.submit('/sign-up/confirm', { link, do: 'confirm' })
    expect(again.headers.get('location')).toBe('/sign-in?error=link')
    expect([await enter(attacker), await rows('select id from sign_up')]).toEqual([401, []])
  })

  it('is not opened by the yes of a page that was drawn before its owner signed up as well', async () => {
    const link = linkIn(await signUp(attacker)).searchParams.get('token') ?? ''
    await signUp(victim)
    const said = await site.browser('198.51.100.7').submit('/sign-up/confirm', { link, do: 'confirm' })
    expect(said.headers.get('location')).toBe(`/sign-in?link=${link}`)
    expect([await enter(attacker), await rows('select id from person')]).toEqual([401, []])
  })

  it('keeps nothing of where its owner signed up once it is open', async () => {
    await press(await signUp(victim))
    expect(await rows('select device, network from sign_up')).toEqual([{ device: '', network: '' }])
  })

  it('is confirmed once when two of its links are pressed at the same moment', async () => {
    const mail = await signUp(victim)
    const pressed = await Promise.all([press(mail), press(mail)])
    expect(pressed).toEqual(['/sign-in?verified=1', '/sign-in?verified=1'])
    expect(await rows('select id from person')).toHaveLength(1)
  })
})

describe('answers about an address', () => {
  /** The cookie of a sign-up is sealed, and as long as what was typed. */
  const headersOf = (answer: Response) =>
    JSON.stringify([...answer.headers]).replace(/signing_up=[\w-]+/, 'signing_up=sealed')

  it('are the same whether it is new, waits or is taken, down to the headers', async () => {
    await site.auth.createAccount({ ...victim, email: 'open@house.example', emailVerified: true })
    await signUp({ ...attacker, email: 'waits@house.example' })
    const seen: string[] = []
    for (const address of ['new@house.example', 'waits@house.example', 'open@house.example']) {
      const browser = site.browser('198.51.100.9')
      const body = { ...victim, email: address }
      for (const call of ['sign-up', 'forgot-password', 'send-verification']) {
        const answer = await browser.post(`/api/auth/${call}`, body)
        seen.push(`${call} ${answer.status} ${headersOf(answer)} ${await answer.text()}`)
      }
      const failed = await browser.post('/api/auth/sign-in', { email: address, password: 'not it at all' })
      seen.push(`sign-in ${failed.status} ${headersOf(failed)} ${await failed.text()}`)
    }
    expect(new Set(seen).size).toBe(4)
  })
})
