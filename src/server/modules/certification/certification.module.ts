import type { FilesService } from '#server/modules/files/files.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { startCertificationJobs } from './certification.jobs.ts'
import { createCertificationRoutes } from './certification.routes.ts'
import { type CertificationDesk, createCertificationDesk } from './certification-desk.service.ts'

export function createCertificationModule(
  parts: ServerParts & { mail: MailService; files: FilesService },
): ServerModule & Pick<CertificationDesk, 'applications'> {
  const desk = createCertificationDesk(parts)
  return {
    applications: desk.applications,
    routes: [createCertificationRoutes(desk)],
    start: () => startCertificationJobs(parts.jobs, desk),
  }
}
