import { type RawBuilder, sql } from 'kysely'
import type { PairsAnswer } from '#contract/residence/moderation/merges.ts'
import type { ListedMerge } from '#contract/residence/moderation/staff-listings.ts'
import { addDays } from '#domain/language/added-time.ts'
import { mergeUndoDays } from '#domain/residence/listing/merging/merging.ts'
import type { ListingStatus } from '#domain/residence/residence.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { MovedRows } from './follow.store.ts'

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

export async function setMoved(tx: Tx, id: string, moved: MovedRows): Promise<void> {
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
  moved: MovedRows
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

export async function endMerge(tx: Tx, id: string, { at, by, words }: { at: Date; by: Person; words: string }) {
  await sql`
    update listing_merge set undone_at = ${at}, undone_by = ${by.id}, undone_name = ${by.name}, undone_words = ${words}
    where id = ${id}`.execute(tx)
}

export async function setNotUndone(tx: Tx, id: string, left: readonly string[]): Promise<void> {
  await sql`
    update listing_merge set not_undone = array(select jsonb_array_elements_text(${JSON.stringify(left)}::text::jsonb))
    where id = ${id}`.execute(tx)
}

type MergesQuery = { other?: string; reader: string | null; now: Date }

const isOf = (organizationId: string, person: RawBuilder<unknown>) => sql`exists (
  select from membership p where p.organization_id = ${organizationId}::uuid and p.person_id = ${person})`

/** `reader`: an affiliate, which reads the names of its own people and undoes what they merged; null for the alliance. */
export async function listMerges(
  tx: Tx,
  residenceId: string,
  { other, reader, now }: MergesQuery,
): Promise<ListedMerge[]> {
  const isReaders = (person: RawBuilder<unknown>) => (reader === null ? sql`true` : isOf(reader, person))
  const isOwn = isReaders(sql`m.merged_by`)
  const { rows } = await sql<ListedMerge>`
    select m.id, m.kept_id = ${residenceId} as "isKept",
      case when m.kept_id = ${residenceId} then json_build_object('id', m.gone_id, 'name', m.gone_name)
        else json_build_object('id', m.kept_id, 'name', m.kept_name) end as other,
      m.words, iso_time(m.merged_at) as at, case when ${isOwn} then m.merged_name else ${somebodyElse} end as by,
      m.undone_at is null and m.merged_at > ${findFirstUndoable(now)} and ${isOwn} as "mayUndo",
      case when m.undone_at is not null then json_build_object('at', iso_time(m.undone_at),
        'by', case when ${isReaders(sql`m.undone_by`)} then m.undone_name else ${somebodyElse} end,
        'words', m.undone_words, 'left', m.not_undone) end as undone
    from listing_merge m where ${residenceId} in (m.kept_id, m.gone_id)
      ${other === undefined ? sql`` : sql`and ${other} in (m.kept_id, m.gone_id)`}
    order by m.merged_at desc, m.id limit 20`.execute(tx)
  return rows
}

const somebodyElse = 'somebody who is not in your team'
const findFirstUndoable = (now: Date) => addDays(now, -mergeUndoDays)

export async function listLately(tx: Tx, state: string | null, now: Date): Promise<PairsAnswer['merged']> {
  const { rows } = await sql<PairsAnswer['merged'][number]>`
    select json_build_object('id', k.id, 'name', m.kept_name) as kept, json_build_object('id', g.id, 'name', m.gone_name)
      as gone, iso_time(m.merged_at) as at, m.undone_at is not null as "isUndone"
    from listing_merge m join residence k on k.id = m.kept_id join residence g on g.id = m.gone_id
    where m.merged_at > ${findFirstUndoable(now)}
      ${state === null ? sql`` : sql`and k.state_code = ${state} and g.state_code = ${state}`}
    order by m.merged_at desc, m.id limit 50`.execute(tx)
  return rows
}

export async function isMadeBy(tx: Tx, id: string, organizationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from listing_merge m where m.id = ${id} and ${isOf(organizationId, sql`m.merged_by`)}`.execute(tx)
  return rows.length > 0
}

type MergeNote = {
  kept: Side
  gone: Side
  change: 'merged' | 'merge_undone'
  said: string
  slug: string
  by: { id: string; name: string }
}

/** In the operator's history it is the organization that did it; who of its people it was is in its own. */
export async function noteMerge(tx: Tx, { kept, gone, change, said, slug, by }: MergeNote): Promise<void> {
  for (const [side, other, verb] of [
    [kept, gone, `${change}_in`],
    [gone, kept, `${change}_away`],
  ] as const) {
    const after = { other: other.name, address: slug, said }
    const noted = { subject: 'residence', subjectId: side.id, subjectName: side.name, change: verb, after }
    if (side.organizationId !== by.id) {
      await noteChange(tx, { ...noted, organizationId: side.organizationId, by: by.name })
    }
    await noteChange(tx, { ...noted, organizationId: by.id })
  }
}
