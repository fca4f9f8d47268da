import { sql, type Transaction } from 'kysely'
import type { OrganizationChoice } from '#contract/account/auth.ts'
import type { NoTables, SignInDatabase } from '#server/plumbing/transactions.ts'

type Role = OrganizationChoice['role']

/** `email` is in lower case. A membership that gives a name alone creates an operator. */
export type NewAccount = {
  id?: string | undefined
  firstName: string
  lastName: string
  email: string
  emailVerified: boolean
  passwordHash: string
  memberships: readonly ({ organizationId: string; role: Role } | { organizationName: string; role: Role })[]
}

/** In one transaction. Null, with nothing stored, when the address already has an account. */
export async function insertAccount(database: SignInDatabase, account: NewAccount): Promise<string | null> {
  return database.transaction().execute((tx) => insertAccountRows(tx, account))
}

export async function insertAccountRows(tx: Transaction<NoTables>, account: NewAccount): Promise<string | null> {
  const { id = crypto.randomUUID(), firstName, lastName, email, emailVerified, passwordHash, memberships } = account
  const added = await sql`
    insert into person (id, first_name, last_name, email, email_verified)
    values (${id}, ${firstName}, ${lastName}, ${email}, ${emailVerified}) on conflict (email) do nothing`.execute(tx)
  if (added.numAffectedRows !== 1n) return null
  await sql`
    insert into account (person_id, provider_id, account_id, password)
    values (${id}, 'credential', ${id}, ${passwordHash})`.execute(tx)
  for (const membership of memberships) await insertMembership(tx, id, membership)
  return id
}

type NewMembership = NewAccount['memberships'][number]

async function insertMembership(tx: Transaction<NoTables>, personId: string, membership: NewMembership) {
  const organizationId = 'organizationId' in membership ? membership.organizationId : crypto.randomUUID()
  if ('organizationName' in membership) {
    await sql`
      insert into organization (id, kind, name)
      values (${organizationId}, 'operator', ${membership.organizationName})`.execute(tx)
  }
  await sql`
    insert into membership (person_id, organization_id, role)
    values (${personId}, ${organizationId}, ${membership.role})`.execute(tx)
}

type FoundPerson = { id: string; email: string; firstName: string | null; emailVerified: boolean }

export async function findPerson(database: SignInDatabase, email: string): Promise<FoundPerson | null> {
  const { rows } = await sql<FoundPerson>`
    select id, email, first_name as "firstName", email_verified as "emailVerified"
    from person where email = ${email}`.execute(database)
  return rows[0] ?? null
}

export async function findPassword(database: SignInDatabase, email: string) {
  const { rows } = await sql<{ id: string; hash: string | null }>`
    select p.id, a.password as hash from person p join account a on a.person_id = p.id
    where p.email = ${email} and a.provider_id = 'credential'`.execute(database)
  return rows[0] ?? null
}

export async function replacePassword(database: SignInDatabase, personId: string, passwordHash: string): Promise<void> {
  await sql`
    update account set password = ${passwordHash}
    where person_id = ${personId} and provider_id = 'credential'`.execute(database)
}

export async function listOrganizations(database: SignInDatabase, personId: string): Promise<OrganizationChoice[]> {
  const { rows } = await sql<Omit<OrganizationChoice, 'isLocked'>>`
    select o.id, o.name, o.kind, m.role from membership m join organization o on o.id = m.organization_id
    where m.person_id = ${personId} order by m.created_at, o.id`.execute(database)
  return rows
}

export async function confirmAddress(database: SignInDatabase, personId: string): Promise<void> {
  await sql`update person set email_verified = true, updated_at = now() where id = ${personId}`.execute(database)
}

type ListedPasskey = { id: string; name: string | null; addedAt: string }

export async function listPasskeys(database: SignInDatabase, personId: string): Promise<ListedPasskey[]> {
  const { rows } = await sql<ListedPasskey>`
    select id, name, iso_time(coalesce(created_at, to_timestamp(0))) as "addedAt" from passkey
    where person_id = ${personId} order by created_at`.execute(database)
  return rows
}

export async function deletePasskey(database: SignInDatabase, personId: string, id: string): Promise<boolean> {
  const gone = await sql`delete from passkey where person_id = ${personId} and id::text = ${id}`.execute(database)
  return gone.numAffectedRows === 1n
}

export async function deletePasskeys(database: SignInDatabase, personId: string): Promise<number> {
  const gone = await sql`delete from passkey where person_id = ${personId}`.execute(database)
  return Number(gone.numAffectedRows ?? 0n)
}

export async function deleteProviders(database: SignInDatabase, personId: string): Promise<void> {
  await sql`delete from account where person_id = ${personId} and provider_id <> 'credential'`.execute(database)
}
