import { sql } from 'kysely'
import type { ReminderAct } from '#contract/reminders/reminders.ts'
import type { Audience } from '#domain/residence/residence.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type KnownLink = {
  act: ReminderAct
  organizationId: string
  personId: string
  groupId: string
  expiresAt: Date
  askedOpen: number | null
  askedReport: string | null
  saysId: string
  usedAt: Date | null
  saidOpen: number | null
  hasUnused: boolean
  isMember: boolean
  residence: string
  city: string
  isArchived: boolean
  isListed: boolean
  audience: Audience | null
}

/** Null where there is none. `use` locks it. */
export async function findLink(tx: Tx, secretHash: Buffer, use: 'look' | 'use'): Promise<KnownLink | null> {
  const { rows } = await sql<KnownLink>`
    select l.act, m.organization_id as "organizationId", m.person_id as "personId", m.bed_group_id as "groupId",
      m.expires_at as "expiresAt", m.open as "askedOpen", m.report_id as "askedReport", l.answer_report_id as "saysId",
      l.used_at as "usedAt", l.reported_open as "saidOpen",
      exists (
        select from reminder_link other
        where other.reminder_id = m.id and other.secret_hash <> l.secret_hash and other.used_at is null
      ) as "hasUnused",
      exists (
        select from membership own where own.person_id = m.person_id and own.organization_id = m.organization_id
          and (own.residence_ids is null or r.id = any (own.residence_ids))
          and not exists (select from person_lock k where k.person_id = m.person_id and k.ended_at is null)
          and not exists (
            select from organization_lock k where k.organization_id = m.organization_id and k.ended_at is null)
      ) as "isMember",
      r.name as residence, r.city, r.status = 'archived' as "isArchived", r.status = 'published' as "isListed",
      case when (select count(*) from bed_group other where other.residence_id = r.id) > 1 then g.audience end as audience
    from reminder_link l
    join reminder m on m.id = l.reminder_id
    join bed_group g on g.id = m.bed_group_id
    join residence r on r.id = g.residence_id
    where l.secret_hash = ${secretHash}
    ${use === 'use' ? sql`for update of l` : sql``}`.execute(tx)
  return rows[0] ?? null
}

export async function markUsed(tx: Tx, secretHash: Buffer, { at, open }: { at: Date; open: number }): Promise<void> {
  await sql`
    update reminder_link set used_at = ${at}, reported_open = ${open} where secret_hash = ${secretHash}`.execute(tx)
}
