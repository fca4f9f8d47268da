import { hasPassed } from '#domain/language/planned-date.ts'
import { SourceNote } from './source-note.tsx'

type PassedNoteProps = { planned: string; now?: Date }

export function PassedNote({ planned, now = new Date() }: PassedNoteProps) {
  if (!hasPassed(planned, now)) return null
  return <SourceNote>dates as the plan gave them; this date has passed</SourceNote>
}
