import * as z from 'zod/mini'
import { photoActs } from '#contract/residence/photo-limits.ts'
import { photoDescriptionLimit } from '#domain/residence/photo.ts'

/** A photo of a house. Its files are at `/photos/{id}/{480|960|1600}.{avif|webp|jpg}` (src/domain/residence/photo.ts). */
export const homePhoto = z.object({
  id: z.string(),
  /** What it shows, in the words of the house; may be empty. */
  description: z.string(),
  /** Pixels of the largest file. */
  width: z.int(),
  height: z.int(),
  /** Its average, as "#aabbcc". */
  color: z.string(),
})

export type HomePhoto = z.infer<typeof homePhoto>

/** Answer of `GET /api/desk/residences/{id}/photos`, and of every change of a photo: all of the house, in their order. */
export const housePhotos = z.object({ photos: z.array(homePhoto) })

export type HousePhotos = z.infer<typeof housePhotos>

/** Body of `POST /api/desk/photos/{id}`; the form of the page posts the same. */
export const photoActInput = z.object({
  act: z.enum(photoActs, 'Choose what to do with the photo.'),
  description: z.optional(
    z.string().check(z.trim(), z.maxLength(photoDescriptionLimit, `Use at most ${photoDescriptionLimit} letters.`)),
  ),
})

export type PhotoActInput = z.infer<typeof photoActInput>
