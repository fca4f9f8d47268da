import {
  type ListingField,
  type ListingValues,
  listingFields,
  toListingValues,
} from '#domain/residence/listing/listing-fields.ts'

export function readEntries(form: HTMLFormElement | FormData): Record<string, string> {
  const typed = form instanceof FormData ? form : new FormData(form)
  return Object.fromEntries([...typed].map(([name, value]) => [name, String(value)]))
}

/** What came back from the save, except where something was typed since it was sent. */
export function keepTypedValues(form: HTMLFormElement, sent: ListingValues, saved: ListingValues): ListingValues {
  const now = toListingValues(readEntries(form))
  return toListingValues(
    Object.fromEntries(listingFields.map((field) => [field, now[field] === sent[field] ? saved[field] : now[field]])),
  )
}

/** Leaves alone a field that already holds its value: somebody may be typing there. */
export function putValues(form: HTMLFormElement, values: ListingValues): void {
  const now = toListingValues(readEntries(form))
  for (const field of listingFields) if (now[field] !== values[field]) putValue(form, field, values[field])
}

export function putValue(form: HTMLFormElement, field: ListingField, value: string): void {
  for (const control of form.querySelectorAll(`[name="${field}"]`)) {
    const isTicked = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
    if (isTicked) control.checked = control.value === value
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value
    else if (control instanceof HTMLSelectElement) control.value = value
  }
}
