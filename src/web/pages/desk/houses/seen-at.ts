import type { ListingStatus } from '#domain/residence/residence.ts'

/** Where somebody sees a house as a visitor: its page, or a preview of it while it is not public. */
export function seenAt({ id, slug, status }: { id: string; slug: string; status: ListingStatus }): string {
  return status === 'published' ? `/residences/${slug}` : `/workspace/residences/${id}/preview`
}
