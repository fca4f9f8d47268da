import { personalParts } from '#domain/people/privacy/personal-parts.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import type { Form } from '#web/plumbing/page.ts'
import { noteQuestion } from './note-question.tsx'

// A form that came without script has not been asked yet.
export function askAboutNote(values: Form['values'], name: 'note' | 'words'): void {
  if (values.asked !== undefined || personalParts(values[name] ?? '').length === 0) return
  throw new Refusal('invalid_input', noteQuestion, { fields: { asked: noteQuestion } })
}
