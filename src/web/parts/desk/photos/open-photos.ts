import { createId } from '#web/parts/beds/bed-queue/new-id.ts'
import { createSenderLock } from '#web/parts/beds/bed-queue/sender-lock.ts'
import { openOutbox } from '#web/parts/desk/findings/open-outbox.ts'
import { PhotoOutbox } from './photo-outbox.ts'
import { createPhotoStore } from './photo-store.ts'
import { isWaiting } from './queued-photo.ts'
import { sendPhoto } from './send-photo.query.ts'
import { watchOtherPhotos, writeWaitingPhotos } from './waiting-photos.ts'

// One for each person as long as the page lasts.
const outboxes = new Map<string, PhotoOutbox>()

export function openPhotos(person: string): PhotoOutbox {
  const known = outboxes.get(person)
  if (known) return known
  const findings = openOutbox(person)
  const outbox = new PhotoOutbox({
    person,
    kept: createPhotoStore(person),
    send: sendPhoto(person),
    lock: createSenderLock(`pl-photos-sender/${person}`),
    mayGo: () => findings.view().waiting === 0,
    isOnline: () => navigator.onLine,
    now: Date.now,
    newId: createId,
    after(ms, call) {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
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
