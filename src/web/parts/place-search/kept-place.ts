const KEY = 'pl-place'

/** Keeps what somebody typed as the place, for the fields of the pages after, until the tab is closed. */
export function keepPlace(place: string): void {
  try {
    if (place) sessionStorage.setItem(KEY, place)
  } catch {
    // Storage may be forbidden; then every field begins empty.
  }
}

/** The place typed last; null where there is none. */
export function keptPlace(): string | null {
  try {
    return sessionStorage.getItem(KEY) || null
  } catch {
    // As above.
    return null
  }
}

/** A `ref` for a field that asks for a place: it begins with the one kept, unless something stands there already. */
export function fillWithKeptPlace(field: HTMLInputElement | null): void {
  if (field?.value === '') field.value = keptPlace() ?? ''
}
