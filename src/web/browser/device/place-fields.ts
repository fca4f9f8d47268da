import { fillWithKeptPlace, keepPlace } from '#web/plumbing/kept/kept-place.ts'

export function startPlaceFields(): void {
  const named = document.querySelector<HTMLElement>('[data-keep-place]')
  if (named) keepPlace(named.dataset.keepPlace ?? '')
  for (const field of document.querySelectorAll<HTMLInputElement>('.place-field input')) {
    fillWithKeptPlace(field)
  }
}
