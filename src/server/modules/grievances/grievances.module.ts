import type { FilesService } from '#server/modules/files/files.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { createGrievanceDesk, type GrievanceDesk } from './grievance-desk.service.ts'
import { startGrievanceJobs } from './grievances.jobs.ts'
import { createGrievancesRoutes } from './grievances.routes.ts'

export function createGrievancesModule(
  parts: ServerParts & { mail: MailService; files: FilesService },
): ServerModule & Pick<GrievanceDesk, 'lists'> {
  const desk = createGrievanceDesk(parts)
  return {
    lists: desk.lists,
    routes: [createGrievancesRoutes(desk)],
    start: () => startGrievanceJobs(parts.jobs, desk),
  }
}
