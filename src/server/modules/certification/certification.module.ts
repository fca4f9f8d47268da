import type { Certificates } from '#server/modules/certificates/certificates.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { startCertificationJobs } from './certification.jobs.ts'
import { certificationRoutes } from './certification.routes.ts'
import { createCertificationDesk } from './certification-desk.service.ts'

type Parts = ServerParts & { mail: MailService; certificates: Pick<Certificates, 'issue'> }

export function createCertificationModule(parts: Parts): ServerModule {
  const desk = createCertificationDesk({ ...parts, issue: parts.certificates.issue })
  return { routes: [certificationRoutes(desk)], start: () => startCertificationJobs(parts.jobs, desk) }
}
