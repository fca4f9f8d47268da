import type { Fee, Overlay } from './overlay.ts'

export type Applying = { residences: number; beds: number }

/** Null where nobody has said what it costs. */
export function feeCents({ fees }: Overlay, applying: Applying): number | null {
  return fees === null ? null : fees.reduce((sum, fee) => sum + costOf(fee, applying), 0)
}

function costOf(fee: Fee, applying: Applying): number {
  return Math.min(fee.cents * countOf(fee, applying), fee.mostCents ?? Number.POSITIVE_INFINITY)
}

function countOf({ what, overBeds = 0 }: Fee, { residences, beds }: Applying): number {
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
