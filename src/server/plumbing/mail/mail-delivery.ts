/** One mail on its way out. `id` and `createdAt` never change between tries, and with them its file and Message-ID. */
export type OutgoingMail = {
  id: string
  createdAt: Date
  /** With its angle brackets. The same on every try, so that a receiving system can drop a second copy. */
  messageId: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
}

/**
 * How mail leaves the house. `deliver` resolves when the mail server has taken the mail, or its file is on disk;
 * otherwise it throws a DeliveryError. `forget` removes what `deliver` left on this machine.
 */
export type Mailer = {
  transport: 'smtp' | 'files'
  deliver(mail: OutgoingMail): Promise<void>
  forget(mail: { id: string; createdAt: Date }): Promise<void>
  close(): void
}

/**
 * A try that failed. `message` is our own sentence, safe to keep and show: what a mail server says quotes addresses.
 * `permanent` means that another try would end the same way (the server refused this recipient or this mail).
 */
export class DeliveryError extends Error {
  readonly permanent: boolean

  constructor(message: string, permanent: boolean, cause: unknown) {
    super(message, { cause })
    this.permanent = permanent
  }
}

/** Longest a try may take, in milliseconds: the outbox's lease has to outlast it. */
export const deliveryTimeout = 90_000
