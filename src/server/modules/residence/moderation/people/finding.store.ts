import { type RawBuilder, sql } from 'kysely'
import type { FoundPeople } from '#contract/residence/moderation/people.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export const personLock = sql`exists (select from person_lock l where l.person_id = p.id and l.ended_at is null)`
export const organizationLock = sql`exists (select from organization_lock l where l.organization_id = o.id and l.ended_at is null)`

function joinWanted(
  words: readonly string[],
  fits: (word: string) => RawBuilder<unknown>,
  otherwise: RawBuilder<unknown>,
) {
  return words.length === 0 ? otherwise : sql.join(words.map(fits), sql` and `)
}

const matchWord = (text: RawBuilder<unknown>, word: string) => sql`strpos(lower(${text}), ${word.toLowerCase()}) > 0`

export async function findPeople(tx: Tx, words: readonly string[], limit: number): Promise<FoundPeople['people']> {
  const matchRow = (word: string) => sql`(
    ${matchWord(sql`concat_ws(' ', p.first_name, p.last_name, p.email)`, word)} or exists (
      select from membership m join organization o on o.id = m.organization_id
      where m.person_id = p.id and ${matchWord(sql`o.name`, word)}))`
  const { rows } = await sql<FoundPeople['people'][number]>`
    select p.id, trim(concat_ws(' ', p.first_name, p.last_name)) as name, p.email, ${personLock} as "isLocked",
      coalesce((
        select json_agg(json_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'role', m.role)
          order by m.created_at, o.id)
        from membership m join organization o on o.id = m.organization_id where m.person_id = p.id
      ), '[]') as organizations
    from person p where ${joinWanted(words, matchRow, personLock)}
    order by lower(concat_ws(' ', p.first_name, p.last_name)), p.email limit ${limit}`.execute(tx)
  return rows
}

export async function findOrganizations(tx: Tx, words: readonly string[], limit: number) {
  const matchRow = (word: string) => {
    const digits = word.replace(/\D/g, '')
    const isNumber = digits.length >= 3 && /^[\d()+./-]+$/.test(word)
    const phone = isNumber ? sql`or strpos(phone_digits(r.phone), ${digits}) > 0` : sql``
    return sql`(${matchWord(sql`o.name`, word)} or lower(o.state_code) = ${word.toLowerCase()} or exists (
      select from residence r where r.organization_id = o.id and (lower(r.email) = ${word.toLowerCase()} ${phone})))`
  }
  const { rows } = await sql<FoundPeople['organizations'][number]>`
    select o.id, o.name, o.kind, o.state_code as state, ${organizationLock} as "isLocked",
      (select count(*)::int from membership m where m.organization_id = o.id) as people,
      (select count(*)::int from residence r where r.organization_id = o.id) as houses
    from organization o where ${joinWanted(words, matchRow, organizationLock)}
    order by lower(o.name), o.id limit ${limit}`.execute(tx)
  return rows
}

export async function findInvitations(tx: Tx, words: readonly string[], limit: number) {
  const matchRow = (word: string) => matchWord(sql`concat_ws(' ', i.email, o.name)`, word)
  const { rows } = await sql<FoundPeople['invitations'][number]>`
    select i.id, i.email, i.role, iso_time(i.sent_at) as "sentAt", iso_time(i.expires_at) as "expiresAt",
      json_build_object('id', o.id, 'name', o.name, 'kind', o.kind) as organization
    from invitation i join organization o on o.id = i.organization_id
    where i.withdrawn_at is null and i.accepted_at is null and ${joinWanted(words, matchRow, sql`false`)}
    order by i.sent_at desc, i.id limit ${limit}`.execute(tx)
  return rows
}
