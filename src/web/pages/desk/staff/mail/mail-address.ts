import { type MailState, mailStates } from '#contract/staff/mail-states.ts'

/** Null for all. */
export function stateIn(query: URLSearchParams): MailState | null {
  return mailStates.find((state) => state === query.get('state')) ?? null
}
