import { type RawBuilder, sql } from 'kysely'
import { withdrawnAfterMs } from '#domain/beds/bed-age.ts'
import type { GroupBeds } from '#domain/beds/residence-beds.ts'
import { type Need, readNeedBits } from '#domain/residence/needs.ts'
import { isCounted, openBeds } from '#server/plumbing/database/listing/conditions.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type LiveResidence = {
  id: string
  slug: string
  name: string
  state: string
  groups: GroupBeds[]
  yes: Need[]
  no: Need[]
  /** In ms since 1970, null for never: when a hold runs out or a number is withdrawn. */
  changesAt: number | null
}

export async function readResidences(tx: Tx, ids: readonly string[], now: Date): Promise<LiveResidence[]> {
  const { rows } = await sql<Omit<LiveResidence, 'yes' | 'no'> & { saidYes: string; saidNo: string }>`
    select l.residence_id as id, l.slug, l.name, l.state_code as state, l.stated_yes::text as "saidYes", l.stated_no::text as "saidNo", beds.*
    from listing l cross join lateral (
      select ${convertToMs(sql`min(change.at)`)} as "changesAt",
        coalesce(json_agg(json_build_object(
          'audience', b.audience, 'totalBeds', b.total_beds,
          'availableBeds', case when ${isCounted(now)} then ${openBeds(now)} end,
          'reportedAt', iso_time(b.reported_at)
        ) order by b.total_beds desc, b.audience, b.bed_group_id) filter (where b.bed_group_id is not null), '[]') as groups
      from listing_beds b cross join lateral (${selectNextChange(now)}) change
      where b.residence_id = l.residence_id
    ) beds
    where l.residence_id = any(${ids}::uuid[])`.execute(tx)
  return rows.map(({ saidYes, saidNo, ...residence }) => ({
    ...residence,
    yes: readNeedBits(BigInt(saidYes)),
    no: readNeedBits(BigInt(saidNo)),
  }))
}

/** Null for a deleted home. Works as the system only. */
export async function listStatesOfUnlisted(tx: Tx, ids: readonly string[]): Promise<(string | null)[]> {
  const { rows } = await sql<{ state: string | null }>`
    select r.state_code as state from unnest(${ids}::uuid[]) asked(id) left join residence r on r.id = asked.id`.execute(
    tx,
  )
  return rows.map(({ state }) => state)
}

export async function findChangesOfState(tx: Tx, state: string, { after, now }: { after: Date; now: Date }) {
  const { rows } = await sql<{ homes: string[]; changesAt: number | null }>`
    select coalesce(array_agg(distinct b.residence_id::text) filter (where past.at <= ${now}), '{}') as homes,
      ${convertToMs(sql`min(change.at)`)} as "changesAt"
    from listing_beds b cross join lateral (${selectNextChange(after)}) past cross join lateral (${selectNextChange(now)}) change
    where b.state_code = ${state}`.execute(tx)
  return rows[0] ?? { homes: [], changesAt: null }
}

function selectNextChange(after: Date): RawBuilder<unknown> {
  const withdrawal = sql`b.reported_at + make_interval(secs => ${withdrawnAfterMs / 1000})`
  return sql`select least(
    (select min(ends) from unnest(b.holds) ends where ends > ${after}),
    case when ${withdrawal} > ${after} then ${withdrawal} end
  ) as at`
}

function convertToMs(moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(extract(epoch from ${moment}) * 1000)::float8`
}
