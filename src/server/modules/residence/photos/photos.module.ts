import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createPhotoWork } from './converting/photo-work.worker.ts'
import { createPhotosRoutes } from './photos.routes.ts'
import { createPhotos, type Pictures } from './photos.service.ts'

export function createPhotosModule(parts: ServerParts) {
  const work = createPhotoWork()
  const pictures: Pictures = work
  return { pictures, routes: [createPhotosRoutes(createPhotos({ ...parts, work }))] }
}
