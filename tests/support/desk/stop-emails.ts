import { questionStop } from '#server/modules/inquiries/notices/settings.service.ts'
import { createStoppingRoutes } from '#server/modules/mail/stopping/stopping.routes.ts'
import { createStopping } from '#server/modules/mail/stopping/stopping.service.ts'
import { reminderStop } from '#server/modules/reminders/reminder-stop.service.ts'
import { warningStop } from '#server/modules/reminders/warnings/warnings.service.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import type { StopLinks } from '#server/plumbing/mail/stop-links.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'

const ways = { questions: questionStop, reminders: reminderStop, warnings: warningStop }

/** The link that stops mails, for all kinds there are. */
export function stopEmailsRoutes(parts: { transactions: Transactions; clock: Clock; links: StopLinks }) {
  return createStoppingRoutes(createStopping({ ...parts, rateLimits: limitInMemory, ways }))
}
