import { type RawBuilder, sql } from 'kysely'
import { beforeEach } from 'vitest'
import { reportDetail, reportsPage } from '#contract/residence/moderation/reports.ts'
import { staffListing, staffListings } from '#contract/residence/moderation/staff-listings.ts'
import { createAuthRoutes } from '#server/modules/auth/auth.routes.ts'
import { type Auth, createAuth } from '#server/modules/auth/auth.service.ts'
import { createVerifying } from '#server/modules/certification/certificates/verify/verify.service.ts'
import { createClaimSearch } from '#server/modules/claims/lists/claim-search.service.ts'
import { createInbox } from '#server/modules/contact/inbox.service.ts'
import { createCorrectionsRoutes } from '#server/modules/residence/moderation/corrections/corrections.routes.ts'
import { createCorrections } from '#server/modules/residence/moderation/corrections/corrections.service.ts'
import { createListings } from '#server/modules/residence/moderation/listings.service.ts'
import { createMerging } from '#server/modules/residence/moderation/merging/merging.service.ts'
import { createModerationRoutes } from '#server/modules/residence/moderation/moderation.routes.ts'
import { createLocks } from '#server/modules/residence/moderation/people/locks.service.ts'
import { createPeopleRoutes } from '#server/modules/residence/moderation/people/people.routes.ts'
import { createPeople } from '#server/modules/residence/moderation/people/people.service.ts'
import { createResets, type Resets } from '#server/modules/residence/moderation/people/resets.service.ts'
import { createReporting } from '#server/modules/residence/moderation/reporting.service.ts'
import { createReports, type Reports } from '#server/modules/residence/moderation/reports.service.ts'
import { createStaffSearchRoutes } from '#server/modules/residence/moderation/search/staff-search.routes.ts'
import { createStaffSearch } from '#server/modules/residence/moderation/search/staff-search.service.ts'
import { createOfficers } from '#server/modules/team/officers.service.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { createSecurityEvents } from '#server/plumbing/visitors/security-events.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildResidences, type ResidenceRow } from '#tests/support/directory/listing-rows.ts'
import { buildModuleParts } from '#tests/support/product/module-parts.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { alliance, gatherPeople, type Person } from './desk-people.ts'

type Mail = { kind: string; recipient: string; subject: string; text_body: string; reply_to: string | null }

/** The staff's rooms of listings, reports and people: an operator with an owner, an affiliate of West Virginia, two of the staff. */
export function moderationDesk() {
  const database = shareTestDatabase()
  const { organize, join } = gatherPeople(database, { isChecked: true })
  let clock: FakeClock
  let server: ModuleServer
  let reports: Reports
  let auth: Auth
  let resets: Resets
  let people: Record<'nia' | 'riley' | 'avery' | 'robin', Person>

  beforeEach(async () => {
    clock = fakeClock()
    const { transactions } = database
    server = moduleServer((log) => {
      const parts = buildModuleParts({ transactions, clock, log })
      const { mail } = parts
      const listings = createListings(parts)
      reports = createReports({ ...parts, listings })
      auth = createAuth({
        ...parts,
        database,
        log,
        secret: 'a secret for the tests, as long as it has to be',
        securityEvents: createSecurityEvents(log),
        secondFactor: 'offered',
        openId: null,
        pause: async () => {},
        sendMail: ({ to, kind, ...mailText }) => mail.send({ to, kind, mailText, confidential: true }),
      })
      const accounts = { ...parts, accounts: auth.accounts, officers: createOfficers(parts) }
      resets = createResets(accounts)
      return [
        createModerationRoutes({ listings, reports, merging: createMerging(parts), reporting: createReporting(parts) }),
        createCorrectionsRoutes(createCorrections(parts)),
        createPeopleRoutes({ people: createPeople(accounts), locks: createLocks(accounts), resets }),
        createStaffSearchRoutes(
          createStaffSearch({
            mail,
            listings,
            people: createPeople(accounts),
            verifying: createVerifying(parts),
            claims: createClaimSearch(parts),
            inbox: createInbox(parts),
          }),
          { rateLimits: limitInMemory },
        ),
        createAuthRoutes(auth),
      ]
    })
    people = {
      nia: await join('Nia', await organize('operator', 'Birch House')),
      riley: await join('Riley', await organize('affiliate', 'West Virginia Alliance', 'WV')),
      avery: await join('Avery', alliance),
      robin: await join('Robin', alliance),
    }
  })

  const run = <Row>(statement: RawBuilder<Row>) => database.run(statement)

  /** A house of Nia's organization in Lewisburg, West Virginia; public unless something else is said. */
  async function residence(facts: Partial<ResidenceRow> = {}): Promise<string> {
    const [id = ''] = await buildResidences(database.transactions, [
      {
        organizationId: people.nia.organization?.id ?? '',
        stateCode: 'WV',
        city: 'Lewisburg',
        zip: '24901',
        groups: [{ totalBeds: 8, occupied: 6 }],
        ...facts,
      },
    ])
    return id
  }

  const as = (who: SignedIn | null) => server.signIn(who)
  const read = async (path: string, who = people.avery) => (await as(who).request(path)).json()
  const one = async (column: string, id: string) =>
    (await run(sql<Record<string, unknown>>`select * from residence where id = ${id}`))[0]?.[column]

  return {
    house: residence,
    as,
    run,
    database: () => database,
    clock: () => clock,
    people: () => people,
    reports: () => reports,
    auth: () => auth,
    resets: () => resets,
    organize,
    join,
    get: read,
    comeFrom: (address: string) => server.comeFrom(address),
    status: (id: string) => one('status', id),
    slug: async (id: string) => String(await one('slug', id)),
    mails: () =>
      run(sql<Mail>`select kind, recipient, subject, text_body, reply_to from mail order by created_at, kind`),
    find: async (query: string) => staffListings.parse(await read(`/api/staff/listings?${query}`)),
    listing: async (id: string) => staffListing.parse(await read(`/api/staff/listings/${id}`)),
    change: (id: string, body: object, who = people.avery) => as(who).post(`/api/staff/listings/${id}/changes`, body),
    queue: async (query = '') => reportsPage.parse(await read(`/api/staff/reports${query}`)),
    report: async (id: string) => reportDetail.parse(await read(`/api/staff/reports/${id}`)),
    handle: (id: string, body: object, who = people.avery) => as(who).post(`/api/staff/reports/${id}/changes`, body),
    /** A visitor's report of a page. */
    tell: (slug: string, fields: Record<string, string> = {}, language = 'en') =>
      as(null).post('/api/reports', {
        slug,
        language,
        fields: { kind: 'closed', message: 'Nobody lives there.', ...fields },
      }),
  }
}
