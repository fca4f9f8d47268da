import type { SignedInUser } from '#contract/auth/auth.ts'
import { isDecider } from '#domain/people/desk-powers.ts'

export function decidesFor({ organization }: SignedInUser): string | null {
  return organization !== null && isDecider({ organization }) ? organization.id : null
}
