import { stopLinks } from '#server/plumbing/mail/stop-links.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { stoppingRoutes } from './stopping.routes.ts'
import { createStopping, type StopWays } from './stopping.service.ts'

export function createStoppingModule(parts: ServerParts & { ways: StopWays }): ServerModule {
  return { routes: [stoppingRoutes(createStopping({ ...parts, links: stopLinks(parts) }))] }
}
