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

/**
 * A `ref` for a field that asks for a place: it begins with the one kept, chosen as a whole at a touch so that another one
 * takes its room. Not where something stands already, where somebody is about to type, or where a place in one state is
 * asked for (`in`, see domain/search/search-address.ts) and this one does not say that state: "Little Rock, AR".
 */
export function fillWithKeptPlace(field: HTMLInputElement | null): void {
  const kept = keptPlace()
  if (field === null || kept === null || field.value !== '' || document.activeElement === field) return
  const within = field.form?.querySelector<HTMLInputElement>('input[name="in"]')?.value
  if (within && !kept.toUpperCase().endsWith(`, ${within}`)) return
  field.value = kept
  const choose = () => {
    if (field.value === kept) field.select()
  }
  field.addEventListener('focus', () => {
    choose()
    // The release of the press that brought the focus takes the choice away again.
    field.addEventListener('click', choose, { once: true })
  })
}
