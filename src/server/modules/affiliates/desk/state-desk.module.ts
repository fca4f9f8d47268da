import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { createListingChecks } from './listing-checks.service.ts'
import { createStateDeskRoutes } from './state-desk.routes.ts'
import { createStateDesk, type StateDeskParts } from './state-desk.service.ts'
import { createStateResidences } from './state-residences.service.ts'

export function createStateDeskModule(parts: ServerParts & StateDeskParts): ServerModule {
  const residences = createStateResidences(parts)
  return {
    routes: [
      createStateDeskRoutes(
        { residences, desk: createStateDesk({ ...parts, residences }), checks: createListingChecks(parts) },
        parts,
      ),
    ],
  }
}
