import { sql } from 'kysely'
import { buildPhotoAddress, type PhotoSize, photoSizes } from '#domain/residence/photo.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { type ExportPage, type ExportRow, filterAfterId } from './export.store.ts'

export type ExportedPhoto = ExportRow & { file: string }

export function createPhotoPageReader(baseUrl: string): ExportPage<ExportedPhoto> {
  return async (tx, { organizationId, after, most }) => {
    const { rows } = await sql<ExportedPhoto>`
      select p.id, r.name as house, p.residence_id as "residenceId", p.position as place, p.description as shows, p.width,
        p.height, iso_time(p.added_at) as "addedAt", 'photos/' || r.slug || '/' || p.id || '.jpg' as file
      from residence_photo p join residence r on r.id = p.residence_id
      where p.organization_id = ${organizationId} ${filterAfterId('p.id', after)}
      order by p.id limit ${most}`.execute(tx)
    return rows.map((row) => ({ ...row, address: `${baseUrl}${buildPhotoAddress(row.id, 1600, 'jpg')}` }))
  }
}

/** A ZIP archive without extensions cannot exceed 4 GB. */
const maxBytes = 3_000_000_000

export async function choosePhotoSize(tx: Tx, organizationId: string, most = maxBytes): Promise<PhotoSize> {
  const { rows } = await sql<{ size: PhotoSize; bytes: number }>`
    select size, sum(length(bytes))::float8 as bytes from residence_photo_file
    where organization_id = ${organizationId} and format = 'jpg' group by size order by size desc`.execute(tx)
  return rows.find(({ bytes }) => bytes <= most)?.size ?? photoSizes[0]
}

export async function readPhotoFile(tx: Tx, id: string, size: PhotoSize): Promise<Uint8Array | null> {
  const file = await tx
    .selectFrom('residence_photo_file')
    .select('bytes')
    .where((is) => is.and({ photo_id: id, size, format: 'jpg' }))
    .executeTakeFirst()
  return file?.bytes ?? null
}
