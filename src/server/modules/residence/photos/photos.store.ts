import { sql } from 'kysely'
import type { ResidencePhoto } from '#contract/residence/photos.ts'
import { maxPhotos, type PhotoFormat, type PhotoSize } from '#domain/residence/photo.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** Locks the house's photos until the transaction ends. Null when the organization has no such house. */
export async function lockResidence(tx: Tx, organizationId: string, id: string): Promise<{ name: string } | null> {
  const found = await tx
    .selectFrom('residence')
    .select('name')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

export async function findResidenceOfPhoto(tx: Tx, organizationId: string, photoId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('residence_photo')
    .select('residence_id')
    .where('id', '=', photoId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  return found?.residence_id ?? null
}

export async function readPhotos(tx: Tx, residenceId: string): Promise<ResidencePhoto[]> {
  return tx
    .selectFrom('residence_photo')
    .select(['id', 'description', 'width', 'height', 'color'])
    .where('residence_id', '=', residenceId)
    .orderBy('position')
    .execute()
}

type NewPhoto = Omit<ResidencePhoto, 'description'> & {
  organizationId: string
  residenceId: string
  position: number
  addedAt: Date
  addedBy: string
}

export async function insertPhoto(tx: Tx, photo: NewPhoto): Promise<void> {
  const { organizationId, residenceId, addedAt, addedBy, ...seen } = photo
  await tx
    .insertInto('residence_photo')
    .values({
      ...seen,
      organization_id: organizationId,
      residence_id: residenceId,
      added_at: addedAt,
      added_by: addedBy,
    })
    .execute()
}

type File = { size: PhotoSize; format: PhotoFormat; bytes: Uint8Array }

export async function insertFile(tx: Tx, owner: { photoId: string; organizationId: string }, file: File) {
  await sql`
    insert into residence_photo_file (photo_id, organization_id, size, format, bytes)
    values (${owner.photoId}, ${owner.organizationId}, ${file.size}, ${file.format},
      decode(${Buffer.from(file.bytes).toString('base64')}::text, 'base64'))`.execute(tx)
}

export async function swapPhotos(tx: Tx, one: string, other: string): Promise<void> {
  await sql`
    update residence_photo p set position = o.position from residence_photo o
    where (p.id = ${one} and o.id = ${other}) or (p.id = ${other} and o.id = ${one})`.execute(tx)
}

export async function describePhoto(tx: Tx, id: string, description: string): Promise<void> {
  await tx.updateTable('residence_photo').set({ description }).where('id', '=', id).execute()
}

export async function deletePhoto(tx: Tx, residenceId: string, id: string): Promise<void> {
  const gone = await tx.deleteFrom('residence_photo').where('id', '=', id).returning('position').executeTakeFirst()
  await tx
    .updateTable('residence_photo')
    .set((row) => ({ position: row('position', '-', 1) }))
    .where('residence_id', '=', residenceId)
    .where('position', '>', gone?.position ?? maxPhotos)
    .execute()
}

export async function readFile(tx: Tx, id: string, size: PhotoSize, format: PhotoFormat) {
  const file = await tx
    .selectFrom('residence_photo_file')
    .select('bytes')
    .where('photo_id', '=', id)
    .where('size', '=', size)
    .where('format', '=', format)
    .executeTakeFirst()
  return file ? new Uint8Array(file.bytes) : null
}
