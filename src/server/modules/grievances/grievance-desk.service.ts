import type { FilesService } from '#server/modules/files/files.service.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import { createSeals } from '#server/plumbing/sealing/sealed-text.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createGrievanceCases } from './cases/cases.service.ts'
import { createGrievanceCounts } from './counts/counts.service.ts'
import { createHandling } from './desk/handling.service.ts'
import { createGrievanceLists } from './desk/lists.service.ts'
import { createCaseFiles } from './files/case-files.service.ts'
import { createFiling } from './filing/filing.service.ts'
import { createFollowing } from './filing/following.service.ts'
import { createGrievanceMailing } from './mails/mailing.service.ts'
import { createConcerns } from './operator/concerns.service.ts'

export type GrievanceDesk = ReturnType<typeof createGrievanceDesk>

type Parts = Pick<
  ServerParts,
  'transactions' | 'clock' | 'limits' | 'rateLimits' | 'secretKey' | 'supportEmail' | 'baseUrl'
> & { files: FilesService; mail: Outbox }

export function createGrievanceDesk(given: Parts) {
  const seals = createSeals(given.secretKey, 'grievances')
  const mailing = createGrievanceMailing({ ...given, seals })
  const cases = createGrievanceCases({ seals, mailing })
  const caseFiles = createCaseFiles({ ...given, seals, cases })
  const parts = { ...given, seals, mailing, cases, caseFiles }
  return {
    counts: createGrievanceCounts(given),
    filing: createFiling(parts),
    following: createFollowing(parts),
    handling: createHandling(parts),
    lists: createGrievanceLists(parts),
    concerns: createConcerns(parts),
  }
}
