import type { SignedInUser } from '#contract/account/auth.ts'
import { isDecider } from '#domain/claims/claim.ts'

export function decidesFor({ organisation }: SignedInUser): string | null {
  return organisation !== null && isDecider({ organisation }) ? organisation.id : null
}
