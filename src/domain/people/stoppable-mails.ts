/** The emails that the link in one of them stops, without signing in. */
export const stoppableMails = ['questions', 'reminders', 'warnings'] as const
export type StoppableMail = (typeof stoppableMails)[number]
