import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export type DueState = { code: string; name: string; since: Date }

/**
 * Changes before this moment are all visible: an open transaction is a few minutes old at most, and an import
 * publishes its houses at once at the end.
 */
export async function readInSightUntil(tx: Tx, now: Date): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    select least(${now}::timestamptz - interval '5 minutes', min(imported_at)) as until
    from import_run where state = 'writing'`.execute(tx)
  return rows[0]?.until ?? now
}

export async function takeDueStates(tx: Tx, toldBefore: Date, until: Date): Promise<DueState[]> {
  const { rows } = await sql<DueState>`
    with due as (
      select d.state_code, d.notified_until from daily_list d where d.notified_until <= ${toldBefore} and d.notified_until < ${until}
      order by d.state_code for update skip locked
    ), told as (
      update daily_list d set notified_until = ${until} from due where d.state_code = due.state_code
    )
    select due.state_code as code, s.name, due.notified_until as since
    from due join state s on s.code = due.state_code order by due.state_code`.execute(tx)
  return rows
}

type Identity = { name: string; city: string; state: string; phone: string }
/** `was` is what a listed house was before; null for one that went live or came back. */
export type NewListing = Identity & { slug: string; operator: string; was: Partial<Identity> | null }

export async function listNew(tx: Tx, state: string, since: Date, until: Date): Promise<NewListing[]> {
  const { rows } = await sql<NewListing>`
    select r.state_code as state, r.name, r.city, r.phone, r.slug, o.name as operator,
      case when r.listed_since > ${since} then null else json_strip_nulls(json_build_object(
        'name', nullif(c.was ->> 'name', r.name), 'city', nullif(c.was ->> 'city', r.city),
        'state', nullif(c.was ->> 'state_code', r.state_code), 'phone', nullif(c.was ->> 'phone', r.phone))) end as was
    from residence r join organization o on o.id = r.organization_id
    -- Of several changes of one thing the earliest says what it was.
    left join lateral (
      select jsonb_object_agg(b.key, b.value order by h.happened_at desc) as was
      from history h cross join jsonb_each(h.before) b
      where h.subject_id = r.id and h.organization_id = r.organization_id and h.subject = 'residence'
        and h.happened_at > ${since} and h.happened_at <= ${until}
        and b.key in ('name', 'city', 'state_code', 'zip', 'phone')
    ) c on r.updated_at > ${since}
    where r.status = 'published' and r.state_code = ${state} and o.kind = 'operator' and not r.is_sample
      and (r.listed_since > ${since} and r.listed_since <= ${until}
        or coalesce(r.listed_since, '-infinity') <= ${since} and c.was is not null)
    order by r.name collate by_name, r.id`.execute(tx)
  return rows
}
