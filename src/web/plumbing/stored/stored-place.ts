const KEY = 'pl-place'

export function storePlace(place: string): void {
  try {
    if (place) sessionStorage.setItem(KEY, place)
  } catch {
    // Storage may be forbidden; then every field begins empty.
  }
}

export function readStoredPlace(): string | null {
  try {
    return sessionStorage.getItem(KEY) || null
  } catch {
    // As above.
    return null
  }
}

/**
 * A `ref`. Leaves the field alone when it has a value or the focus, or when it asks for a place in a state that the
 * stored one does not name.
 */
export function fillWithStoredPlace(field: HTMLInputElement | null): void {
  const kept = readStoredPlace()
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
