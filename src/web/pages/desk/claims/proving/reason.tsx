import type { DecidedClaim } from '#contract/affiliates/claims.ts'

/** A quotation where a person gave the reason; our own words, unquoted, where nobody decided. */
export function Reason({ end }: { end: NonNullable<DecidedClaim['end']> }) {
  if (end.reason === '') return null
  return end.by === null ? (
    <p>{end.reason}</p>
  ) : (
    <blockquote className="quoted barred as-typed mt-2 measure">{end.reason}</blockquote>
  )
}
