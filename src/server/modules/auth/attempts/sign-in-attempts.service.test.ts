import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { createSignInAttempts, type SignInAttempts, toNetwork } from './sign-in-attempts.service.ts'

const database = shareTestDatabase()
let attempts: SignInAttempts
let clock = fakeClock()

beforeEach(() => {
  clock = fakeClock()
  attempts = createSignInAttempts({ database: database.signIn, secret: 'a secret', clock })
})

async function taken(kind: Parameters<SignInAttempts['take']>[0], subject: string, times: number): Promise<number> {
  const tries = Array.from({ length: times }, () => attempts.take(kind, subject))
  const results = await Promise.allSettled(tries)
  return results.filter((result) => result.status === 'fulfilled').length
}

describe('counted tries', () => {
  it('end at the limit, also when they are made at the same moment', async () => {
    expect(await taken('address', '192.0.2.7', 40)).toBe(30)
    expect(await taken('address', '192.0.2.8', 1)).toBe(1)
    expect(await taken('account', '192.0.2.7', 1)).toBe(1)
  })

  it('say how long to wait, and come back when the window is over', async () => {
    await taken('mail-account', 'ada@house.example', 5)
    clock.forward({ minutes: 20, seconds: 30 })
    const refused = await attempts.take('mail-account', 'ada@house.example').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(AppError)
    expect(refused).toMatchObject({ code: 'too_many_requests', retryAfter: 2370 })
    expect(refused).toHaveProperty('message', 'Too many tries. Try again in 40 minutes.')
    clock.forward({ minutes: 40 })
    expect(await taken('mail-account', 'ada@house.example', 9)).toBe(5)
  })

  it('do not count when they went well', async () => {
    for (let n = 0; n < 40; n++) {
      await attempts.take('address', '192.0.2.7')
      await attempts.giveBack('address', '192.0.2.7')
    }
    await taken('account', 'ada@house.example', 10)
    await attempts.forget('account', 'ada@house.example')
    expect(await taken('account', 'ada@house.example', 1)).toBe(1)
  })

  it('are shared by all servers on the database', async () => {
    await taken('account', 'ada@house.example', 10)
    const other = createSignInAttempts({ database: database.signIn, secret: 'a secret', clock })
    await expect(other.take('account', 'ada@house.example')).rejects.toThrow('Too many tries')
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:DB8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
    ['2001:db8:0000:0001::9', '2001:db8:0:1'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['inside', 'inside'],
  ])('of %s is %s', (address, wanted) => {
    expect(toNetwork(address)).toBe(wanted)
  })
})
