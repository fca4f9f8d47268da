import { type RawBuilder, sql } from 'kysely'
import { beforeEach } from 'vitest'
import { receivedInquiries } from '#contract/inquiries/inquiry.ts'
import { waitingLists } from '#contract/waiting/waiting.ts'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import { createInquiriesRoutes } from '#server/modules/inquiries/inquiries.routes.ts'
import { createInquiries, type Inquiries } from '#server/modules/inquiries/inquiries.service.ts'
import { createNoticesRoutes } from '#server/modules/inquiries/notices/notices.routes.ts'
import { createNotices, type Notices } from '#server/modules/inquiries/notices/notices.service.ts'
import { createNoticeChoices } from '#server/modules/inquiries/notices/settings.service.ts'
import { createReceivedRoutes } from '#server/modules/inquiries/received.routes.ts'
import { createReceived } from '#server/modules/inquiries/received.service.ts'
import { createReplies, type Replies } from '#server/modules/inquiries/replies/replies.service.ts'
import { createDevicesRoutes } from '#server/modules/mail/devices/devices.routes.ts'
import { createDevices } from '#server/modules/mail/devices/devices.service.ts'
import { createPings, type Pings } from '#server/modules/waiting/pings.service.ts'
import { createWaitingRoutes } from '#server/modules/waiting/waiting.routes.ts'
import { createWaiting } from '#server/modules/waiting/waiting.service.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { createStopLinks } from '#server/plumbing/mail/stop-links.ts'
import type { PushKeys } from '#server/plumbing/start/push-keys.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'
import { buildResidences, type ResidenceRow } from '#tests/support/directory/listing-rows.ts'
import { buildModuleParts } from '#tests/support/product/module-parts.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { actOnNotices } from '#web/pages/desk/notices/notices-act.query.ts'
import { actOnMessage } from '#web/pages/inquiries/messages-act.query.ts'
import { actOnAsked, actOnResidence } from '#web/pages/residence/listing/ask/ask-act.query.ts'
import { actOnPing } from '#web/pages/residence/listing/ping/ping-act.query.ts'
import { actOnStop } from '#web/pages/site/stop-emails/stop-emails-act.query.ts'
import { actOnWaiting } from '#web/pages/waiting/waiting-act.query.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { buildPerson } from './desk-people.ts'
import { stopEmailsRoutes } from './stop-emails.ts'

export type InboxServer = ModuleServer & {
  inquiries: Inquiries
  notices: Notices
  pings: Pings
  replies: Replies
  refused: FormAnswer[]
}

/** The modules of messages and waiting lists, with pages that only show refusals. */
type Ways = { textsGoOut?: boolean; push?: PushKeys | null }

export function inboxServer(transactions: Transactions, clock: FakeClock, ways: Ways = {}): InboxServer {
  const { textsGoOut = false, push = null } = ways
  const refused: FormAnswer[] = []
  const pages = {
    refused,
    forms: {
      '/residences/:slug': actOnResidence,
      '/es/residencias/:slug': actOnResidence,
      '/residences/asked/:secret': actOnAsked,
      '/es/residencias/asked/:secret': actOnAsked,
      '/stop-emails/:secret': actOnStop,
      '/workspace/messages': actOnMessage,
      '/workspace/notices': actOnNotices,
      '/workspace/waiting': actOnWaiting,
      '/residences/waiting/:secret': actOnPing,
      '/es/residencias/waiting/:secret': actOnPing,
    },
  }
  let made: { inquiries: Inquiries; notices: Notices; pings: Pings; replies: Replies } | undefined
  const server = moduleServer((log) => {
    const parts = buildModuleParts({ transactions, clock, log })
    const waiting = createWaiting({ transactions, clock, log, textsGoOut })
    const pings = createPings({ ...parts, textsGoOut, refreshListing: waiting.refreshListing })
    const inquiries = createInquiries({ ...parts, waiting, textsGoOut })
    const devices = createDevices({ ...parts, push })
    const replies = createReplies({ ...parts, textsGoOut })
    const links = createStopLinks(parts)
    const notices = createNotices({ ...parts, links, textsGoOut })
    made = { inquiries, notices, pings, replies }
    return [
      createInquiriesRoutes(inquiries),
      createNoticesRoutes(createNoticeChoices({ transactions, textsGoOut, devices })),
      createDevicesRoutes(devices),
      createReceivedRoutes(createReceived({ transactions, clock, waiting, replies, textsGoOut })),
      createWaitingRoutes(waiting, pings),
      stopEmailsRoutes({ transactions, clock, links }),
    ]
  }, pages)
  if (!made) throw new Error('The server has no modules.')
  return { ...server, ...made, refused }
}

/** An operator with one residence that has a waiting list, its people and a visitor; new for each test of a file. */
export function inboxDesk() {
  const database = shareTestDatabase()
  let clock: FakeClock
  let server: InboxServer
  let operator: string
  let dana: SignedIn

  beforeEach(async () => {
    clock = fakeClock()
    operator = await buildOrganization(database.transactions)
    dana = await join('owner', 'Dana')
    await residence()
    server = inboxServer(database.transactions, clock)
    server.signIn(dana)
  })

  const run = <Row>(statement: RawBuilder<Row>) => database.run(statement)

  async function residence(row: Partial<ResidenceRow> = {}): Promise<string> {
    const groups = [{ audience: 'women' as const, totalBeds: 8, occupied: 8 }]
    const known = { organizationId: operator, slug: 'harbor', name: 'Harbor Row', keepsWaitingList: true, groups }
    const [id = ''] = await buildResidences(database.transactions, [{ ...known, ...row }])
    return id
  }

  const join = (role: DeskRole, firstName: string, organizationId = operator) =>
    buildPerson(database.transactions, { organization: organizationId, role, firstName })

  const form = (path: string, fields: Record<string, string>, asScript = false) =>
    server.postForm(path, fields, asScript ? { accept: 'application/json' } : {})
  const inbox = async (query = '') => receivedInquiries.parse(await json(`/api/inquiries${query}`))
  const json = async (path: string) => (await server.request(path)).json()

  return {
    database,
    get clock() {
      return clock
    },
    get server() {
      return server
    },
    get operator() {
      return operator
    },
    get dana() {
      return dana
    },
    run,
    residence,
    join,
    form,
    /** From now on text messages are sent by a gateway. */
    sendTexts() {
      server = inboxServer(database.transactions, clock, { textsGoOut: true })
      server.signIn(dana)
    },
    sendPushes(push: PushKeys) {
      server = inboxServer(database.transactions, clock, { push })
      server.signIn(dana)
    },
    as: (person: SignedIn | null) => server.signIn(person),
    /** Sends an inquiry about a bed as a visitor, and returns the secret of its link. */
    async ask(fields: Record<string, string> = {}, path = '/residences/harbor') {
      const answer = await form(path, { kind: 'bed', name: 'Sam', phone: '501-555-0199', needed: 'tonight', ...fields })
      return { status: answer.status, secret: answer.headers.get('location')?.split('/').at(-1) ?? '' }
    },
    follow: (secret: string) => json(`/api/inquiries/asked/${secret}`),
    inbox,
    async firstMessage() {
      const [message] = (await inbox()).items
      if (!message) throw new Error('There is no message.')
      return message
    },
    message: (fields: Record<string, string>) => form('/workspace/messages', fields),
    lists: async (query = '') => waitingLists.parse(await json(`/api/waiting${query}`)),
    list: (fields: Record<string, string>) => form('/workspace/waiting', fields),
    history: (subject: string) =>
      run<{ change: string; person_name: string; before: unknown; after: unknown; source: string }>(
        sql`select change, person_name, before, after, source from history where subject = ${subject}
          order by happened_at, id`,
      ),
  }
}
