import type { FilesService } from '#server/modules/files/files.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { createGrievanceDesk, type GrievanceDesk } from './grievance-desk.service.ts'
import { createGrievancesRoutes } from './grievances.routes.ts'

export function createGrievancesModule(
  parts: ServerParts & { mail: MailService; files: FilesService },
): ServerModule & Pick<GrievanceDesk, 'lists'> {
  const desk = createGrievanceDesk(parts)
  const { lists } = desk
  return {
    lists,
    routes: [createGrievancesRoutes(desk)],
    async start() {
      await parts.jobs.repeat('grievance-late', '13 13 * * *', lists.tellLate)
      await parts.jobs.repeat('grievance-retention', '51 8 * * *', lists.forgetOld)
    },
  }
}
