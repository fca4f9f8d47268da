import { capitalize } from '#domain/language/capital.ts'
import type { CountedNoun } from '#domain/language/say.ts'
import { readSearchAddress, type SearchAddress } from '#domain/search/search-address.ts'

export function readSearchForm(form: HTMLFormElement, { state }: Pick<SearchProps, 'state'>): SearchAddress {
  // A form of ours holds text, no files.
  const params = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  if (state !== null && params.get('near') === state.typed) {
    params.delete('near')
    params.set('state', state.code)
  }
  return readSearchAddress(params)
}

export function canSearch({ query }: SearchAddress): boolean {
  return Boolean(query.near || query.state || query.q)
}

/** A ZIP code, or a town with its state; anything else may be half typed. */
export function isWholePlace(near: string): boolean {
  return /^\d{5}$|, ?[a-z]{2}$/i.test(near.trim())
}

export function readFormWords(form: HTMLFormElement, { query }: SearchAddress): string[] {
  const words = [...form.elements].flatMap((control) => {
    if (control instanceof HTMLSelectElement) return isAsked(control, query) ? readChosen(control) : []
    if (!(control instanceof HTMLInputElement)) return []
    if (control.type === 'radio') return control.checked && control.value !== '' ? findNeed(control) : []
    if (control.type === 'checkbox') return control.checked ? readLabel(control) : []
    return control.type === 'text' ? control.value.trim() : []
  })
  return words.filter(Boolean).map(capitalize)
}

function isAsked({ name, value }: HTMLSelectElement, query: SearchAddress['query']): boolean {
  return name !== 'sort' && (name in query || (name === 'medicine' && value !== ''))
}

const readChosen = (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent ?? ''
const readLabel = (control: HTMLInputElement) => control.closest('label')?.textContent ?? ''
const findNeed = (radio: HTMLInputElement) =>
  `${radio.closest('.need')?.firstElementChild?.firstChild?.textContent}: ${readLabel(radio)}`

export type SearchProps = {
  path: string
  search: string
  state: { typed: string; code: string } | null
  words: {
    show: string
    showNone: string
    showResidences: CountedNoun
    showAtLeast: string
  }
}
