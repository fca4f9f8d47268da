import { sql } from 'kysely'

/** Of `residence r`: a person kept to some houses finds these alone, also where the others are public. */
export const isOwnResidence = sql<boolean>`((select app_residences()) is null or r.id = any ((select app_residences())::uuid[]))`

/** Of `residence r`: its last certificate where that does not count on `day`. */
export const selectStoppedCertificate = (day: string) => sql`(
  select json_build_object('as', coalesce(c.ended_as, case when c.unconfirmed_at is null then 'lapsed' else 'unconfirmed' end),
    'at', iso_time(coalesce(c.ended_at, c.unconfirmed_at)), 'state', r.state_code, 'endsOn', c.ends_on, 'reason', c.end_reason)
  from (
    select ended_as, ended_at, end_reason, unconfirmed_at, ends_on from certificate where residence_id = r.id and ended_as is distinct from 'replaced'
    order by set_at desc limit 1
  ) c where c.ended_as is not null or c.unconfirmed_at is not null or c.ends_on < ${day}::date)`

/** Of `organization o`: where most of its residences are. */
export const selectMainState = sql`(
  select r.state_code from residence r
  where r.organization_id = o.id and r.status <> 'archived' and r.state_code is not null
  group by r.state_code order by count(*) desc, r.state_code limit 1)`

/** Of `residence r`: an archived one stays until every question is answered or closed and nobody waits. */
export const isOnDesk = sql`(r.status <> 'archived'
  or exists (select from waiting w where w.residence_id = r.id and w.ended_at is null)
  or exists (select from inquiry i where i.residence_id = r.id and i.answered_at is null and i.closed_at is null))`

/** Of `bed_group g`, as `latest`: the number that was said of it last. */
export const joinLatestReport = sql`left join lateral (
  select b.id, b.occupied, b.total_beds, b.reported_at, b.as_of from bed_report b
  where b.bed_group_id = g.id order by b.reported_at desc, b.id desc limit 1
) latest on true`

/** Of `bed_group g`, as `held`: when the holds end that run. */
export const joinRunningHolds = (now: Date) => sql`cross join lateral (
  select coalesce(array_agg(h.until), '{}') as untils from bed_hold h
  where h.bed_group_id = g.id and h.until > ${now} and not exists (select from bed_hold_end e where e.hold_id = h.id)
) held`

/** Of `bed_group g` with `latest` and `held`: null where no number was said. */
export const selectOpenBeds = (now: Date) => sql`case when latest.id is not null then beds_open(
  g.total_beds, beds_taken(g.total_beds, latest.occupied, latest.total_beds), held.untils, ${now}) end`
