import type { Accounts } from '#server/modules/auth/accounts/accounts.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { closingRoutes } from './closing/closing.routes.ts'
import { createClosing } from './closing/closing.service.ts'
import { joiningRoutes } from './joining/joining.routes.ts'
import { createJoining } from './joining/joining.service.ts'
import { createOfficers } from './officers.service.ts'
import { organizationRoutes } from './organization/organization.routes.ts'
import { createOrganization } from './organization/organization.service.ts'
import { shiftsRoutes } from './shifts/shifts.routes.ts'
import { createShifts } from './shifts/shifts.service.ts'
import { startTeamJobs } from './team.jobs.ts'
import { teamRoutes } from './team.routes.ts'
import { createTeam } from './team.service.ts'
import { createProgress } from './training/progress.service.ts'

export function createTeamModule(parts: ServerParts & { mail: MailService; accounts: Accounts }) {
  const joining = createJoining(parts)
  const shifts = createShifts(parts)
  return {
    officers: createOfficers(parts),
    routes: [
      teamRoutes(createTeam(parts), createProgress(parts)),
      organizationRoutes(createOrganization(parts)),
      joiningRoutes(joining, parts),
      closingRoutes(createClosing(parts)),
      shiftsRoutes(shifts),
    ],
    start: () => startTeamJobs(parts.jobs, joining, shifts),
  }
}
