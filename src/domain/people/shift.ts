/** A note may be changed by whoever wrote it for so long; after that they write a new one. */
export const shiftHours = 12

/** Then a note is deleted. */
export const shiftNoteDays = 7

const hour = 3_600_000

type Note = { by: string; at: Date }

/** Whether what somebody writes now belongs to the note that stands: it is theirs, of this shift. */
export function isOfThisShift(note: Note | null, person: string, now: Date): boolean {
  return note !== null && note.by === person && now.getTime() - note.at.getTime() < shiftHours * hour
}

/** From when on changes are news: since they last said that they have read them, or of the last day. */
export function newsSince(seenAt: Date | null, now: Date): Date {
  if (seenAt === null) return new Date(now.getTime() - 24 * hour)
  return new Date(Math.max(seenAt.getTime(), now.getTime() - shiftNoteDays * 24 * hour))
}
