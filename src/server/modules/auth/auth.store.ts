import { sql } from 'kysely'
import type { OrganizationChoice } from '#contract/auth/auth.ts'
import type { SignInDatabase, Tx } from '#server/plumbing/transactions.ts'

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

export async function insertAccountRows(tx: Tx, account: NewAccount): Promise<string | null> {
  const person = await tx
    .insertInto('person')
    .values({
      id: account.id ?? crypto.randomUUID(),
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      email_verified: account.emailVerified,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!person) return null
  const password = { provider_id: 'credential', account_id: person.id, password: account.passwordHash }
  await tx
    .insertInto('account')
    .values({ person_id: person.id, ...password })
    .execute()
  for (const membership of account.memberships) await insertMembership(tx, person.id, membership)
  return person.id
}

async function insertMembership(
  tx: Tx,
  personId: string,
  membership: NewAccount['memberships'][number],
): Promise<void> {
  let organizationId: string
  if ('organizationId' in membership) {
    organizationId = membership.organizationId
  } else {
    organizationId = crypto.randomUUID()
    const operator = { id: organizationId, kind: 'operator' as const, name: membership.organizationName }
    await tx.insertInto('organization').values(operator).execute()
  }
  const values = { person_id: personId, organization_id: organizationId, role: membership.role }
  await tx.insertInto('membership').values(values).execute()
}

export async function findPerson(database: SignInDatabase, email: string) {
  const person = await database
    .selectFrom('person')
    .select(['id', 'email', 'first_name as firstName', 'email_verified as emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst()
  return person ?? null
}

export async function findPassword(database: SignInDatabase, email: string) {
  const found = await database
    .selectFrom('person as p')
    .innerJoin('account as a', 'a.person_id', 'p.id')
    .select(['p.id', 'a.password as hash'])
    .where('p.email', '=', email)
    .where('a.provider_id', '=', 'credential')
    .executeTakeFirst()
  return found ?? null
}

export async function replacePassword(database: SignInDatabase, personId: string, passwordHash: string): Promise<void> {
  await database
    .updateTable('account')
    .set({ password: passwordHash })
    .where('person_id', '=', personId)
    .where('provider_id', '=', 'credential')
    .execute()
}

export async function listOrganizations(database: SignInDatabase, personId: string): Promise<OrganizationChoice[]> {
  return database
    .selectFrom('membership as m')
    .innerJoin('organization as o', 'o.id', 'm.organization_id')
    .select(['o.id', 'o.name', 'o.kind', 'm.role'])
    .where('m.person_id', '=', personId)
    .orderBy('m.created_at')
    .orderBy('o.id')
    .execute()
}

export async function confirmAddress(database: SignInDatabase, personId: string): Promise<void> {
  await database
    .updateTable('person')
    .set({ email_verified: true, updated_at: sql`now()` })
    .where('id', '=', personId)
    .execute()
}

export async function listPasskeys(database: SignInDatabase, personId: string) {
  const rows = await database
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, name, created_at }) => ({ id, name, addedAt: (created_at ?? new Date(0)).toISOString() }))
}

export async function deletePasskey(database: SignInDatabase, personId: string, id: string): Promise<boolean> {
  const gone = await database
    .deleteFrom('passkey')
    .where('person_id', '=', personId)
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export async function deletePasskeys(database: SignInDatabase, personId: string): Promise<number> {
  const gone = await database.deleteFrom('passkey').where('person_id', '=', personId).executeTakeFirst()
  return Number(gone.numDeletedRows)
}

export async function deleteProviders(database: SignInDatabase, personId: string): Promise<void> {
  await database
    .deleteFrom('account')
    .where('person_id', '=', personId)
    .where('provider_id', '<>', 'credential')
    .execute()
}
