import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

/** A state whose day is over, and since when nothing was told of it. It is kept to this transaction. */
export type DueState = { code: string; name: string; since: Date }

/** States of which nothing was told since a moment. Another server that asks meanwhile gets none of them. */
export async function takeDueStates(tx: Tx, toldBefore: Date, until: Date): Promise<DueState[]> {
  const { rows } = await sql<DueState>`
    with due as (
      select d.state_code, d.told_until from daily_list d where d.told_until <= ${toldBefore}
      order by d.state_code for update skip locked
    ), told as (
      update daily_list d set told_until = ${until} from due where d.state_code = due.state_code
    )
    select due.state_code as code, s.name, due.told_until as since
    from due join state s on s.code = due.state_code order by due.state_code`.execute(tx)
  return rows
}

export type NewListing = { state: string; name: string; city: string; slug: string; operator: string }

/** What went live or came back in a state between two moments, by name. Sample data is nobody's house. */
export async function listNew(tx: Tx, state: string, since: Date, until: Date): Promise<NewListing[]> {
  const { rows } = await sql<NewListing>`
    select r.state_code as state, r.name, r.city, r.slug, o.name as operator
    from residence r join organisation o on o.id = r.organisation_id
    where r.status = 'published' and r.listed_since > ${since} and r.listed_since <= ${until}
      and r.state_code = ${state} and o.kind = 'operator' and not r.is_sample
    order by r.name, r.id`.execute(tx)
  return rows
}
