import type { SignedInUser } from '#contract/account/auth.ts'
import { isDecider } from '#domain/claims/claim.ts'

/** The organisation whose claims to decide somebody hears of; null for who decides none. */
export function decidesFor({ organisation }: SignedInUser): string | null {
  return organisation !== null && isDecider({ organisation }) ? organisation.id : null
}
