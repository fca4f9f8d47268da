/**
 * Where a mail stands. `queued` waits for its time (the first try or the next one), `sending` is being handed over,
 * `sent` was taken by the mail server or written to its file, `failed` gave up and waits for Retry.
 */
export const mailStates = ['queued', 'sending', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]
