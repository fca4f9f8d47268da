import type { Beds } from '#server/modules/beds/beds.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { createStopLinks } from '#server/plumbing/mail/stop-links.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createLinkSecrets } from './link-secret.rules.ts'
import { createReminderPlans } from './plan.service.ts'
import { createReminderLinks } from './reminder-link.service.ts'
import { reminderStop } from './reminder-stop.service.ts'
import { createRemindersRoutes } from './reminders.routes.ts'
import { createReminders } from './reminders.service.ts'
import { createWarnings, warningStop } from './warnings/warnings.service.ts'

export function createRemindersModule(parts: ServerParts & { mail: MailService; beds: Beds }) {
  const secrets = createLinkSecrets(parts.secretKey)
  const stops = createStopLinks(parts)
  const reminders = createReminders({ ...parts, secrets, stops })
  const warnings = createWarnings({ ...parts, secrets, stops })
  const plans = createReminderPlans({ ...parts, reminders })
  const said = createReminderLinks({ ...parts, secrets })
  return {
    stopWays: { reminders: reminderStop, warnings: warningStop },
    routes: [createRemindersRoutes({ plans, said, warnings })],
    async start() {
      // A failed run needs no retry of its own: the next minute is one.
      await parts.jobs.repeat('reminder-sending', '* * * * *', reminders.sendDue, { retries: 0 })
      await parts.jobs.repeat('number-warnings', '23 * * * *', warnings.warnDue)
      await parts.jobs.repeat('reminder-retention', '11 8 * * *', reminders.forgetOld)
    },
  }
}
