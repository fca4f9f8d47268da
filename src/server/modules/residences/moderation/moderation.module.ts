import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { createListings } from './listings.service.ts'
import { moderationRoutes } from './moderation.routes.ts'
import { createReporting } from './reporting.service.ts'
import { startReportJobs } from './reports.jobs.ts'
import { createReports } from './reports.service.ts'

export function createModerationModule(parts: ServerParts & { mail: MailService }): ServerModule {
  const listings = createListings(parts)
  const reports = createReports({ ...parts, listings })
  return {
    routes: [moderationRoutes({ listings, reports, reporting: createReporting(parts) })],
    start: () => startReportJobs(parts.jobs, reports),
  }
}
