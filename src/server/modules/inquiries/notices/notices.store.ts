import { sql } from 'kysely'
import type { InquiryKind } from '#domain/inquiries/inquiry.ts'
import type { NoticeWay } from '#domain/inquiries/question-notice.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type QuestionReader = {
  personId: string
  email: string
  way: NoticeWay
  phone: string
  quietFrom: number | null
  quietTo: number | null
  timeZone: string
  tonightPasses: boolean
  deviceIds: string[]
}

export type ToldQuestion = {
  id: string
  organizationId: string
  residenceId: string
  kind: InquiryKind
  isTonight: boolean
  residenceName: string
  city: string
  residenceEmail: string | null
  readers: QuestionReader[]
}

/** Of a membership `m` and a residence `r`: somebody who reads its questions and wants to hear of them. Nobody reads those of an unclaimed one. */
const isTold = sql`r.claimed_at is not null and role_may(m.role, 'messages')
  and (m.residence_ids is null or r.id = any (m.residence_ids))
  and (s.residence_ids is null or r.id = any (s.residence_ids))
  and (coalesce(s.way, 'email') <> 'none' or exists (select from push_device d where d.person_id = m.person_id))
  and not exists (select from person_lock k where k.person_id = m.person_id and k.ended_at is null)`

const withSetting = sql`membership m
  left join question_setting s on s.person_id = m.person_id and s.organization_id = m.organization_id`

const selectToldColumns = (
  only: string | null,
) => sql`t.id, t.organization_id as "organizationId", r.id as "residenceId", t.kind,
  coalesce(t.needed = 'tonight', false) as "isTonight", r.name as "residenceName", r.city,
  case when r.claimed_at is not null then r.email end as "residenceEmail",
  (
    select coalesce(json_agg(json_build_object(
      'personId', p.id, 'email', p.email, 'way', coalesce(s.way, 'email'), 'phone', coalesce(s.phone, ''),
      'quietFrom', s.quiet_from, 'quietTo', s.quiet_to, 'timeZone', coalesce(s.time_zone, 'UTC'),
      'tonightPasses', coalesce(s.tonight_passes, true), 'deviceIds', (
        select coalesce(json_agg(d.id order by d.created_at, d.id), '[]') from push_device d where d.person_id = p.id
      )
    ) order by p.email), '[]')
    from ${withSetting} join person p on p.id = m.person_id
    where m.organization_id = t.organization_id and ${isTold}
      and (${only}::uuid is null or m.person_id = ${only}::uuid)
  ) as readers`

export async function takeUnnotified(tx: Tx, at: Date, limit: number): Promise<ToldQuestion[]> {
  const { rows } = await sql<ToldQuestion>`
    with unnotified as (
      select id from inquiry where notified_at is null order by received_at limit ${limit} for update skip locked
    ), told as (
      update inquiry i set notified_at = ${at} from unnotified where i.id = unnotified.id returning i.*
    )
    select ${selectToldColumns(null)} from told t join residence r on r.id = t.residence_id`.execute(tx)
  return rows
}

const waits = sql`i.answered_at is null and i.closed_at is null and i.taken_at is null`

export async function takeUnanswered(
  tx: Tx,
  at: Date,
  { before, since, limit }: { before: Date; since: Date; limit: number },
): Promise<ToldQuestion[]> {
  const { rows } = await sql<ToldQuestion>`
    with unanswered as (
      select i.id from inquiry i
      where i.kind = 'bed' and i.nudged_at is null and i.notified_at <= ${before} and i.received_at > ${since} and ${waits}
      order by i.received_at limit ${limit} for update skip locked
    ), told as (
      update inquiry i set nudged_at = ${at} from unanswered where i.id = unanswered.id returning i.*
    )
    select ${selectToldColumns(null)} from told t join residence r on r.id = t.residence_id`.execute(tx)
  return rows
}

export async function insertLater(
  tx: Tx,
  { id, organizationId }: ToldQuestion,
  { personId, dueAt }: { personId: string; dueAt: Date },
): Promise<void> {
  await sql`
    insert into question_later (organization_id, inquiry_id, person_id, due_at)
    values (${organizationId}, ${id}, ${personId}, ${dueAt}) on conflict do nothing`.execute(tx)
}

type LaterNotice = { inquiryId: string; personId: string }

export async function takeLater(tx: Tx, now: Date, limit: number): Promise<LaterNotice[]> {
  const { rows } = await sql<LaterNotice>`
    delete from question_later where (inquiry_id, person_id) in (
      select inquiry_id, person_id from question_later where due_at <= ${now} order by due_at limit ${limit}
      for update skip locked
    ) returning inquiry_id as "inquiryId", person_id as "personId"`.execute(tx)
  return rows
}

export async function findWaitingFor(tx: Tx, { inquiryId, personId }: LaterNotice): Promise<ToldQuestion | null> {
  const { rows } = await sql<ToldQuestion>`
    select ${selectToldColumns(personId)} from inquiry t join residence r on r.id = t.residence_id
    where t.id = ${inquiryId} and t.answered_at is null and t.closed_at is null`.execute(tx)
  return rows[0] ?? null
}

export async function listUnheard(tx: Tx, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select r.name from residence r
    where r.organization_id = ${organizationId} and r.status = 'published' and not exists (
      select from ${withSetting} where m.organization_id = r.organization_id and ${isTold}
    ) order by r.name collate by_name, r.id`.execute(tx)
  return rows.map(({ name }) => name)
}
