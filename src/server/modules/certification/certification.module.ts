import type { FilesService } from '#server/modules/files/files.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { createCertificationRoutes } from './certification.routes.ts'
import { type CertificationDesk, createCertificationDesk } from './certification-desk.service.ts'

export function createCertificationModule(
  parts: ServerParts & { mail: MailService; files: FilesService },
): ServerModule & Pick<CertificationDesk, 'applications'> {
  const desk = createCertificationDesk(parts)
  const { applications, reminding } = desk
  return {
    applications,
    routes: [createCertificationRoutes(desk)],
    async start() {
      await parts.jobs.repeat('application-silence', '23 13 * * *', applications.endSilent)
      await parts.jobs.repeat('evidence-ending', '43 13 * * *', reminding.remind)
    },
  }
}
