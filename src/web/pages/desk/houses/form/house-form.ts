import { createContext, useContext } from 'react'
import type { ListingField, ListingValues } from '#domain/listing/listing-fields.ts'
import type { Contradiction } from '#domain/residence/contradictions.ts'
import type { FormWords, House } from '../house-words.ts'

/** What every field of the form may need to know. */
export type HouseFormValue = {
  house: House
  /** What the fields began with. */
  start: ListingValues
  /** What stands in them now. */
  typed: ListingValues
  errors: Readonly<Record<string, string>>
  /** What of it contradicts itself. */
  contradictions: readonly Contradiction[]
  words: FormWords
  /** Puts a value into a field, as if somebody had typed it. */
  fill: (field: ListingField, value: string) => void
}

const Context = createContext<HouseFormValue | null>(null)

export const HouseForm = Context.Provider

/** Throws outside of the form. */
export function useHouseForm(): HouseFormValue {
  const value = useContext(Context)
  if (value === null) throw new Error('a field outside of its form')
  return value
}
