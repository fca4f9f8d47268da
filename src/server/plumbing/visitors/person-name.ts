import type { SignedIn } from '#server/plumbing/http.ts'

/** What a signed-in person is called where others read it: their name, or their address where they gave none. */
export function nameOf({ firstName, lastName, email }: Pick<SignedIn, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email
}
