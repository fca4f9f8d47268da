import type { SignedInUser } from '#contract/auth/auth.ts'

export function formatName({
  firstName,
  lastName,
  email,
}: Pick<SignedInUser, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email
}
