import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { allianceId } from '#domain/people/organization.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, buildPerson } from '#tests/support/desk/desk-people.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { createAlerts } from './alerts.service.ts'
import { createRecording } from './recording.service.ts'

const database = shareTestDatabase()
let lines: string[]
beforeEach(() => {
  lines = []
})

const clock = fakeClock('2026-11-20T10:00:00Z')
const log = createLog('debug', (line) => lines.push(line))
const failed = { kind: 'sign_in_failed', address: '203.0.113.7' } as const

async function rows() {
  return database.run(sql<{ kind: string; events: number; about: string | null }>`
      select kind, events, about from security_event order by happened_at, kind`)
}

it('keeps ten thousand events of one kind and place in a row and a line of the log, without waiting', async () => {
  const { transactions } = database
  const recording = createRecording({ transactions, clock, log })
  const started = performance.now()
  for (let count = 0; count < 10_000; count += 1) recording.note(failed)
  expect(performance.now() - started).toBeLessThan(1_000)
  expect(await rows()).toEqual([])
  await recording.stop()
  expect(await rows()).toEqual([{ kind: 'sign_in_failed', events: 10_000, about: null }])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"network":"203.0.113.0/24"')
})

it('lets rows wait for a database that is away, and loses none of them', async () => {
  let isAway = true
  const away: Transactions = {
    run: (actor, work) => (isAway ? Promise.reject(new Error('away')) : database.transactions.run(actor, work)),
  }
  const recording = createRecording({ transactions: away, clock, log })
  recording.note(failed)
  await recording.write()
  isAway = false
  recording.note({ kind: 'refused', about: 'POST /api/imports' })
  await recording.stop()
  expect((await rows()).map(({ kind }) => kind)).toEqual(['refused', 'sign_in_failed'])
})

/** Somebody who records events, and the mails that staff get of them. */
function guarded() {
  const { transactions } = database
  const mails: string[] = []
  const mail = {
    enqueue: async (_: unknown, { to, mailText }: { to: string; mailText: { text: string } }) => {
      mails.push(`${to} ${mailText.text}`)
    },
    startDelivery: async () => {},
  }
  const site = { supportEmail: 'staff@alliance.example', baseUrl: 'https://porchlight.example' }
  const alerts = createAlerts({ transactions, mail, clock, ...site })
  return { mails, recording: createRecording({ transactions, clock, log, looked: alerts.look }) }
}

it('writes to staff at once when the account of one of them is locked, and of nobody else', async () => {
  const { mails, recording } = guarded()
  const alliance = { id: allianceId, name: 'The Alliance', kind: 'alliance' } as const
  const staff = await buildPerson(database.transactions, { organization: alliance })
  const { people } = await buildDesk(database.transactions, 'Porch Homes')
  recording.note({ kind: 'account_locked', personId: people.owner.id })
  await recording.write()
  expect(mails).toEqual([])
  clock.forward({ minutes: 1 })
  recording.note({ kind: 'account_locked', personId: staff.id })
  await recording.write()
  expect(mails).toHaveLength(1)
  expect(mails[0]).not.toContain(staff.id)
  await recording.stop()
})

it('writes to staff once an hour when something passes its threshold', async () => {
  const { mails, recording } = guarded()
  const attack = async (times: number) => {
    for (let count = 0; count < times; count += 1) recording.note(failed)
    clock.forward({ minutes: 2 })
    await recording.write()
  }
  await attack(99)
  expect(mails).toEqual([])
  await attack(5)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('staff@alliance.example')
  expect(mails[0]).toContain('https://porchlight.example/staff/security?kind=sign_in_failed')
  expect(mails[0]).toContain('104 events')
  await attack(200)
  expect(mails).toHaveLength(1)
  clock.forward({ minutes: 61 })
  await attack(100)
  expect(mails).toHaveLength(2)
  await recording.stop()
  expect((await rows()).filter(({ kind }) => kind === 'alert_sent')).toHaveLength(2)
})
