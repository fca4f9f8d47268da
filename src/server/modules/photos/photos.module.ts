import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { photosRoutes } from './photos.routes.ts'
import { createPhotos } from './photos.service.ts'

export function createPhotosModule(parts: ServerParts): ServerModule {
  return { routes: [photosRoutes(createPhotos(parts))] }
}
