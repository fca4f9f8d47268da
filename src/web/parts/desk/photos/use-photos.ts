import { useMemo, useSyncExternalStore } from 'react'
import { openPhotos } from './open-photos.ts'
import type { PhotoOutbox } from './photo-outbox.ts'
import { noPhotos, type PhotosView } from './queued-photo.ts'

const subscribeToNothing = () => () => {}

export type PhotoBox = { outbox: PhotoOutbox | null; view: PhotosView }

/** Without an outbox on the server, and where nobody is signed in. */
export function usePhotoBox(owner: string | null): PhotoBox {
  const outbox = useMemo(() => (owner && typeof window !== 'undefined' ? openPhotos(owner) : null), [owner])
  return { outbox, view: usePhotosView(outbox) }
}

export function usePhotosView(outbox: PhotoOutbox | null): PhotosView {
  return useSyncExternalStore(
    outbox?.subscribe ?? subscribeToNothing,
    () => outbox?.view() ?? noPhotos,
    () => noPhotos,
  )
}
