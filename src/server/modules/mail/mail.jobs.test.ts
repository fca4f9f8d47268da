import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#server/plumbing/start/clock.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { type Jobs, startJobs } from '#server/plumbing/work/jobs.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { createDelivery } from './delivery.service.ts'
import { startMailJobs } from './mail.jobs.ts'
import { createMail } from './mail.service.ts'

const log = createLog('silent')
let database: TestDatabase
let jobs: Jobs
beforeAll(async () => {
  database = await testDatabase()
  jobs = await startJobs(database, log)
})
afterAll(async () => {
  await jobs.stop(0)
  await database.close()
})

const nowhere = { deliver: async () => {}, forget: async () => {} }

it('a queued mail leaves by itself, soon after it was asked for', async () => {
  const sent: string[] = []
  const parts = { transactions: database.transactions, clock: systemClock, log }
  const mailer = {
    transport: 'files',
    async deliver({ subject }: { subject: string }) {
      sent.push(subject)
    },
    async forget() {},
    close() {},
  } as const
  const mail = createMail({ ...parts, jobs, transport: 'files', from: 'hello@alliance.example' })
  await startMailJobs(jobs, createDelivery({ ...parts, mailer, texter: nowhere, pushes: nowhere }))
  for (const subject of ['First', 'Second', 'Third']) {
    await mail.send({ kind: 'test-mail', to: 'sam@home.example', mailText: { subject, text: '', html: '' } })
  }
  await expect.poll(() => sent.toSorted(), { timeout: 10_000 }).toEqual(['First', 'Second', 'Third'])
})
