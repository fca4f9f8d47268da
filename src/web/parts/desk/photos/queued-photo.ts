import type { OutboxTrouble } from '#web/parts/desk/findings/finding-outbox.ts'

export type PhotoPlace = { applicationId: string; visitId: string; code: string }

/** `removed`: it may have arrived, so the server is asked to take it away. */
type PhotoState = 'waiting' | 'removed' | 'refused'

export type QueuedPhoto = PhotoPlace & {
  photoId: string
  /** Whoever took it, and the organization they act for. */
  person: string
  file: File
  madeAt: string
  /** Null until the file has arrived as a whole. */
  fileId: string | null
  state: PhotoState
  reason: string
}

export type PhotosView = {
  photos: readonly QueuedPhoto[]
  waiting: number
  trouble: OutboxTrouble
  isKept: boolean
}

export const noPhotos: PhotosView = { photos: [], waiting: 0, trouble: 'none', isKept: true }

export const isAt = (one: PhotoPlace, { applicationId, visitId, code }: PhotoPlace): boolean =>
  one.applicationId === applicationId && one.visitId === visitId && one.code === code

export const isWaiting = ({ state }: QueuedPhoto): boolean => state !== 'refused'
