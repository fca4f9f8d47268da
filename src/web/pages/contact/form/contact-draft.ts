import { readStoredJson, writeStored } from '#web/plumbing/stored/storage.ts'
import { type ContactValues, emptyValues, readValues } from './contact-form.ts'

/** A body sent again unchanged keeps its key, so that it is the same message. */
export type Attempt = { key: string; body: string }
export type Draft = { values: ContactValues; attempt: Attempt | null }

export const DRAFT_KEY = 'pl-draft-contact'

/** Kept for this tab only, so that a reload or a failure loses nothing. Sending it and Leave this site clear it. */
export function loadDraft(): Draft | null {
  const stored = readStoredJson('sessionStorage', DRAFT_KEY)
  if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null
  const values = typeof stored.values === 'object' && stored.values !== null ? stored.values : {}
  return { values: readValues({ ...values }), attempt: 'attempt' in stored ? readAttempt(stored.attempt) : null }
}

function readAttempt(stored: unknown): Attempt | null {
  if (typeof stored !== 'object' || stored === null || !('key' in stored) || !('body' in stored)) return null
  const { key, body } = stored
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : null
}

export function saveDraft(draft: Draft): void {
  // Where storage is forbidden or full the text is only in the form.
  writeStored('sessionStorage', DRAFT_KEY, isEmpty(draft.values) ? null : JSON.stringify(draft))
}

export function clearDraft(): void {
  saveDraft({ values: emptyValues, attempt: null })
}

function isEmpty(values: ContactValues): boolean {
  return Object.values(values).every((value) => value === '')
}

export function prepareAttempt(body: string, before: Attempt | null): Attempt {
  if (before?.body === body) return before
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return { key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''), body }
}
