import type { FilesService } from '#server/modules/files/files.service.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createApplications } from './applications.service.ts'
import { createBinders } from './binder/binder.service.ts'
import { createBinderWork } from './binder/binder-work.worker.ts'
import { createApplicationCases } from './cases/cases.service.ts'
import { createStarting } from './cases/starting.service.ts'
import { createEvidence } from './evidence/evidence.service.ts'
import { createEvidenceReminding } from './evidence/reminding/reminding.service.ts'
import { createApplicationMailing } from './mails/mailing.service.ts'
import { createVisitPhotos } from './photos/visit-photos.service.ts'

export type CertificationDesk = ReturnType<typeof createCertificationDesk>

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'limits' | 'supportEmail' | 'baseUrl'> & {
  mail: Outbox
  files: FilesService
}

export function createCertificationDesk(parts: Parts) {
  const cases = createApplicationCases({ ...parts, mailing: createApplicationMailing(parts) })
  const evidence = createEvidence(parts)
  const photos = createVisitPhotos({ ...parts, cases })
  const applications = createApplications({ ...parts, cases, evidence, photos })
  const work = createBinderWork()
  const binders = createBinders({ ...parts, work, evidence, photos, read: applications.read })
  return {
    cases,
    binders,
    starting: createStarting(parts),
    applications,
    evidence,
    photos,
    reminding: createEvidenceReminding(parts),
  }
}
