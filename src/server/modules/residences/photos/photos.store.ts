import { sql } from 'kysely'
import type { ResidencePhoto } from '#contract/residence/photos.ts'
import { maxPhotos, type PhotoFormat, type PhotoSize } from '#domain/residence/photo.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** Locks the house's photos until the transaction ends. Null when the organization has no such house. */
export async function lockResidence(tx: Tx, organizationId: string, id: string): Promise<{ name: string } | null> {
  const { rows } = await sql<{ name: string }>`
    select name from residence where id = ${id} and organization_id = ${organizationId} for update`.execute(tx)
  return rows[0] ?? null
}

export async function findResidenceOfPhoto(tx: Tx, organizationId: string, photoId: string): Promise<string | null> {
  const { rows } = await sql<{ residenceId: string }>`
    select residence_id as "residenceId" from residence_photo
    where id = ${photoId} and organization_id = ${organizationId}`.execute(tx)
  return rows[0]?.residenceId ?? null
}

export async function readPhotos(tx: Tx, residenceId: string): Promise<ResidencePhoto[]> {
  const { rows } = await sql<ResidencePhoto>`
    select id, description, width, height, color from residence_photo
    where residence_id = ${residenceId} order by position`.execute(tx)
  return rows
}

type NewPhoto = Omit<ResidencePhoto, 'description'> & {
  organizationId: string
  residenceId: string
  position: number
  addedAt: Date
  addedBy: string
}

export async function insertPhoto(tx: Tx, photo: NewPhoto): Promise<void> {
  const { id, organizationId, residenceId, position, width, height, color, addedAt, addedBy } = photo
  await sql`
    insert into residence_photo (id, organization_id, residence_id, position, width, height, color, added_at, added_by)
    values (${id}, ${organizationId}, ${residenceId}, ${position}, ${width}, ${height}, ${color}, ${addedAt},
      ${addedBy})`.execute(tx)
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
  await sql`update residence_photo set description = ${description} where id = ${id}`.execute(tx)
}

export async function deletePhoto(tx: Tx, residenceId: string, id: string): Promise<void> {
  const { rows } = await sql<{ position: number }>`
    delete from residence_photo where id = ${id} returning position`.execute(tx)
  await sql`
    update residence_photo set position = position - 1
    where residence_id = ${residenceId} and position > ${rows[0]?.position ?? maxPhotos}`.execute(tx)
}

export async function readFile(tx: Tx, id: string, size: PhotoSize, format: PhotoFormat) {
  const { rows } = await sql<{ bytes: Uint8Array }>`
    select bytes from residence_photo_file where photo_id = ${id} and size = ${size} and format = ${format}`.execute(tx)
  return rows[0] ? new Uint8Array(rows[0].bytes) : null
}
