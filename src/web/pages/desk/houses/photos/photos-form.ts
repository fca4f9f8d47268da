/** Where the forms of photos are sent: their house's page, which knows them by its query even where they could not be read. */
export function photosFormOf(houseId: string): string {
  return `/workspace/residences/${houseId}?form=photos#p-photos`
}

export function isOfPhotos(query: URLSearchParams): boolean {
  return query.get('form') === 'photos'
}
