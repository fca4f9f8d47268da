import { type MailState, mailStates } from '#contract/staff/mail-states.ts'

/** Which emails are asked for; null for all. */
export function stateIn(query: URLSearchParams): MailState | null {
  return mailStates.find((state) => state === query.get('state')) ?? null
}
