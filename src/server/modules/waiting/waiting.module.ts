import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createPings } from './pings.service.ts'
import { createWaitingRoutes } from './waiting.routes.ts'
import { createWaiting } from './waiting.service.ts'

export function createWaitingModule(parts: ServerParts & { mail: MailService }) {
  const waiting = createWaiting(parts)
  const pings = createPings({ ...parts, refreshListing: waiting.refreshListing })
  return {
    waiting,
    routes: [createWaitingRoutes(waiting, pings)],
    async start() {
      await parts.jobs.repeat('listing-answers', '7 * * * *', pings.refreshAnswers)
      await parts.jobs.send('listing-answers')
      await parts.jobs.repeat('waiting-pings', '17 15-23 * * *', pings.askAgain)
      await parts.jobs.repeat('waiting-retention', '31 8 * * *', pings.forgetOld)
    },
  }
}
