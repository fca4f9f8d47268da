import { sql } from 'kysely'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

export async function savePersonName(
  database: SignInDatabase,
  personId: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await sql`
    update person set first_name = ${firstName}, last_name = ${lastName}, updated_at = now()
    where id = ${personId}`.execute(database)
}

export type PersonAddress = { email: string; firstName: string | null }

export async function readAddress(database: SignInDatabase, personId: string): Promise<PersonAddress | null> {
  const { rows } = await sql<PersonAddress>`
    select email, nullif(first_name, '') as "firstName" from person
    where id::text = ${personId} and email_verified`.execute(database)
  return rows[0] ?? null
}

/**
 * False where the address has an account by now, or the person has another address than `before`. Sign-ups that wait for
 * the new address end, and links to choose a password that were mailed to the old one.
 */
export async function moveAddress(
  database: SignInDatabase,
  { personId, email, before }: { personId: string; email: string; before: string },
): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    await sql`select forget_unconfirmed(${email})`.execute(tx)
    const moved = await sql`
      update person set email = ${email}, updated_at = now()
      where id = ${personId} and email = ${before} and not exists (select from person p where p.email = ${email})`.execute(
      tx,
    )
    if (moved.numAffectedRows !== 1n) return false
    await sql`delete from sign_up where email = ${email}`.execute(tx)
    await sql`delete from verification where value = ${personId}`.execute(tx)
    return true
  })
}

export async function deletePerson(database: SignInDatabase, personId: string): Promise<void> {
  await database.transaction().execute(async (tx) => {
    await sql`delete from sign_up where email = (select email from person where id = ${personId})`.execute(tx)
    await sql`delete from verification where value = ${personId}`.execute(tx)
    await sql`delete from person where id = ${personId}`.execute(tx)
  })
}
