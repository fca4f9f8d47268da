/** A note may be changed by whoever wrote it for so long; after that they write a new one. */
export const shiftHours = 12

export const shiftNoteDays = 7

export const shiftNoteLimit = 1000

const hour = 3_600_000

type Note = { by: string; at: Date }

export function isOfThisShift(note: Note | null, person: string, now: Date): boolean {
  return note !== null && note.by === person && now.getTime() - note.at.getTime() < shiftHours * hour
}

export function computeNewsStart(seenAt: Date | null, now: Date): Date {
  if (seenAt === null) return new Date(now.getTime() - 24 * hour)
  return new Date(Math.max(seenAt.getTime(), now.getTime() - shiftNoteDays * 24 * hour))
}
