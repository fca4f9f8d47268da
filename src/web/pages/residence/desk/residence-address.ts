import type { ListingStatus } from '#domain/residence/residence.ts'

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
