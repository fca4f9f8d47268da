import type { FilesService } from '#server/modules/files/files.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { createApplications } from './applications.service.ts'
import { createApplicationCases } from './cases/cases.service.ts'
import { createStarting } from './cases/starting.service.ts'
import { createEvidence } from './evidence/evidence.service.ts'
import { createEvidenceReminding } from './evidence/reminding/reminding.service.ts'
import { createApplicationMailing } from './mails/mailing.service.ts'

export type CertificationDesk = ReturnType<typeof createCertificationDesk>

export function createCertificationDesk(parts: {
  transactions: Transactions
  mail: Pick<MailService, 'enqueue' | 'startDelivery'>
  clock: Clock
  files: FilesService
  supportEmail: string
  baseUrl: string
}) {
  const cases = createApplicationCases({ ...parts, mailing: createApplicationMailing(parts) })
  const evidence = createEvidence(parts)
  const applications = createApplications({ ...parts, cases, evidence })
  return { cases, starting: createStarting(parts), applications, evidence, reminding: createEvidenceReminding(parts) }
}
