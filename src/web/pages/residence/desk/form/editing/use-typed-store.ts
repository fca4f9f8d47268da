import { useEffect, useRef, useState } from 'react'
import { type ListingField, type ListingValues, listingFields } from '#domain/residence/listing/listing-fields.ts'
import { type EditStart, toStart } from '#web/pages/residence/desk/edit-start.ts'
import type { Residence } from '#web/pages/residence/desk/residence-words.ts'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { readTyped, storeTyped } from './typed-store.ts'

type TypedStoreParts = {
  residence: Residence
  start: EditStart
  typed: ListingValues
  isDirty: boolean
  // False where the page itself came with what was typed.
  mayRestore: boolean
  continueRun: (next: EditStart, sent: ListingValues) => void
}

/**
 * What is typed and not saved stays on this device until it is saved, thrown away, or the person signs out: a phone may
 * close the page at any time.
 */
export function useTypedStore({ residence, start, typed, isDirty, mayRestore, continueRun }: TypedStoreParts) {
  const owner = useActsFor()
  const isRead = useRef(false)
  const [restored, setRestored] = useState<{ at: string; fields: readonly ListingField[] } | null>(null)
  const { id } = residence

  useEffect(() => {
    if (owner === null || isRead.current) return
    isRead.current = true
    const stored = mayRestore ? readTyped(owner, id) : null
    if (stored === null) return
    const { at, values, base, version } = stored
    const fields = listingFields.filter((field) => values[field] !== start.values[field])
    if (fields.length === 0) return
    setRestored({ at, fields })
    continueRun({ values, base, version, asked: [], trouble: null }, start.values)
  }, [owner, id, mayRestore, start, continueRun])

  useEffect(() => {
    if (owner === null) return
    const base = start.base ?? start.values
    const unsaved = { at: new Date().toISOString(), version: start.version, base, values: typed }
    storeTyped(owner, id, isDirty ? unsaved : null)
  }, [owner, id, isDirty, start, typed])

  function discard(): void {
    setRestored(null)
    continueRun(toStart(residence, null), typed)
  }
  return { at: isDirty && restored ? restored.at : null, fields: restored?.fields ?? [], discard }
}
