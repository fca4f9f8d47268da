import { sql } from 'kysely'
import type { InquiryCount, ReceivedInquiries, ReceivedInquiry } from '#contract/inquiries/inquiry.ts'
import type { CloseReason } from '#domain/inquiries/inquiry.ts'
import { isOnDesk, isOwnResidence } from '#server/plumbing/database/desk-residences.ts'
import { openBeds } from '#server/plumbing/database/listing/conditions.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { inquiryColumns } from './inquiries.store.ts'

export type ReceivedPart = {
  residenceId: string | null
  status: 'all' | 'waiting' | 'mine' | 'answered' | 'closed'
  personId: string
  after: { rank: number; time: Date; id: string } | null
  limit: number
}

const isDone = sql`(i.answered_at is not null or i.closed_at is not null)`

const rank = sql`case when ${isDone} then 3 when i.needed = 'tonight' then 0 when i.kind = 'bed' then 1 else 2 end`

export async function listReceived(tx: Tx, part: ReceivedPart) {
  const { residenceId, status, personId, after, limit } = part
  const ofResidence = residenceId === null ? sql`true` : sql`i.residence_id = ${residenceId}`
  const inPart = {
    all: sql`true`,
    waiting: sql`not ${isDone}`,
    mine: sql`not ${isDone} and i.taken_by = ${personId}`,
    answered: sql`i.answered_at is not null`,
    closed: sql`i.closed_at is not null`,
  }[status]
  const isAfter = after
    ? sql`(${rank}, -extract(epoch from i.received_at), i.id) >
        (${after.rank}::int, -extract(epoch from ${after.time}::timestamptz), ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<Omit<ReceivedInquiry, 'waiting' | 'replies'>>`
    select i.id, i.language, ${inquiryColumns}, i.answered_name as "answeredBy", i.residence_id as "residenceId",
      coalesce(r.name, '') as "residenceName", coalesce(r.phone, '') as "residencePhone",
      coalesce(r.status = 'archived', false) as "isResidenceArchived", i.note,
      case when i.closed_at is not null then 'closed' when i.answered_at is not null then 'answered'
        when i.taken_at is not null then 'in_work' when i.read_at is not null then 'read' else 'new' end as status,
      iso_time(i.chosen_at) as "chosenAt",
      floor(extract(epoch from i.first_answered_at - i.received_at) / 60)::int as "answeredAfter",
      case when i.taken_at is not null then json_build_object(
        'by', json_build_object('id', i.taken_by, 'name', i.taken_name), 'at', iso_time(i.taken_at)) end as taken,
      case when i.closed_at is not null then json_build_object(
        'reason', i.closed_reason, 'by', i.closed_name, 'at', iso_time(i.closed_at)) end as closed
    from inquiry i left join residence r on r.id = i.residence_id
    where ${ofResidence} and ${inPart} and ${isAfter}
    order by ${rank}, -extract(epoch from i.received_at), i.id limit ${limit}`.execute(tx)
  return rows
}

export async function listAskedResidences(tx: Tx, organizationId: string, now: Date) {
  const { rows } = await sql<ReceivedInquiries['residences'][number]>`
    select r.id, r.name,
      array(select audience from bed_group g where g.residence_id = r.id order by audience) as audiences,
      (select count(*)::int from inquiry i where i.residence_id = r.id and not ${isDone}) as unanswered,
      (select sum(${openBeds(now)})::int from listing_beds b
        where b.residence_id = r.id) as "openBeds"
    from residence r where r.organization_id = ${organizationId} and ${isOwnResidence} and ${isOnDesk}
    order by r.name collate by_name, r.id`.execute(tx)
  return rows
}

export async function measureFirstAnswers(tx: Tx, organizationId: string, since: Date) {
  const { rows } = await sql<ReceivedInquiries['firstAnswers']>`
    select count(*)::int as answered, floor(percentile_disc(0.5) within group (
      order by extract(epoch from first_answered_at - received_at)) / 60)::int as "medianMinutes"
    from inquiry
    where organization_id = ${organizationId} and kind = 'bed' and received_at > ${since}
      and first_answered_at is not null`.execute(tx)
  return rows[0] ?? { answered: 0, medianMinutes: null }
}

export async function countUnanswered(tx: Tx, organizationId: string): Promise<InquiryCount> {
  const { rows } = await sql<InquiryCount>`
    select count(*)::int as unanswered, (count(*) filter (where kind = 'bed'))::int as questions
    from inquiry i where organization_id = ${organizationId} and not ${isDone}`.execute(tx)
  return rows[0] ?? { unanswered: 0, questions: 0 }
}

export async function countQuestions(tx: Tx, organizationId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ residenceId: string; questions: number }>`
    select residence_id as "residenceId", count(*)::int as questions
    from inquiry i where organization_id = ${organizationId} and kind = 'bed' and residence_id is not null and not ${isDone}
    group by residence_id`.execute(tx)
  return new Map(rows.map(({ residenceId, questions }) => [residenceId, questions]))
}

export async function markRead(tx: Tx, organizationId: string, id: string, at: Date): Promise<void> {
  await sql`
    update inquiry set read_at = ${at}
    where organization_id = ${organizationId} and id = ${id} and read_at is null`.execute(tx)
}

export type InHand = NonNullable<Awaited<ReturnType<typeof takeInHand>>>

export async function takeInHand(tx: Tx, organizationId: string, id: string) {
  const inquiry = await tx
    .selectFrom('inquiry as i')
    .innerJoin('residence as r', 'r.id', 'i.residence_id')
    .select(['i.id', 'i.residence_id as residenceId', 'r.name as residenceName', 'i.kind', 'i.sender_name as name'])
    .select(['i.answer_by as answerBy', 'i.reach', 'i.language', 'i.note', 'i.received_at as receivedAt'])
    .select(['i.answered_by as answeredBy', 'i.answered_name as answeredName'])
    .select(['i.closed_by as closedBy', 'i.closed_name as closedName', 'i.closed_reason as closedReason'])
    .select(['i.taken_by as takenBy', 'i.taken_name as takenName'])
    .where((is) => is.and({ 'i.organization_id': organizationId, 'i.id': id }))
    .forUpdate('i')
    .executeTakeFirst()
  return inquiry ?? null
}

type Person = { id: string; name: string }

export async function setTaken(tx: Tx, id: string, by: { at: Date; person: Person } | null): Promise<void> {
  await sql`
    update inquiry set taken_at = ${by?.at ?? null}, taken_by = ${by?.person.id ?? null},
      taken_name = ${by?.person.name ?? null}, read_at = coalesce(read_at, ${by?.at ?? null})
    where id = ${id}`.execute(tx)
}

export async function setAnswered(tx: Tx, id: string, { at, person }: { at: Date; person: Person }): Promise<void> {
  await sql`
    update inquiry set answered_at = ${at}, answered_by = ${person.id}, answered_name = ${person.name},
      first_answered_at = coalesce(first_answered_at, ${at}), read_at = coalesce(read_at, ${at}),
      taken_at = null, taken_by = null, taken_name = null
    where id = ${id}`.execute(tx)
}

export async function setClosed(
  tx: Tx,
  id: string,
  { at, person, reason }: { at: Date; person: Person; reason: CloseReason },
): Promise<void> {
  await sql`
    update inquiry set closed_at = ${at}, closed_by = ${person.id}, closed_name = ${person.name},
      closed_reason = ${reason}, read_at = coalesce(read_at, ${at}), taken_at = null, taken_by = null, taken_name = null
    where id = ${id}`.execute(tx)
}

export async function setOpen(tx: Tx, id: string): Promise<void> {
  await sql`
    update inquiry set answered_at = null, answered_by = null, answered_name = null, closed_at = null, closed_by = null,
      closed_name = null, closed_reason = null
    where id = ${id}`.execute(tx)
}

export async function setNote(tx: Tx, id: string, note: string): Promise<void> {
  await sql`update inquiry set note = ${note} where id = ${id}`.execute(tx)
}
