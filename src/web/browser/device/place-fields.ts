import { fillWithStoredPlace, storePlace } from '#web/plumbing/stored/stored-place.ts'

export function startPlaceFields(): void {
  const named = document.querySelector<HTMLElement>('[data-keep-place]')
  if (named) storePlace(named.dataset.keepPlace ?? '')
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-fill-place]')) {
    fillWithStoredPlace(field)
  }
}
