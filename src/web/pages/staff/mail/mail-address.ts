import { type MailState, mailStates } from '#contract/mail/mail-states.ts'

export type AskedMail = { state: MailState | null; kind: string; to: string }

export function readAskedMail(query: URLSearchParams): AskedMail {
  const state = mailStates.find((one) => one === query.get('state')) ?? null
  const kind = /^[a-z][a-z-]{0,40}$/.exec(query.get('kind') ?? '')?.[0] ?? ''
  return { state, kind, to: (query.get('to') ?? '').slice(0, 254) }
}

export function buildMailPageAddress({ state, kind, to }: AskedMail): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(kind && { kind }), ...(to && { to }) })
  return query.size === 0 ? '/staff/mail' : `/staff/mail?${query}`
}
