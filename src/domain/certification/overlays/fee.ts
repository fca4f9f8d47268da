import type { Fee, Overlay } from './overlay.ts'

export type FeeBasis = { residences: number; beds: number }

export function computeFeeCents({ fees }: Overlay, applying: FeeBasis): number | null {
  return fees === null ? null : fees.reduce((sum, fee) => sum + computeCost(fee, applying), 0)
}

export type FeeLine = Fee & {
  /** How many it is charged for; none where nobody has said how many beds there are. */
  count: number
  sum: number
}
export type Fees = { lines: FeeLine[]; sum: number; source: string }

export function computeFees(overlay: Overlay, applying: FeeBasis): Fees | null {
  const { fees, sources } = overlay
  const sum = computeFeeCents(overlay, applying)
  if (fees === null || sum === null) return null
  const lines = fees.map((fee) => ({ count: countOf(fee, applying), sum: computeCost(fee, applying), ...fee }))
  return { lines, sum, source: sources.fees ?? '' }
}

function computeCost(fee: Fee, applying: FeeBasis): number {
  return Math.min(fee.cents * countOf(fee, applying), fee.mostCents ?? Number.POSITIVE_INFINITY)
}

function countOf({ what, overBeds = 0 }: Fee, { residences, beds }: FeeBasis): number {
  switch (what) {
    case 'organization':
    case 'application':
      return 1
    case 'residence':
      return residences
    case 'bed':
      return Math.max(0, beds - overBeds)
  }
}
