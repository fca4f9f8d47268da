import type { Residences } from '#server/modules/search/residence/residence.service.ts'
import type { States } from '#server/modules/states/states.service.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createEditing } from './editing/editing.service.ts'
import { createResidencesRoutes } from './residences.routes.ts'
import { createResidences } from './residences.service.ts'
import { createResidencesDeskRoutes } from './residences-desk.routes.ts'

type Points = Parameters<typeof createEditing>[0]['points']

export function createResidencesModule(
  parts: ServerParts & { states: States; points: Points; residences: Residences },
) {
  const residences = createResidences(parts)
  return {
    residences,
    routes: [
      createResidencesRoutes(residences),
      createResidencesDeskRoutes(createEditing(parts), parts.residences.preview),
    ],
  }
}
