import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

/**
 * `firstName` is null where the address is not confirmed: a stranger may have typed it. Staff and affiliate officers
 * keep their passkeys: a mailbox alone must not end their second factor.
 */
export type ResetPerson = {
  id: string
  email: string
  firstName: string | null
  lastName: string | null
  emailVerified: boolean
  passkeys: number
  keepsPasskeys: boolean
}

export async function findReset(database: SignInDatabase, token: string, now: Date): Promise<ResetPerson | null> {
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url')
  const { rows } = await sql<ResetPerson>`
    select p.id, p.email, case when p.email_verified then nullif(p.first_name, '') end as "firstName",
      p.last_name as "lastName", p.email_verified as "emailVerified",
      (select count(*)::int from passkey k where k.person_id = p.id) as passkeys,
      exists (select from membership m join organization o on o.id = m.organization_id
        where m.person_id = p.id and o.kind in ('alliance', 'affiliate')) as "keepsPasskeys"
    from verification v join person p on p.id::text = v.value
    where v.identifier = ${identifier} and v.expires_at > ${now}`.execute(database)
  return rows[0] ?? null
}
