import type { States } from '#server/modules/states/states.service.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { createNoticesRoutes } from './notices.routes.ts'
import { createNotices, type Notices } from './notices.service.ts'

export function createNoticesModule(
  parts: ServerParts & { states: States; changed: () => void },
): ServerModule & { notices: Notices } {
  const notices = createNotices(parts)
  return { routes: [createNoticesRoutes(notices)], notices }
}
