import type { Accounts } from '#server/modules/auth/accounts/accounts.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerParts } from '#server/plumbing/server-module.ts'
import { joiningRoutes } from './joining.routes.ts'
import { createJoining } from './joining.service.ts'
import { createOfficers } from './officers.service.ts'
import { createProgress } from './progress.service.ts'
import { startTeamJobs } from './team.jobs.ts'
import { teamRoutes } from './team.routes.ts'
import { createTeam } from './team.service.ts'

export function createTeamModule(parts: ServerParts & { mail: MailService; accounts: Accounts }) {
  const joining = createJoining(parts)
  return {
    officers: createOfficers(parts),
    routes: [teamRoutes(createTeam(parts), createProgress(parts)), joiningRoutes(joining, parts)],
    start: () => startTeamJobs(parts.jobs, joining),
  }
}
