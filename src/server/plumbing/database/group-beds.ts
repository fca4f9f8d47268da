import { sql } from 'kysely'

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
