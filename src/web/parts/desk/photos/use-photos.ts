import { useMemo, useSyncExternalStore } from 'react'
import { device } from '#web/parts/beds/bed-queue/device.ts'
import { createSenderLock } from '#web/parts/beds/bed-queue/sender-lock.ts'
import { openOutbox } from '#web/parts/desk/findings/use-outbox.ts'
import { PhotoOutbox } from './photo-outbox.ts'
import { createPhotoStore } from './photo-store.ts'
import { isWaiting, noPhotos, type PhotosView } from './queued-photo.ts'
import { sendPhoto } from './send-photo.query.ts'
import { watchOtherPhotos, writeWaitingPhotos } from './waiting-photos.ts'

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

// One for each person as long as the page lasts.
const outboxes = new Map<string, PhotoOutbox>()

function openPhotos(person: string): PhotoOutbox {
  const known = outboxes.get(person)
  if (known) return known
  const findings = openOutbox(person)
  const outbox = new PhotoOutbox({
    person,
    kept: createPhotoStore(person),
    send: sendPhoto(person),
    lock: createSenderLock(`pl-photos-sender/${person}`),
    mayGo: () => findings.view().waiting === 0,
    ...device,
    onKept(kept) {
      const waiting = kept.filter(isWaiting)
      writeWaitingPhotos(person, { count: waiting.length, applicationId: waiting[0]?.applicationId ?? '' })
    },
  })
  outboxes.set(person, outbox)
  addEventListener('online', () => outbox.tryNow())
  addEventListener('offline', () => outbox.tryNow())
  findings.onTaken(() => outbox.tryNow())
  watchOtherPhotos(person, () => void outbox.load())
  void outbox.load().then(() => outbox.tryNow())
  return outbox
}
