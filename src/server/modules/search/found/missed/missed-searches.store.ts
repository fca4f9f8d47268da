import { sql } from 'kysely'
import type { MissedCount, MissedNeed, MissedOutcome } from '#domain/search/missed-search.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type MissedSearchRow = {
  week: string
  stateCode: string
  county: string
  outcome: MissedOutcome
  needs: readonly MissedNeed[]
}

export async function addMissed(tx: Tx, { week, stateCode, county, outcome, needs }: MissedSearchRow): Promise<void> {
  await sql`
    insert into missed_search (week, state_code, county, need, outcome, searches)
    select ${week}::date, ${stateCode}, ${county}, need, ${outcome}, 1 from unnest(${needs}::text[]) need order by need
    on conflict (state_code, week, county, need, outcome)
    do update set searches = missed_search.searches + 1`.execute(tx)
}

export async function listShown(tx: Tx, stateCode: string, from: string): Promise<MissedCount[]> {
  const { rows } = await sql<MissedCount>`
    select week::text, county, need, outcome, searches from shown_missed_search
    where state_code = ${stateCode} and week >= ${from}::date
    order by week desc, county, need, outcome`.execute(tx)
  return rows
}

export async function findState(tx: Tx, code: string): Promise<{ name: string } | null> {
  const state = await tx.selectFrom('state').select('name').where('code', '=', code).executeTakeFirst()
  return state ?? null
}
