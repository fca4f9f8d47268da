import { createContactRoutes } from '#server/modules/contact/contact.routes.ts'
import { type Contact, createContact } from '#server/modules/contact/contact.service.ts'
import { createInboxRoutes } from '#server/modules/contact/inbox.routes.ts'
import { createInbox } from '#server/modules/contact/inbox.service.ts'
import { createMailRoutes } from '#server/modules/mail/mail.routes.ts'
import { createMail, type MailService } from '#server/modules/mail/mail.service.ts'
import { createStates } from '#server/modules/states/states.service.ts'
import type { Database } from '#server/plumbing/db.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { actOnContact } from '#web/pages/contact/contact-act.query.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { buildModuleParts } from './module-parts.ts'
import { type ModuleServer, moduleServer } from './module-server.ts'
import type { FakeClock } from './movable-clock.ts'

export type ContactServer = ModuleServer & {
  contact: Contact
  mail: MailService
  /** The refused forms that were shown again, oldest first. */
  refusedForms: FormAnswer[]
  /** How often a delivery was asked for. */
  deliveriesStarted(): number
}

/** The contact form, the staff inbox and the outbox on a test's database. */
export function contactServer(parts: {
  transactions: Transactions
  clock: FakeClock
  transport?: 'smtp' | 'files'
}): ContactServer {
  const { transactions, clock, transport = 'files' } = parts
  const refusedForms: FormAnswer[] = []
  const pages = { forms: { '/contact': actOnContact }, refused: refusedForms }
  let deliveriesStarted = 0
  const jobs = {
    async send() {
      deliveriesStarted += 1
    },
  }
  const built: { contact?: Contact; mail?: MailService } = {}
  const server = moduleServer((log) => {
    const mail = createMail({ transactions, clock, log, jobs, transport, from: 'Porchlight <hello@alliance.example>' })
    const parts = { ...buildModuleParts({ transactions, clock, log }), mail }
    const contact = createContact({ ...parts, states: createStates({ transactions }) })
    Object.assign(built, { contact, mail })
    return [
      createContactRoutes(contact),
      createInboxRoutes(createInbox({ transactions, clock })),
      createMailRoutes(mail),
    ]
  }, pages)
  const { contact, mail } = built
  if (!contact || !mail) throw new Error('The modules were not built.')
  return { ...server, contact, mail, refusedForms, deliveriesStarted: () => deliveriesStarted }
}

/** A message nothing is wrong with. */
export const goodMessage = {
  firstName: 'Sam',
  lastName: 'Reed',
  email: 'sam@home.example',
  phone: '555-0142',
  facilityName: 'Harbor Row',
  stateId: 'AR',
  message: 'Is there a bed for a veteran?',
}

/** Reads as the machine: the owner of the tables is held back by row-level security like everybody else. */
export function toRows(database: Database, statement: string): Promise<Record<string, unknown>[]> {
  return database.runAsOwner(async (connection) => {
    await connection.execute('begin; set local role porchlight_system')
    const found = await connection.query<Record<string, unknown>>(statement)
    await connection.execute('commit')
    return found
  })
}
