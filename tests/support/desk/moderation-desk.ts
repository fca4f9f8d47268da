import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach } from 'vitest'
import { reportDetail, reportsPage } from '#contract/staff/reports.ts'
import { staffListing, staffListings } from '#contract/staff/staff-listings.ts'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import { allianceId } from '#domain/people/organization.ts'
import { createAuthRoutes } from '#server/modules/auth/auth.routes.ts'
import { type Auth, createAuth } from '#server/modules/auth/auth.service.ts'
import { createVerifying } from '#server/modules/certification/certificates/verify/verify.service.ts'
import { createClaimSearch } from '#server/modules/claims/lists/claim-search.service.ts'
import { createInbox } from '#server/modules/contact/inbox.service.ts'
import { createMail } from '#server/modules/mail/mail.service.ts'
import { createCorrectionsRoutes } from '#server/modules/residences/moderation/corrections/corrections.routes.ts'
import { createCorrections } from '#server/modules/residences/moderation/corrections/corrections.service.ts'
import { createListings } from '#server/modules/residences/moderation/listings.service.ts'
import { createMerging } from '#server/modules/residences/moderation/merging/merging.service.ts'
import { createModerationRoutes } from '#server/modules/residences/moderation/moderation.routes.ts'
import { createLocks } from '#server/modules/residences/moderation/people/locks.service.ts'
import { createPeopleRoutes } from '#server/modules/residences/moderation/people/people.routes.ts'
import { createPeople } from '#server/modules/residences/moderation/people/people.service.ts'
import { createResets, type Resets } from '#server/modules/residences/moderation/people/resets.service.ts'
import { createReporting } from '#server/modules/residences/moderation/reporting.service.ts'
import { createReports, type Reports } from '#server/modules/residences/moderation/reports.service.ts'
import { createStaffSearchRoutes } from '#server/modules/residences/moderation/search/staff-search.routes.ts'
import { createStaffSearch } from '#server/modules/residences/moderation/search/staff-search.service.ts'
import { createOfficers } from '#server/modules/team/officers.service.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import { createSharedLimits } from '#server/plumbing/admission/limits/shared-limits.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { createSecurityEvents } from '#server/plumbing/visitors/security-events.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildResidences, type ResidenceRow } from '#tests/support/directory/listing-rows.ts'
import { type ModuleServer, moduleServer, signedInAs } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'

type Mail = { kind: string; recipient: string; subject: string; text_body: string; reply_to: string | null }
type Kind = 'operator' | 'affiliate' | 'alliance'

/** The staff's rooms of listings, reports and people: an operator with an owner, an affiliate of West Virginia, two of the staff. */
export function moderationDesk() {
  const database = shareTestDatabase()
  let clock: FakeClock
  let server: ModuleServer
  let reports: Reports
  let auth: Auth
  let resets: Resets
  let people: Record<'nia' | 'riley' | 'avery' | 'robin', SignedIn>

  beforeEach(async () => {
    clock = fakeClock()
    const { transactions } = database
    server = moduleServer((log) => {
      const jobs = { send: async () => undefined }
      const mail = createMail({ transactions, clock, log, jobs, transport: 'files', from: 'hello@alliance.example' })
      const limits = createSharedLimits({ transactions, secretKey: 'key', clock })
      const site = { supportEmail: 'support@alliance.example', baseUrl: 'https://homes.example' }
      const parts = { transactions, mail, clock, limits, secretKey: 'key', ...site }
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
      nia: await join('Nia', await organise('operator', 'Birch House'), 'operator'),
      riley: await join('Riley', await organise('affiliate', 'West Virginia Alliance', 'WV'), 'affiliate'),
      avery: await join('Avery', allianceId, 'alliance'),
      robin: await join('Robin', allianceId, 'alliance'),
    }
  })

  const run = <Row>(statement: RawBuilder<Row>) => database.run(statement)

  async function organise(kind: Kind, name: string, stateCode: string | null = null) {
    const id = randomUUID()
    await run(sql`
      insert into organization (id, kind, name, state_code, checked_at)
      values (${id}, ${kind}, ${name}, ${stateCode}, ${kind === 'operator' ? sql`now()` : null})`)
    return id
  }

  async function join(
    firstName: string,
    organizationId: string,
    kind: Kind,
    role: DeskRole = 'owner',
  ): Promise<SignedIn> {
    const id = randomUUID()
    const person = signedInAs(kind, { id, firstName, organizationId })
    const email = `${firstName.toLowerCase()}@${kind}.example`
    await run(
      sql`insert into person (id, first_name, last_name, email) values (${id}, ${firstName}, 'Ashby', ${email})`,
    )
    await run(sql`insert into membership (person_id, organization_id, role) values (${id}, ${organizationId}, ${role})`)
    return { ...person, organization: person.organization && { ...person.organization, role } }
  }

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

  const as = (who: SignedIn | null) => {
    server.signIn(who)
    return server
  }
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
    organise,
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
