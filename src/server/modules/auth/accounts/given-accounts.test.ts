import { beforeEach, describe, expect, it } from 'vitest'
import { findPassword } from '#server/modules/auth/auth.store.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { type SignInSite, signInSite } from '#tests/support/desk/sign-in-site.ts'

const email = 'staff@demo.example'
const account = { email, firstName: 'Avery', lastName: 'Sample', emailVerified: true, memberships: [] }
const [old, fresh] = ['lantern brook maple 9', 'window porch candle 7']

const database = shareTestDatabase()
let site: SignInSite
beforeEach(async () => {
  site = signInSite(database)
  await site.auth.createAccount({ ...account, password: old })
})

async function signInWith(password: string): Promise<number> {
  return (await site.browser().post('/api/auth/sign-in', { email, password })).status
}

describe('the password of accounts made by us', () => {
  it('is changed where it is another one', async () => {
    await site.auth.ensurePassword([email], fresh)
    expect(await signInWith(fresh)).toBe(200)
    expect(await signInWith(old)).toBe(401)
  })

  it('stays untouched where it is right already', async () => {
    const before = await findPassword(database.signIn, email)
    await site.auth.ensurePassword([email], old)
    expect(await findPassword(database.signIn, email)).toEqual(before)
  })

  it('is given to nobody who has no account', async () => {
    await site.auth.ensurePassword(['nobody@demo.example'], fresh)
    expect(await findPassword(database.signIn, 'nobody@demo.example')).toBeNull()
  })
})
