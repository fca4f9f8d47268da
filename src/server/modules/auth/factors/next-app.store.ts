import { sql } from 'kysely'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

const nameEntry = (personId: string) => `next-app:${personId}`

export async function keepNextApp(
  database: SignInDatabase,
  personId: string,
  { secret, endsAt }: { secret: string; endsAt: Date },
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    await sql`delete from verification where identifier = ${nameEntry(personId)}`.execute(tx)
    await sql`insert into verification (identifier, value, expires_at)
      values (${nameEntry(personId)}, ${secret}, ${endsAt})`.execute(tx)
  })
}

export async function readNextApp(database: SignInDatabase, personId: string, now: Date): Promise<string | null> {
  const entries = database.selectFrom('verification').where('identifier', '=', nameEntry(personId))
  const running = entries.where('expires_at', '>', now).orderBy('created_at', 'desc').limit(1)
  const newest = await running.select('value').executeTakeFirst()
  return newest?.value ?? null
}

export async function deleteNextApp(database: SignInDatabase, personId: string): Promise<void> {
  await sql`delete from verification where identifier = ${nameEntry(personId)}`.execute(database)
}

export async function putNextApp(
  database: SignInDatabase,
  personId: string,
  { secret, recoveryCodes }: { secret: string; recoveryCodes: string },
): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    const taken = await sql`
      delete from verification where identifier = ${nameEntry(personId)} and value = ${secret}`.execute(tx)
    if (taken.numAffectedRows !== 1n) return false
    const { numAffectedRows } = await sql`
      update two_factor set secret = ${secret}, backup_codes = ${recoveryCodes}
      where person_id = ${personId} and verified`.execute(tx)
    return numAffectedRows === 1n
  })
}
