import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { States } from '#server/modules/states/states.service.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createContactRoutes } from './contact.routes.ts'
import { createContact } from './contact.service.ts'
import { createInboxRoutes } from './inbox.routes.ts'
import { createInbox } from './inbox.service.ts'

export function createContactModule(parts: ServerParts & { mail: MailService; states: States }) {
  const contact = createContact(parts)
  const inbox = createInbox(parts)
  return {
    inbox,
    routes: [createContactRoutes(contact), createInboxRoutes(inbox)],
    start: () => parts.jobs.repeat('contact-retention', '11 8 * * *', contact.forgetOld),
  }
}
