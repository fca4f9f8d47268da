/** A note may be changed by whoever wrote it for so long; after that they write a new one. */
import { addDays } from '#domain/language/added-time.ts'
import { dayMs, hourMs } from '#domain/language/durations.ts'
export const shiftHours = 12

export const shiftNoteDays = 7

export const shiftNoteLimit = 1000

type Note = { by: string; at: Date }

export function isOfThisShift(note: Note | null, person: string, now: Date): boolean {
  return note !== null && note.by === person && now.getTime() - note.at.getTime() < shiftHours * hourMs
}

export function computeNewsStart(seenAt: Date | null, now: Date): Date {
  if (seenAt === null) return addDays(now, -1)
  return new Date(Math.max(seenAt.getTime(), now.getTime() - shiftNoteDays * dayMs))
}
