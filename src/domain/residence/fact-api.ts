import { type FactName, factNames, facts } from './facts.ts'

export type ApiName = (typeof facts)[FactName]['api']['name']

export const apiWords = Object.fromEntries(
  factNames.map((name) => [facts[name].api.name, facts[name].api.words]),
  // The type above says the same of the table.
) as Record<ApiName, string>

export function listFactsOn(place: 'lists' | 'page'): FactName[] {
  return factNames.filter((name) => facts[name].api.on === place)
}
