import type { DecidedClaim } from '#contract/affiliates/claims.ts'

/** Why a claim ended: in the words of who decided it, or in ours where nobody did, which is then no quote. */
export function Reason({ end }: { end: NonNullable<DecidedClaim['end']> }) {
  if (end.reason === '') return null
  return end.by === null ? <p>{end.reason}</p> : <blockquote className="claim-words">{end.reason}</blockquote>
}
