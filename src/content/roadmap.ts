import { type Figure, percent, programme } from '#domain/figure.ts'

/** A quarter of the 2025 vision: how much of it is done, and what it is to bring. */
export type Quarter = { name: string; done: Figure; milestone: string }

/** Spec, section 2, /vision: Q3 and Q4 share one figure. */
const lateQuarters = percent(15, programme)

export const quarters: readonly Quarter[] = [
  { name: 'Q1', done: percent(85, programme), milestone: 'First 100 operators.' },
  { name: 'Q2', done: percent(40, programme), milestone: '500+ operators.' },
  { name: 'Q3', done: lateQuarters, milestone: 'Counted together with Q4.' },
  { name: 'Q4', done: lateQuarters, milestone: '1000+ operators.' },
]
