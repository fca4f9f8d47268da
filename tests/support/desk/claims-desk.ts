import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, expect } from 'vitest'
import { claimsWords } from '#content/claims/claims.ts'
import { claimsAnswer, type DeciderClaims, type OperatorClaims } from '#contract/claims/claims.ts'
import { createClaimsRoutes } from '#server/modules/claims/claims.routes.ts'
import { type ClaimDesk, createClaimDesk } from '#server/modules/claims/lists/claim-desk.service.ts'
import { createPhotoWork } from '#server/modules/residence/photos/converting/photo-work.worker.ts'
import { createPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { createSearch } from '#server/modules/search/search.service.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildResidences, type ResidenceRow } from '#tests/support/directory/listing-rows.ts'
import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { searchedStates } from '#tests/support/directory/search-server.ts'
import { buildModuleParts } from '#tests/support/product/module-parts.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { actOnClaims } from '#web/pages/claims/claims-act.query.ts'
import { actOnNotUs } from '#web/pages/site/not-us/not-us-act.query.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { alliance, gatherPeople, type Person } from './desk-people.ts'

type Mail = {
  recipient: string
  kind: string
  channel: string
  subject: string
  text_body: string
  reply_to: string | null
  confidential: boolean
}

/** Claims on a database of a file's own: two operators, an affiliate of West Virginia, the alliance's staff. */
export function claimsDesk() {
  const database = shareTestDatabase()
  const { organize, join } = gatherPeople(database)
  let clock: FakeClock
  let server: ModuleServer
  let desk: ClaimDesk
  let refused: FormAnswer[]
  let people: Record<'nia' | 'omar' | 'riley' | 'avery', Person>
  const file = samplePlaces()
  const pictures = createPhotoWork()

  beforeEach(async () => {
    clock = fakeClock()
    const { transactions } = database
    refused = []
    const pages = {
      forms: { '/workspace/claims': actOnClaims(claimsWords.papers.refused), '/not-us/:secret': actOnNotUs },
      refused,
    }
    server = moduleServer((log) => {
      const parts = buildModuleParts({ transactions, clock, log })
      const places = createPlaces({ file, states: searchedStates })
      const search = createSearch({ transactions, clock, places })
      desk = createClaimDesk({ ...parts, search, places, pictures })
      return [createClaimsRoutes(desk)]
    }, pages)
    people = {
      nia: await join('Nia', await organize('operator', 'Birch House')),
      omar: await join('Omar', await organize('operator', 'Cedar Homes')),
      riley: await join('Riley', await organize('affiliate', 'West Virginia Alliance', 'WV')),
      avery: await join('Avery', alliance),
    }
    server.signIn(people.nia)
  })
  afterEach(async () => {
    // A mail that asks for an answer has somewhere for it to go.
    const unread = (await mails()).filter(
      (mail) => mail.reply_to === null && /repl(y|ying) to this mail/i.test(mail.text_body),
    )
    expect(unread.map(({ kind }) => kind)).toEqual([])
  })

  const run = <Row>(statement: RawBuilder<Row>) => database.run(statement)

  /** A listing in West Virginia that nobody has claimed and that publishes an email and a phone for texts. */
  async function list(
    residence: Partial<ResidenceRow> = {},
    ways: { email?: string | null; takesTexts?: boolean } = {},
  ) {
    const organizationId = residence.organizationId ?? (await organize('operator', 'A public list')).id
    const [id = ''] = await buildResidences(database.transactions, [
      { organizationId, stateCode: 'WV', city: 'Lewisburg', zip: '24901', isClaimed: false, ...residence },
    ])
    const { email = 'hello@harbor.example', takesTexts = true } = ways
    await run(sql`update residence set email = ${email}, takes_texts = ${takesTexts} where id = ${id}`)
    return id
  }

  /** A draft of the person's organization that needs nothing more. */
  async function addResidence(person: Person, residence: Partial<ResidenceRow> = {}) {
    const [id = ''] = await buildResidences(database.transactions, [
      {
        organizationId: person.organization.id,
        stateCode: 'WV',
        city: 'Elkins',
        zip: '26241',
        status: 'draft',
        groups: [{ totalBeds: 8, occupied: null }],
        ...residence,
      },
    ])
    // Like no listing by its phone, and no sample.
    await run(
      sql`update residence set phone = '304' || lpad((random() * 9999999)::int::text, 7, '0'), is_sample = false where id = ${id}`,
    )
    return id
  }
  /** Asks for what the desk asks for by Publish, as the person's own role. */
  async function publish(person: Person, id: string) {
    const actor = { kind: 'person', personId: person.id, organizationId: person.organization.id } as const
    await database.run(sql`update residence set status = 'published' where id = ${id}`, actor)
  }
  const readStatus = async (id: string) =>
    (await run(sql<{ status: string }>`select status from residence where id = ${id}`))[0]?.status

  const as = (person: Person | null) => server.signIn(person)
  async function claim(person: Person, residenceId: string): Promise<string> {
    const answer = await as(person).post('/api/claims', { residenceId })
    const { id } = (await answer.json()) as { id: string }
    return id
  }
  const act = (person: Person, id: string, what: string, body: object = {}) =>
    as(person).post(`/api/claims/${id}/${what}`, body)
  const mails = () => run(sql<Mail>`select * from mail order by created_at, recipient, kind`)
  async function newestCode(): Promise<string> {
    const [mail] = await run(sql<Mail>`
      select * from mail where kind = 'claim-code' order by created_at desc, message_id limit 1`)
    return /\b\d{6}\b/.exec(mail?.text_body ?? '')?.[0] ?? ''
  }
  /** Asks for a code and types it. */
  async function prove(person: Person, id: string, way: 'email' | 'phone' = 'email'): Promise<Response> {
    await run(sql`delete from mail where kind = 'claim-code'`)
    await act(person, id, 'code', { way })
    return act(person, id, 'proof', { code: await newestCode() })
  }
  async function read<View extends 'operator' | 'decider'>(person: Person, view: View) {
    const answer = claimsAnswer.parse(await (await as(person).request('/api/claims')).json())
    if (answer.view !== view) throw new Error(`It is the view of ${answer.view}.`)
    // The line above says which of the two it is.
    return answer as View extends 'operator' ? OperatorClaims : DeciderClaims
  }
  const readHolder = async (residenceId: string) =>
    (
      await run(sql<{ organizationId: string; claimedAt: Date | null }>`
        select organization_id as "organizationId", claimed_at as "claimedAt" from residence where id = ${residenceId}`)
    )[0]
  return {
    run,
    organize,
    join,
    list,
    as,
    claim,
    act,
    mails,
    newestCode,
    prove,
    read,
    readHolder,
    addResidence,
    publish,
    readStatus,
    database: () => database,
    clock: () => clock,
    desk: () => desk,
    people: () => people,
    refused: () => refused,
    server: () => server,
    form: (person: Person | null, values: Record<string, string>, headers: Record<string, string> = {}) =>
      as(person).postForm('/workspace/claims', values, headers),
  }
}
