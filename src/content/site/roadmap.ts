import { type Figure, makePercent, programme } from '#domain/figures/figure.ts'

export type Quarter = { name: string; done: Figure; milestone: string }

export type TrackedStretch = {
  name: string
  done: Figure
  quarters: readonly { name: string; milestone: string }[]
}

/** Three figures for four quarters, because Q3 and Q4 share one (docs/specification.md, section 2). */
export const tracker: readonly TrackedStretch[] = [
  { name: 'Q1', done: makePercent(85, programme), quarters: [{ name: 'Q1', milestone: 'First 100 operators.' }] },
  { name: 'Q2', done: makePercent(40, programme), quarters: [{ name: 'Q2', milestone: '500+ operators.' }] },
  {
    name: 'Q3-Q4',
    done: makePercent(15, programme),
    quarters: [
      { name: 'Q3', milestone: 'Counted together with Q4.' },
      { name: 'Q4', milestone: '1000+ operators.' },
    ],
  },
]

export const quarters: readonly Quarter[] = tracker.flatMap(({ done, quarters: stretch }) =>
  stretch.map((quarter) => ({ ...quarter, done })),
)

/** `quarter` is null where the plan names none, `reaches` where the quarter has none. */
export type Milestone = { quarter: string | null; reaches: string | null; words: string }

export const milestones: readonly Milestone[] = [
  {
    quarter: 'Q1',
    reaches: 'First 100 operators',
    words: 'The first to claim a profile, move their data, train their team and go live.',
  },
  {
    quarter: null,
    reaches: 'First 90 days of check-ins',
    words: 'The plan counts them among its milestones, and ties them to no quarter.',
  },
  { quarter: 'Q2', reaches: '500+ operators', words: 'Five times the first group.' },
  {
    quarter: 'Q3',
    reaches: null,
    words: 'Its progress is counted together with Q4.',
  },
  { quarter: 'Q4', reaches: '1000+ operators', words: 'Twice the mark of Q2.' },
]
