import { minuteMs } from '#domain/language/durations.ts'
import type { ChangeStore } from './change-store.ts'
import type { Device } from './device.ts'
import type { SendChanges } from './send-changes.query.ts'
import type { SenderLock } from './sender-lock.ts'

export type BedQueueParts = Device & { kept: ChangeStore; send: SendChanges; createSenderLock: SenderLock }

const firstPauseMs = 2_000
const maxPauseMs = minuteMs

/** Milliseconds until the next try, varied so that devices do not all retry at once. */
export function computePause(failures: number): number {
  return Math.min(maxPauseMs, firstPauseMs * 2 ** failures) * (0.75 + Math.random() / 2)
}

/** Milliseconds between two tries that even a tap may not shorten. */
export function computeMinPause(failures: number): number {
  return failures > 0 ? firstPauseMs : 0
}
