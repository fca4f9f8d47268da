import type { HomePhoto, HousePhotos, PhotoActInput } from '#contract/photos.ts'
import { postAtDesk } from '#web/parts/desk/post-at-desk.query.ts'
import { sendForm } from '#web/parts/desk/send-form.query.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'

type Asked = Promise<{ kind: 'done'; photos: readonly HomePhoto[] } | Failure>

/** The photos of a house; for the page's loader, which handles what is thrown. */
export async function askPhotos(fetch: typeof globalThis.fetch, houseId: string): Promise<readonly HomePhoto[]> {
  return (await apiGet<HousePhotos>(`/api/desk/residences/${houseId}/photos`, { fetch }))?.photos ?? []
}

/** What can be asked of the photos of a house, from the page of `owner`. None of it throws. */
export function askingForPhotos(owner: string | null, houseId: string) {
  return {
    /** `told` hears how much has gone, from 0 to 1. */
    async send(file: File, told: (share: number) => void): Asked {
      const form = new FormData()
      form.append('house', houseId)
      form.append('photo', file)
      const sent = await sendForm<HousePhotos>(owner, '/api/desk/photos', form, told)
      return sent.kind === 'done' ? { kind: 'done', photos: sent.value.photos } : sent
    },
    async change(photoId: string, asked: PhotoActInput): Asked {
      try {
        const response = await postAtDesk(owner, `/api/desk/photos/${photoId}`, asked)
        const { photos }: HousePhotos = await response.json()
        return { kind: 'done', photos }
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}

export type AskingForPhotos = ReturnType<typeof askingForPhotos>
