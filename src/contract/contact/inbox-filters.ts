export const inboxFilters = ['open', 'mine', 'answered'] as const
export type InboxFilter = (typeof inboxFilters)[number]
