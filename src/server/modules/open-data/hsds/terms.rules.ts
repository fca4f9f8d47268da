import type { HsdsTaxonomy, HsdsTerm } from '#contract/open-data/hsds.ts'
import { needWords } from '#domain/residence/answers.ts'
import { type Need, needs } from '#domain/residence/needs.ts'
import { describeNarrLevel, type NarrLevel } from '#domain/residence/residence.ts'
import { deriveNamedId } from './derived-id.rules.ts'

export type TermMeaning = { of: 'kind' } | { of: 'level'; level: NarrLevel } | { of: 'need'; need: Need; said: boolean }

type KnownTerm = { term: HsdsTerm; meaning: TermMeaning }

const kinds: HsdsTaxonomy = {
  id: deriveNamedId('taxonomy 211'),
  name: '211 Human Services Indexing System',
  description:
    'The classification that information and referral services in the United States use. Only its code is here.',
}
const levels: HsdsTaxonomy = {
  id: deriveNamedId('taxonomy narr level'),
  name: 'NARR level of support',
  description:
    'How much support a recovery residence gives, from a house run by its residents to one with clinical care.',
}
const answers: HsdsTaxonomy = {
  id: deriveNamedId('taxonomy answers'),
  name: 'What a home says',
  description: 'What a home says yes or no to. What it has not stated has no term at all, and is never a no.',
}

export const taxonomies: readonly HsdsTaxonomy[] = [kinds, levels, answers]

const kindTerm = toTerm(kinds, 'RX-8500.6500', 'Recovery residence', 'A home for people in recovery, not a clinic.')

const levelTerms: Record<NarrLevel, HsdsTerm> = {
  1: toLevelTerm(1, 'The residents run the house themselves, by vote.'),
  2: toLevelTerm(2, 'A house manager or senior resident looks after the house.'),
  3: toLevelTerm(3, 'An organization with trained staff runs the house.'),
  4: toLevelTerm(4, 'The house gives licensed clinical services.'),
}

const answerTerms = needs.flatMap((need) => {
  const { yes, no } = needWords[need]
  return [
    { need, said: true, term: toTerm(answers, `${need}:yes`, yes, `The home answered yes: ${yes}.`) },
    { need, said: false, term: toTerm(answers, `${need}:no`, no, `The home answered no: ${no}.`) },
  ]
})

const levelNumbers = [1, 2, 3, 4] as const
const known: readonly KnownTerm[] = [
  { term: kindTerm, meaning: { of: 'kind' } },
  ...levelNumbers.map((level): KnownTerm => ({ term: levelTerms[level], meaning: { of: 'level', level } })),
  ...answerTerms.map(({ term, need, said }): KnownTerm => ({ term, meaning: { of: 'need', need, said } })),
]

export const terms: readonly HsdsTerm[] = known.map(({ term }) => term)

export function findMeaning(termId: string): TermMeaning | null {
  return known.find(({ term }) => term.id === termId)?.meaning ?? null
}

export function findTaxonomyMeaning(taxonomyId: string): 'kind' | 'level' | 'need' | null {
  const meant = { [kinds.id]: 'kind', [levels.id]: 'level', [answers.id]: 'need' } as const
  return meant[taxonomyId] ?? null
}

export function toTerms(residence: {
  narrLevel: NarrLevel | null
  yes: readonly Need[]
  no: readonly Need[]
}): HsdsTerm[] {
  const statedTerms = answerTerms.filter(({ need, said }) => (said ? residence.yes : residence.no).includes(need))
  const level = residence.narrLevel === null ? [] : [levelTerms[residence.narrLevel]]
  return [kindTerm, ...level, ...statedTerms.map(({ term }) => term)]
}

export const isLevel = ({ taxonomy }: HsdsTerm): boolean => taxonomy === levels.name

export function describeStatedNeed(need: Need, said: boolean): string {
  return needWords[need][said ? 'yes' : 'no']
}

function toLevelTerm(level: NarrLevel, description: string): HsdsTerm {
  return toTerm(levels, String(level), describeNarrLevel(level), description)
}

function toTerm(taxonomy: HsdsTaxonomy, code: string, name: string, description: string): HsdsTerm {
  const id = deriveNamedId(`term ${taxonomy.name} ${code}`)
  return { id, code, name, description, taxonomy: taxonomy.name, taxonomy_detail: taxonomy, language: 'eng' }
}
