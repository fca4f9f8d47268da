import type { ReactNode } from 'react'
import { hasPassed } from '#domain/language/planned-date.ts'
import { SourceNote } from './source-note.tsx'

type PassedNoteProps = { planned: string; now?: Date; children?: ReactNode }

const inEnglish = 'dates as the plan gave them; this date has passed'

export function PassedNote({ planned, now = new Date(), children = inEnglish }: PassedNoteProps) {
  if (!hasPassed(planned, now)) return null
  return <SourceNote>{children}</SourceNote>
}
