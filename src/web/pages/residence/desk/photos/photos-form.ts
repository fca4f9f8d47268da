/** The query tells these forms from the house's own, even where the files could not be read. */
export function buildPhotosFormAddress(residenceId: string): string {
  return `/workspace/residences/${residenceId}?form=photos#p-photos`
}

export function isOfPhotos(query: URLSearchParams): boolean {
  return query.get('form') === 'photos'
}
