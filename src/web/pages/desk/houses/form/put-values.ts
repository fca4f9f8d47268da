import {
  type ListingField,
  type ListingValues,
  listingFields,
  listingValuesOf,
} from '#domain/listing/listing-fields.ts'

/** What stands in the form, its other fields included. */
export function entriesOf(form: HTMLFormElement | FormData): Record<string, string> {
  const typed = form instanceof FormData ? form : new FormData(form)
  return Object.fromEntries([...typed].map(([name, value]) => [name, String(value)]))
}

/** What a form is to hold after a save: what came back, and what was typed since it was sent. */
export function keptAfter(form: HTMLFormElement, sent: ListingValues, saved: ListingValues): ListingValues {
  const now = listingValuesOf(entriesOf(form))
  return listingValuesOf(
    Object.fromEntries(listingFields.map((field) => [field, now[field] === sent[field] ? saved[field] : now[field]])),
  )
}

/** Puts each value into its field. A field that holds it already is not touched: somebody may be typing there. */
export function putValues(form: HTMLFormElement, values: ListingValues): void {
  const now = listingValuesOf(entriesOf(form))
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
