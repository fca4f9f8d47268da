import { listingEn } from '#content/residence/listing.en.ts'
import { formatCount } from '#domain/language/numbers.ts'
import type { FilterAnswer, FilterName, FilterValue } from '#domain/search/filters.ts'

export type WordsOfFilter<Asked, Said> = {
  label: string
  help?: string
  chip(asked: NonNullable<Asked>): string
  /** What a home says of it, among what it meets and misses; null where it has not said. */
  said(said: Said): string
  asked?(asked: NonNullable<Asked>): string
  wrong?: string
}

export type FilterWords = { [Name in FilterName]: WordsOfFilter<FilterValue<Name>, FilterAnswer<Name>> }

const { list, levels: levelNames, money, toMoveIn } = listingEn
const romans = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' } as const

export const filtersEn: FilterWords = {
  level: {
    label: 'Level of support',
    chip: (levels) => {
      const inOrder = [...new Set(levels)].toSorted()
      return `Level ${list(
        inOrder.map((level) => romans[level]),
        'or',
      )}`
    },
    said: (level) => (level === null ? 'Level of support not stated' : levelNames[level]),
    wrong: 'Choose levels from I to IV.',
  },
  certified: {
    label: 'Certified homes only',
    chip: () => 'Certified',
    said: (isCertified) => (isCertified ? 'Certified' : 'Not certified'),
  },
  cash: {
    label: 'Cash needed to move in',
    chip: (most) => `Up to ${money(most)}`,
    said: (dollars) => (dollars === null ? 'Cash needed to move in not stated' : toMoveIn(dollars)),
    asked: (most) => `up to ${money(most)}`,
    wrong: 'Use a whole number of dollars, such as 500.',
  },
  sobriety: {
    label: 'Days sober by now',
    help: 'Some houses ask for a number of days before you move in.',
    chip: (most) => `${formatCount(most, 'day')} sober`,
    said: (least) => {
      if (least === null) return 'Days sober not stated'
      return least === 0 ? 'Asks for no days sober' : `Asks for ${formatCount(least, 'day')} sober`
    },
    wrong: 'Use a whole number of days, such as 30.',
  },
}
