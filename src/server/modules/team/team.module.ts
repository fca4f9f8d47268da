import type { Accounts } from '#server/modules/auth/accounts/accounts.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createClosingRoutes } from './closing/closing.routes.ts'
import { createClosing } from './closing/closing.service.ts'
import { createJoiningRoutes } from './joining/joining.routes.ts'
import { createJoining } from './joining/joining.service.ts'
import { createOfficers } from './officers.service.ts'
import { createOrganizationRoutes } from './organization/organization.routes.ts'
import { createOrganization } from './organization/organization.service.ts'
import { createShiftsRoutes } from './shifts/shifts.routes.ts'
import { createShifts } from './shifts/shifts.service.ts'
import { createTeamRoutes } from './team.routes.ts'
import { createTeam } from './team.service.ts'
import { createProgress } from './training/progress.service.ts'

export function createTeamModule(parts: ServerParts & { mail: MailService; accounts: Accounts }) {
  const joining = createJoining(parts)
  const shifts = createShifts(parts)
  return {
    officers: createOfficers(parts),
    routes: [
      createTeamRoutes(createTeam(parts), createProgress(parts)),
      createOrganizationRoutes(createOrganization(parts)),
      createJoiningRoutes(joining, parts),
      createClosingRoutes(createClosing(parts)),
      createShiftsRoutes(shifts),
    ],
    async start() {
      await parts.jobs.repeat('invitation-retention', '56 8 * * *', joining.forgetOld)
      await parts.jobs.repeat('shift-note-retention', '16 9 * * *', shifts.forgetOld)
    },
  }
}
