const KEY = 'pl-place'

/** Keeps what somebody typed as the place, for the fields of the pages after, until the tab is closed. */
export function keepPlace(place: string): void {
  try {
    if (place) sessionStorage.setItem(KEY, place)
  } catch {
    // Storage may be forbidden; then every field begins empty.
  }
}

/** A `ref` for a field that asks for a place: it begins with the one kept, unless something stands there already. */
export function fillWithKeptPlace(field: HTMLInputElement | null): void {
  if (field?.value !== '') return
  try {
    field.value = sessionStorage.getItem(KEY) ?? ''
  } catch {
    // As above.
  }
}
