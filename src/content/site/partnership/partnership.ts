import { count, formatFigure, makeMinimum, programme } from '#domain/figures/figure.ts'

/*
 * What Georgia's page says of a state that joins (docs/specification.md, section 9). These are program figures.
 */

/** Months from the start: at least `from`, at most `to`. */
export const typicalTimeline = [
  { name: 'Planning', from: 2, to: 3 },
  { name: 'Level 1 launch', from: 3, to: 4 },
  { name: 'Level 2-3', from: 6, to: 9 },
  { name: 'Full integration', from: 12, to: 18 },
] as const

export type SuccessExample = { state: string; slug: string; shown: string; also: string | null }

const formatFacilities = (value: number) => `${formatFigure(count(value, programme))} facilities`

export const successExamples: readonly SuccessExample[] = [
  {
    state: 'Virginia',
    slug: 'virginia',
    shown: formatFacilities(45),
    also: `${formatFigure(makeMinimum(1200, programme))} beds, ${formatFigure(count(35, programme))} certified`,
  },
  { state: 'Montana', slug: 'montana', shown: formatFacilities(32), also: null },
  { state: 'West Virginia', slug: 'west-virginia', shown: formatFacilities(98), also: 'in under 12 months' },
]
