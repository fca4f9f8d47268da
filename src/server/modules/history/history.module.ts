import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { createHistoryRoutes } from './history.routes.ts'
import { createHistory } from './history.service.ts'

export function createHistoryModule(parts: ServerParts): ServerModule {
  return { routes: [createHistoryRoutes(createHistory(parts), parts)] }
}
