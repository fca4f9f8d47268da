import * as z from 'zod/mini'
import { photoDescriptionLimit } from '#domain/residence/photo.ts'
import { photoActs } from './photo-limits.ts'

export const residencePhoto = z.object({
  id: z.string(),
  description: z.string(),
  width: z.int(),
  height: z.int(),
  color: z.string(),
})

export type ResidencePhoto = z.infer<typeof residencePhoto>

export const residencePhotos = z.object({ photos: z.array(residencePhoto) })

export type ResidencePhotos = z.infer<typeof residencePhotos>

export const photoActInput = z.object({
  act: z.enum(photoActs, 'Choose what to do with the photo.'),
  description: z.optional(
    z.string().check(z.trim(), z.maxLength(photoDescriptionLimit, `Use at most ${photoDescriptionLimit} letters.`)),
  ),
})

export type PhotoActInput = z.infer<typeof photoActInput>
