import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { allianceId } from '#domain/people/organization.ts'
import { toRecord } from '#server/modules/auth/sessions/sessions.service.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { type WholeSite, wholeSite } from '#tests/support/address-leaks/whole-site.ts'
import { buildDesk, buildPerson } from '#tests/support/desk/desk-people.ts'
import { type Planted, plantThings } from './planted.ts'
import type { Reader } from './route-rows.ts'

export type AccessSite = WholeSite & { planted: Planted }

/** The whole product with two organizations in it; everything planted belongs to the first. */
export async function accessSite(): Promise<AccessSite> {
  // Filled before the first request: whoever is asked for is looked up then.
  const people: Partial<Record<Reader | 'staff with one factor', SignedIn>> = {}
  const site = await wholeSite(people)
  const { transactions } = site.database
  const own = await buildDesk(transactions, 'Own Homes')
  const other = await buildDesk(transactions, 'Other Homes')
  const affiliate = { id: randomUUID(), name: 'Affiliate', kind: 'affiliate' } as const
  await transactions.run({ kind: 'system' }, (tx) =>
    sql`insert into organization (id, kind, name, state_code)
      values (${affiliate.id}, 'affiliate', 'Affiliate', 'WY')`.execute(tx),
  )
  const alliance = { id: allianceId, name: 'The Alliance', kind: 'alliance' } as const
  Object.assign(people, {
    ...own.people,
    'other owner': other.people.owner,
    'other manager': other.people.manager,
    'other house_manager': other.people.house_manager,
    'other bed_updater': other.people.bed_updater,
    affiliate: await buildPerson(transactions, { organization: affiliate, role: 'owner', firstName: 'Riley' }),
    staff: await buildPerson(transactions, { organization: alliance, role: 'manager', firstName: 'Avery' }),
  })
  const { staff } = people
  if (staff) {
    // As the sessions give them: what the person is, and whom they act for, by the rule of the product.
    const found = { ...staff, usedAt: new Date(), provedAt: null, hasSecondFactor: false }
    people['staff with one factor'] = { ...toRecord(found, 'required'), sessionId: staff.sessionId, isProved: true }
  }
  return { ...site, planted: await plantThings(transactions, own) }
}
