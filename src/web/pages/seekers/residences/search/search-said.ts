import type { SearchWords } from '#content/seekers/search/search.en.ts'
import { filterNames, getFilter } from '#domain/search/filters.ts'
import type { SearchAddress } from '#domain/search/search-address.ts'
import type { FieldErrors } from '#web/pages/seekers/residences/form/fields-panel.tsx'
import type { PageData } from '#web/pages/seekers/residences/page-data.ts'
import { findDoubt, findFiltersMeant, type Refused } from '#web/pages/seekers/residences/residences.query.ts'
import { chooseRefusedTitle, type HeadSaid, toHead } from './answer-head.tsx'
import { type BothWords, describeResidencesMeant } from './search-view.ts'

export function describeSearchHead({ searched, address }: PageData, needs: number, both: BothWords): HeadSaid {
  const { words } = both
  switch (searched.kind) {
    case 'found':
      return toHead(searched.answer, address, needs, both)
    case 'start':
      return { title: words.start.title, line: words.start.lead }
    case 'refused': {
      const filters = findFiltersMeant(searched)
      const understood = filters ? `${describeResidencesMeant(filters, both)}. ` : ''
      return {
        title: chooseRefusedTitle(searched, words),
        line: understood + writeRefusedLine(searched, address, words),
      }
    }
    case 'failed':
      return { title: words.problems.failed.title, line: '' }
  }
}

const inSight = ['near', 'state', 'city', 'radius', 'fee_max']

export function findErrors(
  refused: Refused,
  { query }: SearchAddress,
  { problems, filters }: SearchWords,
): FieldErrors {
  const { city } = problems.fields
  const sentences = new Map<string, string | undefined>([
    ...Object.entries(problems.fields),
    ['city', query.state ? city : problems.cityAlone],
    ...filterNames.map((name) => [getFilter(name).address, filters[name].wrong] as const),
  ])
  // An unclear place is asked about above the field.
  const wrong = findDoubt(refused) === null ? refused.names : []
  return Object.fromEntries(
    wrong.flatMap((name) => {
      const sentence = sentences.get(name)
      return sentence ? [[name, sentence]] : []
    }),
  )
}

function writeRefusedLine(refused: Refused, address: SearchAddress, words: SearchWords): string {
  const { names } = refused
  const doubt = findDoubt(refused)
  if (doubt !== null) return words.problems.doubts[doubt].line
  const errors = findErrors(refused, address, words)
  const hidden = names.filter((name) => !inSight.includes(name))
  if (hidden.length === 0) return words.start.lead
  return hidden.map((name) => errors[name] ?? words.problems.other(name)).join(' ')
}
