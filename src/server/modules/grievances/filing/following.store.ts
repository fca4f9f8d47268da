import { sql } from 'kysely'
import type { EntryChange, EntrySide } from '#domain/grievances/grievance-event.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type FollowedRow = { id: string; filerSealed: Buffer }

export async function findFollowed(tx: Tx, keyHash: Buffer): Promise<FollowedRow | null> {
  const { rows } = await sql<FollowedRow>`
    select id, filer_sealed as "filerSealed" from grievance where key_hash = ${keyHash}`.execute(tx)
  return rows[0] ?? null
}

export type EntryRow = {
  id: string
  change: EntryChange
  side: EntrySide
  byName: string
  forFiler: boolean
  at: string
  words: Buffer | null
  fileId: string | null
  fileName: Buffer | null
}

export async function listEntries(tx: Tx, grievanceId: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select id, change, side, by_name as "byName", for_filer as "forFiler", iso_time(at) as at, words_sealed as words,
      file_id as "fileId", file_name_sealed as "fileName"
    from grievance_entry where grievance_id = ${grievanceId} order by grievance_entry.at, written_at, id`.execute(tx)
  return rows
}
