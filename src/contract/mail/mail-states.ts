export const mailStates = ['queued', 'sending', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/** Begins a recipient that the outbox keeps sealed. */
export const sealedMark = 'sealed:'
