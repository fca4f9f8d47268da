import { findPersonalParts } from '#domain/people/privacy/personal-parts.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import type { Form } from '#web/plumbing/page.ts'
import { noteQuestion } from './note-words.ts'

// With script the note was asked about while it was typed.
export function askAboutNote({ values, isByScript = false }: Form, name: 'note' | 'words'): void {
  if (isByScript || values.asked !== undefined || findPersonalParts(values[name] ?? '').length === 0) return
  throw new Refusal('invalid_input', noteQuestion, { fields: { asked: noteQuestion } })
}
