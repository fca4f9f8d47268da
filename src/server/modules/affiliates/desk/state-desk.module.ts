import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { stateDeskRoutes } from './state-desk.routes.ts'
import { createStateDesk, type StateDeskParts } from './state-desk.service.ts'
import { createStateHomes } from './state-homes.service.ts'

export function createStateDeskModule(parts: ServerParts & StateDeskParts): ServerModule {
  const homes = createStateHomes(parts)
  return { routes: [stateDeskRoutes({ homes, desk: createStateDesk({ ...parts, homes }) }, parts)] }
}
