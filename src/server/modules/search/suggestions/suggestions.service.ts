import type { PlaceSuggestion, PlaceSuggestions } from '#contract/search/place-suggestions.ts'
import type { KnownPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { reader, type Transactions } from '#server/plumbing/transactions.ts'
import { type NamedResidence, readNamesBeginning } from './suggested-residences.store.ts'

export type Suggestions = ReturnType<typeof createSuggestions>

const maxResidences = 3
const maxInAll = 8
const minLetters = 3

export function createSuggestions(parts: { transactions: Transactions; places: KnownPlaces }) {
  const { transactions, places } = parts
  return {
    async suggested(text: string, stateCode: string | null): Promise<PlaceSuggestions> {
      const known = await places.suggested(text, stateCode)
      const isName = text.length >= minLetters && /\p{L}/u.test(text)
      const named = isName ? await transactions.run(reader, (tx) => readNamesBeginning(tx, text, maxResidences)) : []
      const residences = named.map(buildResidenceSuggestion)
      return { suggestions: [...known.slice(0, maxInAll - residences.length), ...residences] }
    },
  }
}

function buildResidenceSuggestion({ name, slug, city, state }: NamedResidence): PlaceSuggestion {
  return { kind: 'home', near: name, within: city === null ? null : `${city}, ${state}`, slug }
}
