import { randomUUID } from 'node:crypto'
import type { PhotoActInput, ResidencePhoto, ResidencePhotos } from '#contract/residence/photos.ts'
import { maxPhotos, type PhotoFormat, type PhotoSize } from '#domain/residence/photo.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Actor, Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createPhotoWork, type PhotoWork } from './converting/photo-work.worker.ts'
import {
  deletePhoto,
  describePhoto,
  findResidenceOfPhoto,
  insertFile,
  insertPhoto,
  lockResidence,
  readFile,
  readPhotos,
  swapPhotos,
} from './photos.store.ts'

export type Photographer = { organizationId: string; personId: string; actor: Actor }

// For other modules that keep a picture.
export type Pictures = Pick<PhotoWork, 'copy' | 'whyNot'>

export type Photos = ReturnType<typeof createPhotos>

const conversions = { uses: 120, window: 3_600 } as const

type Residence = { name: string; photos: ResidencePhoto[] }

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'limits'> & { work?: PhotoWork }

export function createPhotos(parts: Parts) {
  const { transactions, clock, work = createPhotoWork() } = parts
  const limit = parts.limits.limit('photos', conversions)

  async function findResidence(tx: Tx, { organizationId }: Photographer, residenceId: string): Promise<Residence> {
    const found = await lockResidence(tx, organizationId, residenceId)
    if (!found) throw new AppError('not_found', 'There is no such residence in your list.')
    return { name: found.name, photos: await readPhotos(tx, residenceId) }
  }

  return {
    /** Throws `not_found` for a residence the organization does not have. */
    list: (who: Photographer, residenceId: string): Promise<ResidencePhotos> =>
      transactions.run(who.actor, async (tx) => ({ photos: (await findResidence(tx, who, residenceId)).photos })),
    /**
     * Throws `invalid_input` for what is no photo, `conflict` when the house has too many, `too_many_requests` and
     * `not_found`.
     */
    async add(who: Photographer, residenceId: string, bytes: Uint8Array): Promise<ResidencePhotos> {
      const { actor, organizationId, personId } = who
      await transactions.run(actor, async (tx) => {
        refuseFull(await findResidence(tx, who, residenceId))
        await limit.take(tx, organizationId)
      })
      const { width, height, color, files } = await work.convert(organizationId, bytes)
      return transactions.run(actor, async (tx) => {
        // Somebody else may have been faster.
        const { name, photos } = await findResidence(tx, who, residenceId)
        refuseFull({ photos })
        const [id, position] = [randomUUID(), photos.length + 1]
        const owner = { organizationId, residenceId, addedAt: clock.now(), addedBy: personId }
        await insertPhoto(tx, { ...owner, id, position, width, height, color })
        for (const file of files) await insertFile(tx, { photoId: id, organizationId }, file)
        const residence = { subject: 'residence', subjectId: residenceId, subjectName: name }
        await noteChange(tx, { organizationId, ...residence, change: 'photo_added' })
        return { photos: await readPhotos(tx, residenceId) }
      })
    },
    /** Throws `not_found` where the organization has no such photo. */
    change: (who: Photographer, photoId: string, { act, description = '' }: PhotoActInput): Promise<ResidencePhotos> =>
      transactions.run(who.actor, async (tx) => {
        const { organizationId } = who
        const residenceId = await findResidenceOfPhoto(tx, organizationId, photoId)
        if (residenceId === null) throw buildNoPhotoError()
        const { name, photos } = await findResidence(tx, who, residenceId)
        const at = photos.findIndex(({ id }) => id === photoId)
        const photo = photos[at]
        // It was deleted between the two looks.
        if (!photo) throw buildNoPhotoError()
        const note = (change: string, before: object, after: object) =>
          noteChange(tx, {
            organizationId,
            subject: 'residence',
            subjectId: residenceId,
            subjectName: name,
            change,
            before: { ...before },
            after: { ...after },
          })
        if (act === 'delete') {
          await deletePhoto(tx, residenceId, photoId)
          await note('photo_deleted', photo.description === '' ? {} : { photo: photo.description }, {})
        } else if (act === 'describe') {
          if (description !== photo.description) {
            await describePhoto(tx, photoId, description)
            await note('photo_described', { photo: photo.description }, { photo: description })
          }
        } else {
          const to = act === 'earlier' ? at - 1 : at + 1
          const other = photos[to]
          if (other) {
            await swapPhotos(tx, photoId, other.id)
            const shows = photo.description === '' ? {} : { photo: photo.description }
            await note('photo_moved', { place: at + 1 }, { place: to + 1, ...shows })
          }
        }
        return { photos: await readPhotos(tx, residenceId) }
      }),
    file: (actor: Actor, id: string, size: PhotoSize, format: PhotoFormat): Promise<Uint8Array<ArrayBuffer> | null> =>
      transactions.run(actor, (tx) => readFile(tx, id, size, format)),
  }
}

function refuseFull({ photos }: Pick<Residence, 'photos'>): void {
  if (photos.length < maxPhotos) return
  throw new AppError('conflict', `This house has ${maxPhotos} photos, which is all it can show. Delete one first.`)
}

function buildNoPhotoError(): AppError {
  return new AppError('not_found', 'This photo is no longer there.')
}
