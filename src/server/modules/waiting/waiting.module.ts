import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createPings } from './pings.service.ts'
import { startWaitingJobs } from './waiting.jobs.ts'
import { createWaitingRoutes } from './waiting.routes.ts'
import { createWaiting } from './waiting.service.ts'

export function createWaitingModule(parts: ServerParts & { mail: MailService }) {
  const waiting = createWaiting(parts)
  const pings = createPings({ ...parts, refreshListing: waiting.refreshListing })
  return { waiting, routes: [createWaitingRoutes(waiting, pings)], start: () => startWaitingJobs(parts.jobs, pings) }
}
