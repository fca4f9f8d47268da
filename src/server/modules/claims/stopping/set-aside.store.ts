import { type RawBuilder, sql } from 'kysely'
import { undoDays } from '#domain/claims/claim.ts'
import { addDays } from '#domain/language/added-time.ts'
import { shiftNoteDays } from '#domain/people/shift.ts'
import { reminderDays } from '#domain/reminders/reminder-hour.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const toDays = (count: number) => sql`${count}::int * interval '24 hours'`
const isOfTheTeam = sql`exists (
  select from membership m where m.person_id = line.person_id and m.organization_id = line.organization_id)`

/** Until when a line would have been kept, and whether it still leads to what it led to. In the order of putting back. */
const kept = {
  reminder: {
    until: sql`line.expires_at + ${toDays(reminderDays)}`,
    isWhole: sql`${isOfTheTeam} and exists (select from bed_group g where g.id = line.bed_group_id)`,
  },
  reminder_link: {
    until: sql`(select m.expires_at + ${toDays(reminderDays)} from reminder m where m.id = line.reminder_id)`,
    isWhole: sql`exists (select from reminder m where m.id = line.reminder_id)`,
  },
  shift_note: { until: sql`line.written_at + ${toDays(shiftNoteDays)}`, isWhole: sql`true` },
  question_later: {
    until: sql`'infinity'::timestamptz`,
    isWhole: sql`${isOfTheTeam} and exists (select from inquiry i where i.id = line.inquiry_id)`,
  },
}
type Table = keyof typeof kept

export async function setAside(
  tx: Tx,
  by: { claimId: string; decidedAt: Date },
  { table, which }: { table: Table; which: RawBuilder<unknown> },
): Promise<void> {
  if (table === 'reminder') {
    const ofThem = sql`reminder_id in (select id from reminder where ${which})`
    await setAside(tx, by, { table: 'reminder_link', which: ofThem })
  }
  await sql`
    insert into claim_set_aside (claim_id, was_in, line, forget_at)
    select ${by.claimId}, ${table}, to_jsonb(line), least(${addDays(by.decidedAt, undoDays)}, ${kept[table].until})
    from ${sql.table(table)} line where ${which}`.execute(tx)
  await sql`delete from ${sql.table(table)} where ${which}`.execute(tx)
}

/** What has been deleted since, or is of somebody who has left, stays away. */
export async function putBack(tx: Tx, claimId: string): Promise<void> {
  for (const [table, { isWhole }] of Object.entries(kept)) {
    await sql`
      insert into ${sql.table(table)}
      select line.* from claim_set_aside s
      cross join lateral jsonb_populate_record(null::${sql.table(table)}, s.line) line
      where s.claim_id = ${claimId} and s.was_in = ${table} and ${isWhole}
      on conflict do nothing`.execute(tx)
  }
  await sql`delete from claim_set_aside where claim_id = ${claimId}`.execute(tx)
}

export async function forgetSetAside(tx: Tx, now: Date): Promise<void> {
  await sql`delete from claim_set_aside where forget_at <= ${now}`.execute(tx)
}
