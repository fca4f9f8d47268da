import type { Devices } from '#server/modules/mail/devices/devices.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { WaitingService } from '#server/modules/waiting/waiting.service.ts'
import { createStopLinks } from '#server/plumbing/mail/stop-links.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createInquiriesRoutes } from './inquiries.routes.ts'
import { createInquiries } from './inquiries.service.ts'
import { startInquiryJobs } from './inquiry.jobs.ts'
import { createNoticesRoutes } from './notices/notices.routes.ts'
import { createNotices } from './notices/notices.service.ts'
import { createNoticeChoices, questionStop } from './notices/settings.service.ts'
import { createReceivedRoutes } from './received.routes.ts'
import { createReceived } from './received.service.ts'
import { createReplies } from './replies/replies.service.ts'
import { createTogetherRoutes } from './together/together.routes.ts'
import { createTogether } from './together/together.service.ts'

export function createInquiriesModule(
  parts: ServerParts & { mail: MailService; devices: Devices; waiting: WaitingService },
) {
  const inquiries = createInquiries(parts)
  const replies = createReplies(parts)
  const notices = createNotices({ ...parts, links: createStopLinks(parts) })
  const together = createTogether(parts)
  return {
    stopWays: { questions: questionStop },
    routes: [
      createTogetherRoutes(together),
      createInquiriesRoutes(inquiries),
      createNoticesRoutes(createNoticeChoices(parts)),
      createReceivedRoutes(createReceived({ ...parts, replies })),
    ],
    start: () =>
      startInquiryJobs(parts.jobs, { ...notices, forgetOld: inquiries.forgetOld, settleReplies: replies.settle }),
  }
}
