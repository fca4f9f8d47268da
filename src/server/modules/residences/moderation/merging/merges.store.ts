import { sql } from 'kysely'
import type { ListedMerge } from '#contract/staff/staff-listings.ts'
import { mergeUndoDays } from '#domain/listing/merging/merging.ts'
import { allianceId } from '#domain/people/organization.ts'
import type { ListingStatus } from '#domain/residence/residence.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { Moved } from './follow.store.ts'

type Person = { id: string; name: string }
type Side = { id: string; name: string; organizationId: string }

export type NewMerge = {
  id: string
  kept: Side
  gone: Side & { status: ListingStatus }
  words: string
  at: Date
  by: Person
}

/** Before anything follows: the database lets rows change their organization only with it. */
export async function insertMerge(tx: Tx, { id, kept, gone, words, at, by }: NewMerge): Promise<void> {
  await sql`
    insert into listing_merge (id, kept_id, gone_id, kept_holder, gone_holder, kept_name, gone_name, gone_was, words,
      merged_at, merged_by, merged_name)
    values (${id}, ${kept.id}, ${gone.id}, ${kept.organizationId}, ${gone.organizationId}, ${kept.name}, ${gone.name},
      ${gone.status}, ${words}, ${at}, ${by.id}, ${by.name})`.execute(tx)
}

export async function setMoved(tx: Tx, id: string, moved: Moved): Promise<void> {
  await sql`update listing_merge set moved = ${JSON.stringify(moved)}::text::jsonb where id = ${id}`.execute(tx)
}

export type StoredMerge = {
  id: string
  keptId: string
  goneId: string
  keptHolder: string
  goneHolder: string
  goneWas: ListingStatus
  mergedAt: Date
  isUndone: boolean
  moved: Moved
}

export async function lockMerge(tx: Tx, id: string): Promise<StoredMerge | null> {
  const { rows } = await sql<StoredMerge>`
    select id, kept_id as "keptId", gone_id as "goneId", kept_holder as "keptHolder", gone_holder as "goneHolder",
      gone_was as "goneWas", merged_at as "mergedAt", undone_at is not null as "isUndone", moved
    from listing_merge where id = ${id} for update`.execute(tx)
  return rows[0] ?? null
}

export async function isMergedAway(tx: Tx, residenceId: string): Promise<boolean> {
  const { rows } = await sql`
    select from listing_merge where gone_id = ${residenceId} and undone_at is null`.execute(tx)
  return rows.length > 0
}

export async function endMerge(
  tx: Tx,
  id: string,
  { at, by, words }: { at: Date; by: Person; words: string },
): Promise<void> {
  await sql`
    update listing_merge set undone_at = ${at}, undone_by = ${by.id}, undone_name = ${by.name}, undone_words = ${words}
    where id = ${id}`.execute(tx)
}

export async function setNotUndone(tx: Tx, id: string, left: readonly string[]): Promise<void> {
  await sql`
    update listing_merge set not_undone = array(select jsonb_array_elements_text(${JSON.stringify(left)}::text::jsonb))
    where id = ${id}`.execute(tx)
}

export async function listMerges(tx: Tx, residenceId: string, now: Date): Promise<ListedMerge[]> {
  const since = new Date(now.getTime() - mergeUndoDays * 86_400_000)
  const { rows } = await sql<ListedMerge>`
    select m.id, m.kept_id = ${residenceId} as "isKept",
      case when m.kept_id = ${residenceId} then json_build_object('id', m.gone_id, 'name', m.gone_name)
        else json_build_object('id', m.kept_id, 'name', m.kept_name) end as other,
      m.words, iso_time(m.merged_at) as at, m.merged_name as by, m.undone_at is null and m.merged_at > ${since} as "mayUndo",
      case when m.undone_at is not null then json_build_object('at', iso_time(m.undone_at), 'by', m.undone_name,
        'words', m.undone_words, 'left', m.not_undone) end as undone
    from listing_merge m where ${residenceId} in (m.kept_id, m.gone_id)
    order by m.merged_at desc, m.id limit 20`.execute(tx)
  return rows
}

type Noted = {
  kept: Side
  gone: Side
  change: 'merged' | 'merge_undone'
  said: string
  slug: string
}

export async function noteMerge(tx: Tx, { kept, gone, change, said, slug }: Noted): Promise<void> {
  const writeAfter = (other: Side) => JSON.stringify({ other: other.name, address: slug, said })
  for (const [side, other, verb] of [
    [kept, gone, `${change}_in`],
    [gone, kept, `${change}_away`],
  ] as const) {
    await sql`
      insert into history (organization_id, person_id, person_name, source, device, subject, subject_id, subject_name,
        change, after)
      values
        (${side.organizationId}, null, 'The alliance', app_source(), '', 'residence', ${side.id}, ${side.name}, ${verb},
          ${writeAfter(other)}::text::jsonb),
        (${allianceId}, app_person(), acting_name(), app_source(), app_device(), 'residence', ${side.id}, ${side.name},
          ${verb}, ${writeAfter(other)}::text::jsonb)`.execute(tx)
  }
}
