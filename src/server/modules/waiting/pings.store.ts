import { sql } from 'kysely'
import type { AnswerWay } from '#domain/inquiries/inquiry.ts'
import { addDays } from '#domain/language/added-time.ts'
import { pingDays, waitingRetentionDays } from '#domain/waiting/waiting.ts'
import type { ListedPerson } from '#domain/waiting/waiting-case.ts'
import { mapToFields } from '#server/plumbing/database/save-changes.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { joinUnansweredPings, selectPerson } from './waiting.store.ts'

export type NewPing = { organizationId: string; waitingId: string; way: AnswerWay; secretHash: Buffer | null }

export async function insertPing(tx: Tx, { organizationId, waitingId, way, secretHash }: NewPing, at: Date) {
  await sql`
    insert into waiting_ping (organization_id, waiting_id, asked_at, way, secret_hash)
    values (${organizationId}, ${waitingId}, ${at}, ${way}, ${secretHash})`.execute(tx)
}

export async function findLastAsked(tx: Tx, waitingId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(asked_at) as at from waiting_ping where waiting_id = ${waitingId}`.execute(tx)
  return rows[0]?.at ?? null
}

/** Who waits at an open residence, or left its list not long ago, with what they were asked and not answered since they were last heard. */
export type UnheardPerson = {
  person: ListedPerson
  organizationId: string
  residencePhone: string
  everyDays: number
  unansweredPings: number
  lastPingAt: Date | null
}

/**
 * Of whom nothing was heard, and who was asked nothing, for the shortest time that a residence may set; by id, after `after`. Held till the
 * end: another server waits, and then sees who was asked. A lock of the rows alone would let it go by what it saw before.
 */
export async function lockUnheard(
  tx: Tx,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<UnheardPerson[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('waiting pings', 0))`.execute(tx)
  const { rows } = await sql<Omit<UnheardPerson, 'person'> & ListedPerson>`
    select ${selectPerson}, w.organization_id, r.phone as residence_phone,
      coalesce(s.ping_days, ${pingDays.usual}::int) as every_days, p.unanswered::int as unanswered_pings, p.last as last_ping_at
    from waiting w join residence r on r.id = w.residence_id and r.status <> 'archived'
    left join waiting_setting s on s.residence_id = w.residence_id ${joinUnansweredPings}
    where (${after}::uuid is null or w.id > ${after})
      and greatest(w.heard_at, p.last) <= ${addDays(now, -pingDays.least)}
    order by w.id limit ${limit} for update of w`.execute(mapToFields(tx))
  return rows.map(({ organizationId, residencePhone, everyDays, unansweredPings, lastPingAt, ...person }) => {
    return { person, organizationId, residencePhone, everyDays, unansweredPings, lastPingAt }
  })
}

export type FoundPing = {
  id: string
  waitingId: string
  organizationId: string
  residenceName: string
  residencePhone: string
  answer: 'yes' | 'no' | null
  isOn: boolean
  place: number | null
}

/** Null where there is none. `lock` keeps two answers from crossing. */
export async function findPing(tx: Tx, secretHash: Buffer, lock: boolean): Promise<FoundPing | null> {
  const { rows } = await sql<FoundPing>`
    select p.id, w.id as "waitingId", w.organization_id as "organizationId",
      r.name as "residenceName", r.phone as "residencePhone", p.answer, w.ended_at is null as "isOn",
      case when w.ended_at is null then (
        select count(*) from waiting o
        where o.residence_id = w.residence_id and o.audience = w.audience and o.ended_at is null and o.turn <= w.turn
      )::int end as place
    from waiting_ping p join waiting w on w.id = p.waiting_id join residence r on r.id = w.residence_id
    where p.secret_hash = ${secretHash} ${lock ? sql`for update of p, w` : sql``}`.execute(tx)
  return rows[0] ?? null
}

export async function setPingAnswer(tx: Tx, id: string, answer: 'yes' | 'no', at: Date): Promise<void> {
  await sql`update waiting_ping set answered_at = ${at}, answer = ${answer} where id = ${id}`.execute(tx)
}

export async function deleteInquiry(tx: Tx, id: string): Promise<void> {
  await sql`delete from inquiry where id = ${id}`.execute(tx)
}

export async function deleteForgotten(tx: Tx, now: Date): Promise<number> {
  const subtractDays = (days: number) => addDays(now, -days)
  const gone = await sql`
    delete from waiting w where w.ended_at < ${subtractDays(waitingRetentionDays.left)}
      or (w.ended_at is null and w.heard_at < ${subtractDays(waitingRetentionDays.unasked)})
      or (w.ended_at is null and w.heard_at < ${subtractDays(waitingRetentionDays.unheard)} and (
        select count(*) >= 2 and max(asked_at) <= ${subtractDays(3)} from waiting_ping
        where waiting_id = w.id and answered_at is null and asked_at > w.heard_at))`.execute(tx)
  return Number(gone.numAffectedRows)
}
