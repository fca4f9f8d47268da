import { sql } from 'kysely'
import { addDays } from '#domain/language/added-time.ts'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

export type PlaceKind = 'device' | 'network'

const maxPlaces = 10
const placeDays = 180

export async function findAccountAt(database: SignInDatabase, email: string, keys: Record<PlaceKind, string | null>) {
  const { rows } = await sql<{ id: string; isOpen: boolean; knows: PlaceKind[] }>`
    select p.id, p.email_verified as "isOpen", array(
      select s.kind from sign_in_place s where s.person_id = p.id and s.key in (${keys.device}, ${keys.network})
    ) as knows
    from person p where p.email = ${email}`.execute(database)
  const [row] = rows
  return { personId: row?.id ?? null, isOpen: row?.isOpen ?? false, knows: new Set(row?.knows) }
}

export async function findEmail(database: SignInDatabase, personId: string): Promise<string | null> {
  const person = await database.selectFrom('person').select('email').where('id', '=', personId).executeTakeFirst()
  return person?.email ?? null
}

export async function isKnownDevice(database: SignInDatabase, key: string): Promise<boolean> {
  const { rows } = await sql`select from sign_in_place where key = ${key} and kind = 'device' limit 1`.execute(database)
  return rows.length > 0
}

export async function rememberPlaces(
  database: SignInDatabase,
  personId: string,
  keys: Record<PlaceKind, string>,
  now: Date,
): Promise<void> {
  await sql`
    insert into sign_in_place (person_id, key, kind, used_at)
    values (${personId}, ${keys.device}, 'device', ${now}), (${personId}, ${keys.network}, 'network', ${now})
    on conflict (person_id, key) do update set used_at = excluded.used_at`.execute(database)
  await sql`
    delete from sign_in_place where person_id = ${personId} and key in (
      select key from (
        select key, row_number() over (partition by kind order by used_at desc, key) as place
        from sign_in_place where person_id = ${personId}
      ) as ordered where place > ${maxPlaces}
    )`.execute(database)
}

export async function forgetPlaces(database: SignInDatabase, personId: string): Promise<void> {
  await sql`delete from sign_in_place where person_id = ${personId}`.execute(database)
}

export async function deleteOldPlaces(database: SignInDatabase, now: Date): Promise<void> {
  const before = addDays(now, -placeDays)
  await sql`delete from sign_in_place where used_at < ${before}`.execute(database)
}
