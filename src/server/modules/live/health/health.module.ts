import type { ServerModule } from '#server/plumbing/work/server-module.ts'
import { createHealthRoutes } from './health.routes.ts'
import { createHealth, type HealthParts } from './health.service.ts'

export function createHealthModule(parts: HealthParts): ServerModule {
  return { routes: [createHealthRoutes(createHealth(parts))] }
}
