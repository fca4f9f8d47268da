import { fillWithKeptPlace, keepPlace } from '#web/plumbing/kept/kept-place.ts'

/** What was typed as the place stays with the visitor: fields for a place begin with it, and the page may name a new one. */
export function startPlaceFields(): void {
  const named = document.querySelector<HTMLElement>('[data-keep-place]')
  if (named) keepPlace(named.dataset.keepPlace ?? '')
  for (const field of document.querySelectorAll<HTMLInputElement>('.place-field input')) {
    fillWithKeptPlace(field)
  }
}
