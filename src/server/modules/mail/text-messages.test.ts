import { expect, it } from 'vitest'
import { DeliveryError } from '#server/plumbing/mail/mail-delivery.ts'
import { writeMail } from '#server/plumbing/mail/mail-text.ts'
import type { OutgoingText } from '#server/plumbing/mail/text-delivery.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { createDelivery } from './delivery.service.ts'
import { createMail } from './mail.service.ts'

const database = shareTestDatabase()

it('Texts leave by their own way, are tried again like mails and keep no mail waiting', async () => {
  const clock = fakeClock()
  const log = createLog('silent')
  const parts = { transactions: database.transactions, clock, log }
  const jobs = { send: async () => {} }
  const mail = createMail({ ...parts, jobs, transport: 'files', from: 'P <hello@alliance.example>' })
  const mailed: string[] = []
  const texted: OutgoingText[] = []
  const forgotten: string[] = []
  let isAway = true
  const mailer = {
    transport: 'files',
    deliver: async ({ to }: { to: string }) => void mailed.push(to),
    forget: async () => {},
    close() {},
  } as const
  const texter = {
    async deliver(text: OutgoingText) {
      if (isAway) throw new DeliveryError('The gateway for texts could not be reached.', false, null)
      texted.push(text)
    },
    forget: async ({ id }: { id: string }) => void forgotten.push(id),
  }
  const delivery = createDelivery({
    ...parts,
    mailer,
    texter,
    pushes: { deliver: async () => {}, forget: async () => {} },
    random: () => 0,
  })
  for (let count = 0; count < 5; count += 1) {
    const text = { kind: 'test-text', to: '+15015550123', about: 'A text', text: 'Still right?' }
    await database.transactions.run({ kind: 'system' }, (tx) => mail.enqueueText(tx, text))
  }
  const mailText = writeMail({ subject: 'Hello', paragraphs: ['Hello.'] })
  await mail.send({ kind: 'test-mail', to: 'sam@homes.example', mailText })
  expect(await delivery.deliverDue()).toBe(1)
  expect([mailed, texted]).toEqual([['sam@homes.example'], []])
  isAway = false
  clock.forward({ hours: 1 })
  expect(await delivery.deliverDue()).toBe(5)
  expect(texted).toMatchObject(Array(5).fill({ to: '+15015550123', text: 'Still right?' }))
  clock.forward({ hours: 31 * 24 })
  await delivery.forgetOld()
  expect(forgotten.toSorted()).toEqual(texted.map(({ id }) => id).toSorted())
})
