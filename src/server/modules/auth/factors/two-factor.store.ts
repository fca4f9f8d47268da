import { sql } from 'kysely'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

export type Factors = {
  hasPassword: boolean
  passkeys: number
  app: { secret: string; recoveryCodes: string; isOn: boolean } | null
  decidesForOthers: boolean
}

export async function readFactors(database: SignInDatabase, personId: string): Promise<Factors> {
  const { rows } = await sql<Omit<Factors, 'app'> & { secret: string; codes: string; isOn: boolean | null }>`
    select
      exists (select from account where person_id = p.id and provider_id = 'credential' and password is not null)
        as "hasPassword",
      (select count(*)::int from passkey where person_id = p.id) as passkeys,
      f.secret, f.backup_codes as codes, case when f.id is not null then f.verified and p.two_factor_enabled end as "isOn",
      exists (
        select from membership m join organisation o on o.id = m.organisation_id
        where m.person_id = p.id and o.kind <> 'operator'
      ) as "decidesForOthers"
    from person p left join two_factor f on f.person_id = p.id
    where p.id = ${personId}`.execute(database)
  const [row] = rows
  if (!row) return { hasPassword: false, passkeys: 0, app: null, decidesForOthers: false }
  const { secret, codes, isOn, ...rest } = row
  return { ...rest, app: isOn === null ? null : { secret, recoveryCodes: codes, isOn } }
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
  await sql`update two_factor set backup_codes = ${codes} where person_id = ${personId}`.execute(database)
}

export async function deleteApp(database: SignInDatabase, personId: string): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`delete from two_factor where person_id = ${personId}`.execute(tx)
    await sql`update person set two_factor_enabled = false where id = ${personId}`.execute(tx)
    return numAffectedRows === 1n
  })
}

export async function endFactors(database: SignInDatabase, email: string): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update person set two_factor_enabled = false where email = ${email} returning id`.execute(tx)
    const [person] = rows
    if (!person) return false
    await sql`delete from two_factor where person_id = ${person.id}`.execute(tx)
    await sql`delete from passkey where person_id = ${person.id}`.execute(tx)
    await sql`delete from session where person_id = ${person.id}`.execute(tx)
    return true
  })
}
