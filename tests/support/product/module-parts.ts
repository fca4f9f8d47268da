import { createMail } from '#server/modules/mail/mail.service.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import { createSharedLimits } from '#server/plumbing/admission/limits/shared-limits.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'

/** What most modules are made of, on a test's database. Mails wait in the outbox. */
export function buildModuleParts({ transactions, clock, log }: { transactions: Transactions; clock: Clock; log: Log }) {
  const jobs = { send: async () => undefined }
  const mail = createMail({ transactions, clock, log, jobs, transport: 'files', from: 'hello@alliance.example' })
  const limits = createSharedLimits({ transactions, secretKey: 'key', clock })
  const site = { secretKey: 'key', supportEmail: 'support@alliance.example', baseUrl: 'https://homes.example' }
  return { transactions, clock, log, jobs, mail, limits, rateLimits: limitInMemory, ...site }
}
