import type { PhotoActInput, ResidencePhoto } from '#contract/residence/photos.ts'
import { callDeskApi } from '#web/parts/desk/call-desk-api.query.ts'
import { sendFiles } from '#web/parts/desk/send-files.query.ts'
import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'

type PhotosPromise = Promise<{ kind: 'done'; photos: readonly ResidencePhoto[] } | Failure>

export async function fetchPhotos(
  fetch: typeof globalThis.fetch,
  residenceId: string,
): Promise<readonly ResidencePhoto[]> {
  return (await callApi('GET /api/desk/residences/:id/photos', { params: { id: residenceId } }, { fetch })).photos
}

/** None of these calls throws. */
export function createPhotosAsking(owner: string | null, residenceId: string) {
  return {
    /** `onProgress` receives the share that has been sent, from 0 to 1. */
    async send(file: File, onProgress: (share: number) => void): PhotosPromise {
      const form = new FormData()
      form.append('house', residenceId)
      form.append('photo', file)
      const sent = await sendFiles(owner, 'POST /api/desk/photos', form, { onProgress })
      return sent.kind === 'done' ? { kind: 'done', photos: sent.value.photos } : sent
    },
    async change(photoId: string, asked: PhotoActInput): PhotosPromise {
      try {
        const sent = { params: { id: photoId }, body: asked }
        return { kind: 'done', photos: (await callDeskApi(owner, 'POST /api/desk/photos/:id', sent)).photos }
      } catch (error) {
        return toFailure(error)
      }
    },
  }
}

export type AskingForPhotos = ReturnType<typeof createPhotosAsking>
