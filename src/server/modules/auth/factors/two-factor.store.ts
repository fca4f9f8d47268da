import { sql } from 'kysely'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

export type Factors = {
  hasPassword: boolean
  passkeys: number
  app: { secret: string; recoveryCodes: string; isOn: boolean } | null
  decidesForOthers: boolean
}

type AppColumns = { secret: string | null; codes: string | null; isOn: boolean | null }

export async function readFactors(database: SignInDatabase, personId: string): Promise<Factors> {
  const { rows } = await sql<Omit<Factors, 'app'> & AppColumns>`
    select
      exists (select from account where person_id = p.id and provider_id = 'credential' and password is not null)
        as "hasPassword",
      (select count(*)::int from passkey where person_id = p.id) as passkeys,
      f.secret, f.backup_codes as codes, case when f.id is not null then f.verified and p.two_factor_enabled end as "isOn",
      exists (
        select from membership m join organization o on o.id = m.organization_id
        where m.person_id = p.id and o.kind <> 'operator'
      ) as "decidesForOthers"
    from person p left join two_factor f on f.person_id = p.id
    where p.id = ${personId}`.execute(database)
  const [row] = rows
  if (!row) return { hasPassword: false, passkeys: 0, app: null, decidesForOthers: false }
  const { secret, codes, isOn, ...rest } = row
  const hasApp = secret !== null && codes !== null && isOn !== null
  return { ...rest, app: hasApp ? { secret, recoveryCodes: codes, isOn } : null }
}

export async function keepNewApp(
  database: SignInDatabase,
  personId: string,
  { secret, recoveryCodes }: { secret: string; recoveryCodes: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into two_factor (person_id, secret, backup_codes) values (${personId}, ${secret}, ${recoveryCodes})
    on conflict (person_id) do update set secret = excluded.secret, backup_codes = excluded.backup_codes
    where not two_factor.verified`.execute(database)
  return numAffectedRows === 1n
}

export async function keepRecoveryCodes(database: SignInDatabase, personId: string, codes: string): Promise<void> {
  const ofPerson = database.updateTable('two_factor').where('person_id', '=', personId)
  await ofPerson.set({ backup_codes: codes }).execute()
}

export async function deleteApp(database: SignInDatabase, personId: string): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    const gone = await tx.deleteFrom('two_factor').where('person_id', '=', personId).executeTakeFirst()
    await tx.updateTable('person').set({ two_factor_enabled: false }).where('id', '=', personId).execute()
    return gone.numDeletedRows === 1n
  })
}

export async function endFactors(database: SignInDatabase, email: string): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    const person = await tx
      .updateTable('person')
      .set({ two_factor_enabled: false })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst()
    if (!person) return false
    for (const table of ['two_factor', 'passkey', 'session'] as const)
      await tx.deleteFrom(table).where('person_id', '=', person.id).execute()
    return true
  })
}
