import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export async function sumFiles(tx: Tx, grievanceId: string): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(f.size), 0)::int as bytes
    from grievance_entry e join stored_file f on f.id = e.file_id
    where e.grievance_id = ${grievanceId}`.execute(tx)
  return rows[0] ?? { files: 0, bytes: 0 }
}

export async function findFile(tx: Tx, entryId: string): Promise<{ fileId: string; name: Uint8Array } | null> {
  const entries = tx.selectFrom('grievance_entry').where('id', '=', entryId)
  const entry = await entries.select(['file_id as fileId', 'file_name_sealed as name']).executeTakeFirst()
  return entry?.fileId && entry.name ? { fileId: entry.fileId, name: entry.name } : null
}
