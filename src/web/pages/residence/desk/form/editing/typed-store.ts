import { isListingField, type ListingValues, toListingValues } from '#domain/residence/listing/listing-fields.ts'
import { TYPING_PREFIX } from '#web/plumbing/stored/stored-typing.ts'

// `base` is what the form began from.
export type TypedValues = { at: string; version: number; base: ListingValues; values: ListingValues }

const buildKey = (owner: string, id: string) => `${TYPING_PREFIX}/${owner}/${id}`

/** Null where nothing readable is stored, or where storage is forbidden. */
export function readTyped(owner: string, id: string): TypedValues | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(buildKey(owner, id)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    if (!('at' in stored && 'version' in stored && 'base' in stored && 'values' in stored)) return null
    const { at, version, base, values } = stored
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || typeof version !== 'number') return null
    const [from, to] = [readValues(base), readValues(values)]
    return from && to && { at, version, base: from, values: to }
  } catch {
    return null
  }
}

export function storeTyped(owner: string, id: string, typed: TypedValues | null): void {
  try {
    if (typed === null) localStorage.removeItem(buildKey(owner, id))
    else localStorage.setItem(buildKey(owner, id), JSON.stringify(typed))
  } catch {
    // Storage may be forbidden or full: then the text is only in the form.
  }
}

function readValues(stored: unknown): ListingValues | null {
  if (typeof stored !== 'object' || stored === null) return null
  const said = Object.entries(stored).filter(([name, value]) => isListingField(name) && typeof value === 'string')
  return toListingValues(Object.fromEntries(said))
}
