import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { type SignInSite, signInSite } from '#tests/support/desk/sign-in-site.ts'

/** What somebody tries first who knows people, the season and the town. */
const list = `liverpool1 charlie1234 jennifer12 chocolate1 abcd123456 mustang1234 asdf1234qw Summer2026! Winter2025
  pokemon123 Conway2026 littlerock1 dallas12345 Autumn2024! ashley1998 Chicago2025! jonathan99 qazwsx1234 November22
  sacramento1 houston713! harley1234 Welcome2026 Sober2026! Recovery1! pelican2024 1q2w3e4r5t zaq12wsxcde qwerty123456
  steelers2024 arkansas501 michael.1985 Elizabeth1! football#12 princess99! baseball2026 starwars77! trustno1234
  january2026 soberhouse1 hopehouse24 Stone2026! verastone12 Passw0rd2026 1111122222`.split(/\s+/)
const profile = { firstName: 'Vera', lastName: 'Stone', organizationName: 'Stone House', email: 'vera@house.example' }
let database: TestDatabase
let site: SignInSite

beforeAll(async () => {
  database = await testDatabase()
  site = signInSite(database)
})
afterAll(() => database.close())

it('nobody gets an account with a password of the list', async () => {
  const browser = site.browser()
  const taken: string[] = []
  for (const password of list) {
    const answer = await browser.post('/api/auth/sign-up', { ...profile, password })
    if (answer.status !== 422) taken.push(password)
  }
  expect(taken).toEqual([])
  expect(site.mails).toEqual([])
})

it('four random words and 64 characters are taken', async () => {
  for (const password of ['gravel otter lamp kite', 'kQ7'.padEnd(64, 'wz4 mopr')]) {
    const email = `${crypto.randomUUID()}@house.example`
    expect((await site.browser().post('/api/auth/sign-up', { ...profile, email, password })).status).toBe(200)
  }
})
