import { type InboxFilter, inboxFilters } from '#contract/contact/inbox-filters.ts'

export function readInboxFilter(query: URLSearchParams): InboxFilter {
  return inboxFilters.find((filter) => filter === query.get('filter')) ?? 'open'
}
