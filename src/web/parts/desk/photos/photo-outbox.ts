import type { Device } from '#web/parts/beds/bed-queue/device.ts'
import { Listeners } from '#web/parts/beds/bed-queue/listeners.ts'
import { PlannedCall } from '#web/parts/beds/bed-queue/planned-call.ts'
import { computePause } from '#web/parts/beds/bed-queue/queue-parts.ts'
import type { SenderLock } from '#web/parts/beds/bed-queue/sender-lock.ts'
import type { PhotoStore } from './photo-store.ts'
import { isWaiting, noPhotos, type PhotoPlace, type PhotosView, type QueuedPhoto } from './queued-photo.ts'
import type { SendPhoto } from './send-photo.query.ts'

type OutboxParts = Device & {
  person: string
  kept: PhotoStore
  send: SendPhoto
  lock: SenderLock
  mayGo: () => boolean
  onKept: (kept: readonly QueuedPhoto[]) => void
}

/** One person's photos on their way to the server: stored on the device, and sent one after the other, once. */
export class PhotoOutbox {
  readonly #parts: OutboxParts
  readonly #listeners = new Listeners<[]>()
  readonly #taken = new Listeners<[]>()
  readonly #next: PlannedCall
  /** What the device has no room for lasts as long as the page. */
  readonly #unkept = new Map<string, QueuedPhoto>()
  readonly #gone = new Set<string>()
  #view = noPhotos
  #failures = 0
  #current: { photoId: string; stopping: AbortController } | null = null
  #sending: Promise<void> | null = null

  constructor(parts: OutboxParts) {
    this.#parts = parts
    this.#next = new PlannedCall({ ...parts, call: () => void this.flush() })
  }

  subscribe = this.#listeners.add
  onTaken = this.#taken.add
  view = (): PhotosView => this.#view

  async add(place: PhotoPlace, file: File): Promise<void> {
    const { person, now, newId } = this.#parts
    const madeAt = new Date(now()).toISOString()
    const { applicationId, visitId, code } = place
    const of = { applicationId, visitId, code, person, file, madeAt }
    await this.#keep({ ...of, photoId: newId(), fileId: null, state: 'waiting' as const, reason: '' })
    this.tryNow()
  }

  async remove(photoId: string): Promise<void> {
    const photo = this.#find(photoId)
    if (!photo) return
    const isCurrent = this.#current?.photoId === photoId
    if (photo.fileId === null && !isCurrent) return this.drop(photoId)
    await this.#keep({ ...photo, state: 'removed' })
    if (isCurrent) this.#current?.stopping.abort()
    this.tryNow()
  }

  /** Forgets a refused photo once somebody has read why it was refused. */
  async drop(photoId: string): Promise<void> {
    this.#gone.add(photoId)
    this.#unkept.delete(photoId)
    await this.#parts.kept.delete(photoId)
    await this.load()
  }

  tryNow(): void {
    if (!this.#parts.isOnline()) this.#show({ trouble: 'offline' })
    else {
      this.#next.callOff()
      void this.flush()
    }
  }

  flush(): Promise<void> {
    this.#sending ??= this.#parts
      .lock(() => this.#sendAll())
      .finally(() => {
        this.#sending = null
      })
    return this.#sending
  }

  /** What is stored is the truth: another tab may have added or sent something. */
  async load(): Promise<void> {
    const stored = (await this.#parts.kept.list()).filter(({ photoId }) => !this.#unkept.has(photoId))
    const kept = stored.filter(({ photoId }) => !this.#gone.has(photoId))
    const photos = [...kept, ...this.#unkept.values()].sort((one, other) => (one.madeAt < other.madeAt ? -1 : 1))
    this.#show({ photos, waiting: photos.filter(isWaiting).length, isKept: this.#unkept.size === 0 })
    this.#parts.onKept(kept)
  }

  async #sendAll(): Promise<void> {
    await this.load()
    for (;;) {
      const next = this.#view.photos.find((one) => isWaiting(one) && !this.#gone.has(one.photoId))
      if (!next || !this.#parts.mayGo()) break
      const stopping = new AbortController()
      this.#current = { photoId: next.photoId, stopping }
      const answer = await this.#parts.send(next, {
        signal: stopping.signal,
        onStep: ({ is }) => this.#show({ trouble: is === 'waiting' ? 'offline' : 'none' }),
        onArrived: (fileId) => this.#change(next.photoId, { fileId }),
      })
      this.#current = null
      // Somebody took it away while it was on its way.
      if (next.state === 'waiting' && this.#find(next.photoId)?.state === 'removed') continue
      if (answer.is === 'signed-out') return this.#show({ trouble: 'signed-out' })
      if (answer.is === 'unreachable' || answer.is === 'busy') {
        this.#show({ trouble: answer.is === 'busy' ? 'held-up' : 'offline' })
        this.#next.in(computePause(this.#failures++))
        return
      }
      this.#failures = 0
      if (answer.is === 'refused') await this.#change(next.photoId, { state: 'refused', reason: answer.reason })
      else await this.drop(next.photoId)
      this.#taken.tell()
    }
    this.#show({ trouble: 'none' })
  }

  #find = (photoId: string) => this.#view.photos.find((one) => one.photoId === photoId)

  async #change(photoId: string, change: Partial<QueuedPhoto>): Promise<void> {
    const photo = this.#find(photoId)
    if (photo) await this.#keep({ ...photo, ...change })
  }

  async #keep(photo: QueuedPhoto): Promise<void> {
    const isKept = await this.#parts.kept.put(photo)
    if (isKept) this.#unkept.delete(photo.photoId)
    else this.#unkept.set(photo.photoId, photo)
    await this.load()
  }

  #show(more: Partial<PhotosView>): void {
    this.#view = { ...this.#view, ...more }
    this.#listeners.tell()
  }
}
