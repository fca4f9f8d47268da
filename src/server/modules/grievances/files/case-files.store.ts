import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export async function sumFiles(tx: Tx, grievanceId: string): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(f.size), 0)::int as bytes
    from grievance_entry e join stored_file f on f.id = e.file_id
    where e.grievance_id = ${grievanceId}`.execute(tx)
  return rows[0] ?? { files: 0, bytes: 0 }
}

export type EntryFile = { fileId: string; name: Buffer }

export async function findFile(tx: Tx, entryId: string): Promise<EntryFile | null> {
  const { rows } = await sql<EntryFile>`
    select file_id as "fileId", file_name_sealed as name from grievance_entry
    where id = ${entryId} and file_id is not null`.execute(tx)
  return rows[0] ?? null
}
