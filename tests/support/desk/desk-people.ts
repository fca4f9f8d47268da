import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type DeskRole, deskRoles } from '#domain/people/desk-powers.ts'
import { allianceId } from '#domain/people/organization.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'

export type Organization = { id: string; name: string; kind: 'operator' | 'affiliate' | 'alliance' }
type Given = { kind: Organization['kind']; name: string; state: string | null; isChecked: boolean }
export type Person = SignedIn & { organization: NonNullable<SignedIn['organization']> }
export const alliance: Organization = { id: allianceId, name: 'The Alliance', kind: 'alliance' }

export type Desk = { organizationId: string; people: Record<DeskRole, SignedIn> }

/** Puts an organization into a test's database, unless more is said an operator's that may publish at once. */
export async function addOrganization(
  transactions: Transactions,
  { kind = 'operator', name = 'Porch Homes', state = null, isChecked = true }: Partial<Given> = {},
): Promise<Organization> {
  const id = randomUUID()
  await transactions.run({ kind: 'system' }, (tx) =>
    sql`insert into organization (id, kind, name, state_code, checked_at)
      values (${id}, ${kind}, ${name}, ${state}, ${isChecked ? new Date(0) : null})`.execute(tx),
  )
  return { id, kind, name }
}

/** An operator's organization, checked so that it publishes at once unless that is said otherwise, with one person of each role in the database, as requests see them when they sign in. */
export async function buildDesk(
  transactions: Transactions,
  name: string,
  { isChecked = true }: { isChecked?: boolean } = {},
): Promise<Desk> {
  const organization = await addOrganization(transactions, { name, isChecked })
  const made: [DeskRole, SignedIn][] = []
  for (const role of deskRoles) made.push([role, await buildPerson(transactions, { organization, role })])
  // The cast names the keys that Object.fromEntries forgets.
  return { organizationId: organization.id, people: Object.fromEntries(made) as Desk['people'] }
}

type Belonging = {
  /** An organization of the database: of an operator's its id is enough. */
  organization: string | Organization
  role?: DeskRole
  firstName?: string
  email?: string
}

/** Somebody who belongs to an organization of the database, signed in for it: a manager unless another role is named. */
export async function buildPerson(
  transactions: Transactions,
  { organization: given, role = 'manager', firstName = firstNames[role], email: givenEmail }: Belonging,
): Promise<Person> {
  const organization =
    typeof given === 'string' ? ({ id: given, name: 'Porch Homes', kind: 'operator' } as const) : given
  const id = randomUUID()
  const email = givenEmail ?? `${firstName.toLowerCase()}-${id.slice(0, 8)}@homes.example`
  await transactions.run({ kind: 'system' }, async (tx) => {
    await sql`insert into person (id, first_name, last_name, email, email_verified)
      values (${id}, ${firstName}, 'Ashby', ${email}, true)`.execute(tx)
    await sql`insert into membership (person_id, organization_id, role)
      values (${id}, ${organization.id}, ${role})`.execute(tx)
  })
  const own = { ...organization, role }
  const person = { id, firstName, lastName: 'Ashby', email, emailVerified: true, organization: own }
  return { ...person, sessionId: randomUUID(), isProved: true }
}

const firstNames: Record<DeskRole, string> = {
  owner: 'Olive',
  manager: 'Marcus',
  house_manager: 'Hal',
  bed_updater: 'Bea',
}

/** What puts organizations into a test's database, and people who belong to them: `nia@operator.example`. */
export function gatherPeople(database: { transactions: Transactions }, { isChecked = false } = {}) {
  return {
    organize: (kind: Organization['kind'], name: string, state: string | null = null) =>
      addOrganization(database.transactions, { kind, name, state, isChecked: isChecked && kind === 'operator' }),
    join: (firstName: string, organization: Organization, role: DeskRole = 'owner') =>
      buildPerson(database.transactions, {
        organization,
        role,
        firstName,
        email: `${firstName.toLowerCase()}@${organization.kind}.example`,
      }),
  }
}
