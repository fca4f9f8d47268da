import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { historyRoutes } from './history.routes.ts'
import { createHistory } from './history.service.ts'

export function createHistoryModule(parts: ServerParts): ServerModule {
  return { routes: [historyRoutes(createHistory(parts), parts)] }
}
