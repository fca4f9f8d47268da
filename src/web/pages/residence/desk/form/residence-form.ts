import { createContext, useContext } from 'react'
import type { Contradiction } from '#domain/residence/contradictions.ts'
import type { ListingField, ListingValues } from '#domain/residence/listing/listing-fields.ts'
import type { FormWords, Residence } from '#web/pages/residence/desk/residence-words.ts'

export type ResidenceFormValue = {
  residence: Residence
  start: ListingValues
  typed: ListingValues
  errors: Readonly<Record<string, string>>
  // Filled in and not seen yet: copied, or typed before the page was closed.
  unseen: readonly ListingField[]
  contradictions: readonly Contradiction[]
  words: FormWords
  fill: (field: ListingField, value: string) => void
}

const Context = createContext<ResidenceFormValue | null>(null)

export const ResidenceForm = Context.Provider

export function useResidenceForm(): ResidenceFormValue {
  const value = useContext(Context)
  if (value === null) throw new Error('a field outside of its form')
  return value
}
