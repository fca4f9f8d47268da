import { sql } from 'kysely'
import type { OrganizationChange, OrganizationFacts } from '#contract/team/organization.ts'
import { selectMainState } from '#server/plumbing/database/desk-residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type OrganizationRow = Omit<OrganizationFacts, 'zoneOfState'> & { state: string | null }

export async function readOrganization(tx: Tx, organizationId: string): Promise<OrganizationRow | null> {
  const { rows } = await sql<OrganizationRow>`
    select o.name, o.phone, o.website, o.time_zone as "timeZone",
      (select count(*)::int from residence r where r.organization_id = o.id and r.status = 'published')
        as "publicResidences",
      coalesce(o.state_code, ${selectMainState}) as state
    from organization o where o.id = ${organizationId}`.execute(tx)
  return rows[0] ?? null
}

export async function saveOrganization(tx: Tx, organizationId: string, change: OrganizationChange): Promise<void> {
  const { name, phone, website, timeZone } = change
  await sql`
    update organization set name = ${name}, phone = ${phone}, website = ${website},
      time_zone = nullif(${timeZone}, '') where id = ${organizationId}`.execute(tx)
}
