import { sql } from 'kysely'
import type { EntryChange, EntrySide } from '#domain/grievances/grievance-event.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export function findFollowed(tx: Tx, keyHash: Buffer) {
  const ofKey = tx.selectFrom('grievance').where('key_hash', '=', keyHash)
  return ofKey.select(['id', 'filer_sealed as filerSealed']).executeTakeFirst()
}

export type EntryRow = {
  id: string
  change: EntryChange
  side: EntrySide
  byName: string
  forFiler: boolean
  at: string
  words: Uint8Array | null
  fileId: string | null
  fileName: Uint8Array | null
}

export async function listEntries(tx: Tx, grievanceId: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select id, change, side, by_name as "byName", for_filer as "forFiler", iso_time(at) as at, words_sealed as words,
      file_id as "fileId", file_name_sealed as "fileName"
    from grievance_entry where grievance_id = ${grievanceId} order by grievance_entry.at, written_at, id`.execute(tx)
  return rows
}
