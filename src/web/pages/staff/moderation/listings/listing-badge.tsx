import type { ListingsWords } from '#content/staff/moderation.ts'
import type { StaffListings } from '#contract/residence/moderation/staff-listings.ts'
import { Badge } from '#web/ui/text/badge.tsx'

type ListingBadgeProps = {
  listing: Pick<StaffListings['rows'][number], 'status' | 'isHidden'>
  words: Pick<ListingsWords, 'statuses'>
}

export function ListingBadge({ listing: { status, isHidden }, words }: ListingBadgeProps) {
  const form = isHidden ? 'dashed' : status === 'published' ? 'filled' : status === 'archived' ? 'dashed' : 'half'
  return <Badge form={form}>{words.statuses[isHidden ? 'hidden' : status]}</Badge>
}
