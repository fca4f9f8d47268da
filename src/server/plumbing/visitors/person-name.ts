import type { SignedIn } from '#server/plumbing/http.ts'

export function formatName({ firstName, lastName, email }: Pick<SignedIn, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email
}
