export type OutgoingMail = {
  id: string
  createdAt: Date
  messageId: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  stopUrl?: string | null
}

/** So that a mail program shows a button that stops them (RFC 2369, RFC 8058). */
export function stopHeaders({ stopUrl = null }: Pick<OutgoingMail, 'stopUrl'>): Record<string, string> {
  if (stopUrl === null) return {}
  return { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** `deliver` throws a DeliveryError. `forget` removes what it left on this machine. */
export type Mailer = {
  transport: 'smtp' | 'files'
  deliver(mail: OutgoingMail): Promise<void>
  forget(mail: { id: string; createdAt: Date }): Promise<void>
  close(): void
}

/** `message` is safe to show. `permanent`: another try would fail the same way. */
export class DeliveryError extends Error {
  readonly permanent: boolean

  constructor(message: string, permanent: boolean, cause: unknown) {
    super(message, { cause })
    this.permanent = permanent
  }
}

/** In ms. The outbox's lease must be longer. */
export const deliveryTimeoutMs = 90_000
