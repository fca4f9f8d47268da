import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ListingStatus } from '#domain/residence/residence.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { addOrganization } from '#tests/support/desk/desk-people.ts'

export type ReportRow = { occupied: number; at: Date; id?: string; kind?: 'report' | 'confirm' }
export type GroupRow = { audience?: string; totalBeds: number; reports?: ReportRow[] }
export type ResidenceRow = {
  organizationId: string
  name?: string
  city?: string
  stateCode?: string | null
  status?: ListingStatus
  certified?: boolean
  isSample?: boolean
  narrLevel?: number | null
  groups?: GroupRow[]
}

/** Puts an organization into a test's database and gives its id. */
export async function buildOrganization(
  transactions: Transactions,
  kind: 'operator' | 'affiliate' = 'operator',
): Promise<string> {
  return (await addOrganization(transactions, { kind })).id
}

/** Puts the affiliate of a state into a test's database, as `buildPerson` takes it. */
export const buildAffiliate = ({ transactions }: { transactions: Transactions }, state: string, name = state) =>
  addOrganization(transactions, { kind: 'affiliate', name, state, isChecked: false })

/** Puts a residence with its groups and their logs into a test's database and gives its id. */
export async function buildResidence(transactions: Transactions, row: ResidenceRow): Promise<string> {
  const id = randomUUID()
  const { organizationId, name = 'Harbor Row House', city = 'Conway', stateCode = 'AR', status = 'published' } = row
  const { certified = false, isSample = false, narrLevel = null, groups = [] } = row
  await transactions.run({ kind: 'system' }, async (tx) => {
    await sql`
      insert into residence (id, organization_id, slug, name, state_code, city, zip, latitude, longitude, street, phone,
        certified, status, is_sample, narr_level)
      values (${id}, ${organizationId}, ${`house-${id}`}, ${name}, ${stateCode}, ${city}, '72032', 35.1, -92.4,
        '12 Teapot Lane', '501-555-0100', ${certified}, ${status}, ${isSample}, ${narrLevel})`.execute(tx)
    for (const { audience = 'any', totalBeds, reports = [] } of groups) {
      const groupId = randomUUID()
      await sql`
        insert into bed_group (id, organization_id, residence_id, audience, total_beds)
        values (${groupId}, ${organizationId}, ${id}, ${audience}, ${totalBeds})`.execute(tx)
      for (const { id: reportId = randomUUID(), occupied, at, kind = 'report' } of reports) {
        await sql`
          insert into bed_report (id, organization_id, bed_group_id, occupied, kind, reported_at)
          values (${reportId}, ${organizationId}, ${groupId}, ${occupied}, ${kind}, ${at})`.execute(tx)
      }
    }
  })
  return id
}

/** The same transactions, and how many statements the work in them ran. */
export function countingStatements(transactions: Transactions): { transactions: Transactions; statements(): number } {
  let statements = 0
  const counting = {
    transformQuery<Node>({ node }: { node: Node }): Node {
      statements += 1
      return node
    },
    transformResult: async <Result>({ result }: { result: Result }): Promise<Result> => result,
  }
  return {
    transactions: { run: (actor, work) => transactions.run(actor, (tx) => work(tx.withPlugin(counting))) },
    statements: () => statements,
  }
}
