import { sql } from 'kysely'
import { measuredDays } from '#domain/inquiries/answer-time.ts'
import { addDays } from '#domain/language/added-time.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** With fewer, the numbers say nothing about a house and might reveal a person. */
const minAnswers = 5
const answerWithinDays = 3

/**
 * Median minutes to a first answer over the last `measuredDays`. An unanswered question counts as endless; one closed
 * because the person moved in or could not be reached does not count. With `residenceId`, locks it until the transaction
 * ends.
 */
export async function projectAnswers(tx: Tx, now: Date, residenceId: string | null): Promise<void> {
  const subtractDays = (days: number) => addDays(now, -days)
  const ofResidence = residenceId === null ? sql`true` : sql`residence_id = ${residenceId}`
  if (residenceId !== null) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`answers ${residenceId}`}::text, 0))`.execute(tx)
  }
  await sql`
    with measured as (
      select residence_id, count(first_answered_at) as answered,
        percentile_disc(0.5) within group (order by coalesce(
          extract(epoch from first_answered_at - received_at)::float8 / 60, 'infinity'::float8)) as usual
      from inquiry
      where ${ofResidence} and kind = 'bed' and received_at > ${subtractDays(measuredDays)}
        and (first_answered_at is not null or closed_reason = 'no_bed'
          or (closed_at is null and received_at < ${subtractDays(answerWithinDays)}))
      group by residence_id
    ), shown as (
      select residence_id, (
        select count(*) from waiting w where w.residence_id = s.residence_id and w.ended_at is null
      )::int as people
      from waiting_setting s where ${ofResidence} and shows_count
    ), refreshed as (
      select residence_id from measured union select residence_id from shown
      union select residence_id from listing_answers where ${ofResidence}
    )
    insert into listing_answers as known (residence_id, usual_minutes, people_waiting)
    select d.residence_id,
      case when m.answered >= ${minAnswers} and m.usual < 'infinity'::float8 then floor(m.usual)::int end, s.people
    from refreshed d
    left join measured m on m.residence_id = d.residence_id
    left join shown s on s.residence_id = d.residence_id
    order by d.residence_id
    on conflict (residence_id) do update
      set usual_minutes = excluded.usual_minutes, people_waiting = excluded.people_waiting
      where (known.usual_minutes, known.people_waiting) is distinct from (excluded.usual_minutes, excluded.people_waiting)`.execute(
    tx,
  )
}
