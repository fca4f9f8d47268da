import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createDeskEvents } from '#server/modules/live/desk-events.service.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { type Browser, makeAda, type SignInSite, signInAda, signInSite } from '#tests/support/desk/sign-in-site.ts'
import { type ReceivedEvents, receiveEvents } from '#tests/support/live/received-events.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'

/** Somebody whose session has ended goes on listening at the desk. */
const database = shareTestDatabase()
let site: SignInSite
let clock: FakeClock
let personId: string

beforeEach(async () => {
  clock = fakeClock(new Date().toISOString())
  site = signInSite(database, { clock })
  personId = await makeAda(site, 'Harbor Row')
})

const signedIn = () => signInAda(site)

async function listen(browser: Browser): Promise<ReceivedEvents> {
  const { transactions } = database
  const desk = createDeskEvents({
    transactions,
    clock,
    log: createLog('silent'),
    sessionsEveryMs: 100,
    openSessions: (ids) => site.auth.sessions.stillOpen(ids),
  })
  onTestFinished(() => desk.close())
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const who = await site.auth.whoIs(new Headers({ cookie }))
  const from = { clientAddress: '192.0.2.1', lastEventId: undefined, cut: () => {} }
  const asked = { ...from, personId: who?.id ?? '', sessionId: who?.sessionId ?? '' }
  const stream = receiveEvents(new Response(await desk.follow(who?.organization?.id ?? '', asked)))
  await expect.poll(stream.lastId).not.toBe('')
  return stream
}

const state = (stream: ReceivedEvents) =>
  Promise.race([
    stream.ended().then(() => 'shut'),
    new Promise((resolve) => setTimeout(resolve, 300)).then(() => 'open'),
  ])

describe('a desk that listens', () => {
  it.each<[string, (own: Browser, other: Browser) => Promise<unknown>]>([
    ['signed out', (own) => own.post('/api/logout')],
    ['ended its session from another device', (_, other) => other.post('/api/auth/sessions/revoke-others')],
    ['lost it to the clock', async () => clock.forward({ hours: 24 * 120 })],
    [
      'was removed',
      () =>
        database.runAsOwner((owner) =>
          owner.query('with gone as (delete from session where person_id = $1) select 1', [personId]),
        ),
    ],
  ])('hears nothing more once its person %s', async (_, end) => {
    const [own, other] = [await signedIn(), await signedIn()]
    const stream = await listen(own)
    expect(await state(stream)).toBe('open')
    await end(own, other)
    await expect.poll(() => state(stream), { timeout: 5_000 }).toBe('shut')
  })
})
