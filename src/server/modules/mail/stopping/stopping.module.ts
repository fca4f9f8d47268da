import { createStopLinks } from '#server/plumbing/mail/stop-links.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { createStoppingRoutes } from './stopping.routes.ts'
import { createStopping, type StopWays } from './stopping.service.ts'

export function createStoppingModule(parts: ServerParts & { ways: StopWays }): ServerModule {
  return { routes: [createStoppingRoutes(createStopping({ ...parts, links: createStopLinks(parts) }))] }
}
