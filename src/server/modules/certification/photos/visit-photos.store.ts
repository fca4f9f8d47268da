import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

const selectPhotos = (tx: Tx) =>
  tx
    .selectFrom('application_photo')
    .select(['id', 'application_id as applicationId', 'visit_id as visitId', 'code', 'file_id as fileId'])
    .select(['by_id as byId', 'by_name as byName', 'made_at as madeAt'])

export type PhotoRow = Awaited<ReturnType<typeof listPhotos>>[number]

export function listPhotos(tx: Tx, applicationId: string) {
  return selectPhotos(tx).where('application_id', '=', applicationId).orderBy('made_at').orderBy('id').execute()
}

export async function findPhoto(tx: Tx, id: string) {
  const photo = await selectPhotos(tx).where('id', '=', id).executeTakeFirst()
  return photo ?? null
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
