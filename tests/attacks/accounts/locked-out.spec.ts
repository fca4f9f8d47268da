import { beforeEach, describe, expect, it } from 'vitest'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { type Browser, linkIn, type SignInSite, signInSite } from '#tests/support/desk/sign-in-site.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'

/** Strangers who try to keep the owner of an account out of it, or to guess past the limits. */
const ada = { email: 'ada@house.example', password: 'gravel otter lamp 4' }
const residence = '198.51.100.7'
const database = shareTestDatabase()
let site: SignInSite
let clock = fakeClock()

beforeEach(async () => {
  clock = fakeClock(new Date().toISOString())
  site = signInSite(database, { clock })
  await site.auth.createAccount({ ...ada, firstName: 'Ada', lastName: 'Quimby', emailVerified: true })
})

const enter = async (browser: Browser, password = ada.password) =>
  (await browser.post('/api/auth/sign-in', { email: ada.email, password })).status
const stranger = (n: number) => site.browser(`203.0.113.${n}`)
const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length
const guesses = (browser: (n: number) => Browser, times: number) =>
  Promise.all(Array.from({ length: times }, (_, n) => enter(browser(n + 1), `a wrong guess ${n}`)))

async function ownDevice(address = residence): Promise<Browser> {
  const browser = site.browser(address)
  expect(await enter(browser)).toBe(200)
  await browser.get('/api/logout', { 'sec-fetch-site': 'same-origin' })
  return browser
}

describe('an account that strangers guess at', () => {
  it('takes 10 wrong passwords from wherever and all at once, then none from anywhere new', async () => {
    const statuses = await guesses(stranger, 50)
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 40])
    expect(await enter(stranger(99))).toBe(429)
    expect(site.logged()).toContain('account_locked')
  })

  it('stays open for its owner on a device or at an address they signed in from before', async () => {
    const device = await ownDevice()
    await guesses(stranger, 12)
    const elsewhere = site.browser('192.0.2.200')
    for (const [name, value] of device.cookies) elsewhere.cookies.set(name, value)
    expect(await enter(elsewhere)).toBe(200)
    expect(await enter(site.browser(residence))).toBe(200)
    expect(await enter(stranger(99))).toBe(429)
  })

  it('stays open for its owner where others at the same address ran into the limit of the address', async () => {
    const device = await ownDevice()
    for (let n = 0; n < 30; n++) await site.auth.tools.attempts.take('address', residence)
    expect(
      (await site.browser(residence).post('/api/auth/sign-in', { email: 'no@house.example', password: 'x' })).status,
    ).toBe(429)
    expect(await enter(device)).toBe(200)
  })

  it('takes 10 wrong passwords on a known device and 10 at a known address, no more', async () => {
    const device = await ownDevice()
    expect(count(await guesses(() => device, 15), 401)).toBe(10)
    expect(count(await guesses(() => site.browser(residence), 15), 401)).toBe(10)
    expect(await enter(device)).toBe(429)
  })

  it('knows at most 10 addresses and 10 devices, however many its owner signed in from', async () => {
    for (let n = 1; n <= 12; n++) {
      clock.forward({ minutes: 1 })
      await ownDevice(`192.0.2.${n}`)
    }
    const kept = await database.runAsOwner((owner) =>
      owner.query<{ kind: string; places: number }>(
        'select kind, count(*)::int as places from sign_in_place group by kind order by kind',
      ),
    )
    expect(kept).toEqual([
      { kind: 'device', places: 10 },
      { kind: 'network', places: 10 },
    ])
  }, 20_000)

  it('gives a stranger nothing for a device cookie made up or taken from another account', async () => {
    const eve = { email: 'eve@house.example', password: 'ladder cloud pepper 9' }
    await site.auth.createAccount({ ...eve, firstName: 'Eve', lastName: 'Trap', emailVerified: true })
    const hers = stranger(1)
    await hers.post('/api/auth/sign-in', eve)
    await guesses(stranger, 12)
    expect(await enter(hers)).toBe(429)
    const made = stranger(2)
    made.cookies.set('porchlight.device', 'A'.repeat(32))
    expect(await enter(made)).toBe(429)
  })

  it('lets its owner change the password while it is locked', async () => {
    const device = site.browser(residence)
    await enter(device)
    await guesses(stranger, 12)
    const body = { currentPassword: ada.password, password: 'copper window tiger 3' }
    expect((await device.post('/api/auth/change-password', body)).status).toBe(200)
  })
})

describe('the mail for a new password that strangers asked for', () => {
  const ask = async (browser: Browser) => (await browser.post('/api/auth/forgot-password', { email: ada.email })).status
  const resetBy = async (mail: (typeof site.mails)[number] | undefined) => {
    const token = linkIn(mail).searchParams.get('token')
    const body = { token, password: 'copper window tiger 3' }
    return (await site.browser('192.0.2.201').post('/api/auth/reset-password', body)).status
  }

  it('comes to the owner at a known address all the same', async () => {
    await ownDevice()
    await Promise.all(Array.from({ length: 12 }, (_, n) => ask(stranger(n + 1))))
    for (let n = 0; n < 20; n++) await site.auth.tools.attempts.take('mail-address', residence)
    const before = site.mails.length
    expect([before, await ask(site.browser(residence)), site.mails.length]).toEqual([8, 200, 9])
    expect(await resetBy(site.mails.at(-1))).toBe(200)
  })

  it('lies in the mailbox of the owner who comes from somewhere new, with a link that works', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => ask(stranger(n + 1))))
    clock.forward({ minutes: 50 })
    expect(await ask(site.browser('192.0.2.201'))).toBe(200)
    expect(site.mails).toHaveLength(8)
    expect(await resetBy(site.mails.at(-1))).toBe(200)
  })

  it('is refused to a single address that asks 6 times, and not to others', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(stranger(1))))
    expect([count(answers, 200), count(answers, 429)]).toEqual([5, 1])
    expect(await ask(stranger(2))).toBe(200)
    expect(site.mails).toHaveLength(6)
  })
})
