import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export type PhotoRow = {
  id: string
  applicationId: string
  visitId: string
  code: string
  fileId: string
  byId: string
  byName: string
  madeAt: Date
}

const columns = sql`p.id, p.application_id as "applicationId", p.visit_id as "visitId", p.code, p.file_id as "fileId",
  p.by_id as "byId", p.by_name as "byName", p.made_at as "madeAt"`

export async function listPhotos(tx: Tx, applicationId: string): Promise<PhotoRow[]> {
  const { rows } = await sql<PhotoRow>`
    select ${columns} from application_photo p
    where p.application_id = ${applicationId} order by p.made_at, p.id`.execute(tx)
  return rows
}

export async function findPhoto(tx: Tx, id: string): Promise<PhotoRow | null> {
  const { rows } = await sql<PhotoRow>`select ${columns} from application_photo p where p.id = ${id}`.execute(tx)
  return rows[0] ?? null
}

export async function insertPhoto(tx: Tx, row: PhotoRow & { takenAt: Date }): Promise<boolean> {
  const { id, applicationId, visitId, code, fileId, byId, byName, madeAt, takenAt } = row
  const added = await sql`
    insert into application_photo (id, application_id, visit_id, code, file_id, by_id, by_name, made_at, taken_at)
    values (${id}, ${applicationId}, ${visitId}, ${code}, ${fileId}, ${byId}, ${byName}, ${madeAt}, ${takenAt})
    on conflict do nothing`.execute(tx)
  return added.numAffectedRows === 1n
}

export async function deletePhoto(tx: Tx, id: string): Promise<void> {
  await sql`delete from application_photo where id = ${id}`.execute(tx)
}
