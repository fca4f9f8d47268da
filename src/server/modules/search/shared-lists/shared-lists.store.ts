import { sql } from 'kysely'
import type { Language } from '#domain/language/language.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type NewList = {
  id: string
  secretHash: Buffer
  residenceIds: readonly string[]
  language: Language
  madeAt: Date
  endsAt: Date
}

export async function insertList(tx: Tx, list: NewList): Promise<void> {
  const { id, secretHash, residenceIds, language, madeAt, endsAt } = list
  await sql`
    insert into shared_list (id, secret_hash, residence_ids, language, made_at, ends_at)
    values (${id}, ${secretHash}, ${residenceIds}::uuid[], ${language}, ${madeAt}, ${endsAt})`.execute(tx)
}

export type StoredList = { slugs: string[]; homes: number; madeAt: string; endsAt: string }

export async function findList(tx: Tx, secretHash: Buffer, now: Date): Promise<StoredList | null> {
  const { rows } = await sql<StoredList>`
    select cardinality(l.residence_ids) as homes, iso_time(l.made_at) as "madeAt", iso_time(l.ends_at) as "endsAt",
      array(
        select r.slug from unnest(l.residence_ids) with ordinality as one (id, place)
        join residence r on r.id = residence_after_merges(one.id) and r.status = 'published'
        group by r.slug order by min(one.place)
      ) as slugs
    from shared_list l where l.secret_hash = ${secretHash} and l.ends_at > ${now}`.execute(tx)
  return rows[0] ?? null
}

export async function deleteList(tx: Tx, secretHash: Buffer): Promise<void> {
  await sql`delete from shared_list where secret_hash = ${secretHash}`.execute(tx)
}

export async function deleteEnded(tx: Tx, now: Date): Promise<number> {
  const gone = await sql`delete from shared_list where ends_at <= ${now}`.execute(tx)
  return Number(gone.numAffectedRows)
}
