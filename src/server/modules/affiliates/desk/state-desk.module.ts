import { createMailingsRoutes } from '#server/modules/affiliates/mailings/mailings.routes.ts'
import { createMailings } from '#server/modules/affiliates/mailings/mailings.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { createListingChecks } from './listing-checks.service.ts'
import { createStateDeskRoutes } from './state-desk.routes.ts'
import { createStateDesk, type StateDeskParts } from './state-desk.service.ts'
import { createStateResidences } from './state-residences.service.ts'

export function createStateDeskModule(parts: ServerParts & StateDeskParts & { mail: MailService }): ServerModule {
  const residences = createStateResidences(parts)
  return {
    routes: [
      createStateDeskRoutes(
        { residences, desk: createStateDesk({ ...parts, residences }), checks: createListingChecks(parts) },
        parts,
      ),
      createMailingsRoutes(createMailings({ ...parts, residences })),
    ],
  }
}
