/** The three lists of the staff inbox: waiting for an answer, waiting and taken by me, answered. */
export const inboxFilters = ['open', 'mine', 'answered'] as const
export type InboxFilter = (typeof inboxFilters)[number]
