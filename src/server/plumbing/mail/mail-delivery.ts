export type OutgoingMail = {
  id: string
  createdAt: Date
  messageId: string
  to: string
  replyTo: string | null
  stopUrl: string | null
  subject: string
  text: string
  html: string
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
