import { type InboxFilter, inboxFilters } from '#contract/staff/inbox-filters.ts'

/** Which messages are asked for. */
export function filterIn(query: URLSearchParams): InboxFilter {
  return inboxFilters.find((filter) => filter === query.get('filter')) ?? 'open'
}
