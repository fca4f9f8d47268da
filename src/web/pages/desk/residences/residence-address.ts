import type { ListingStatus } from '#domain/residence/residence.ts'

/** Its public page, or a preview while it is not public. */
export function buildResidenceAddress({
  id,
  slug,
  status,
}: {
  id: string
  slug: string
  status: ListingStatus
}): string {
  return status === 'published' ? `/residences/${slug}` : `/workspace/residences/${id}/preview`
}
