import { actsFor } from '#domain/people/acts-for.ts'
import { useSession } from '#web/plumbing/asking/session.ts'

/** Whose page this is. What is sent from it says so: of somebody else who has signed in meanwhile nothing is taken. */
export function useActsFor(): string | null {
  const session = useSession()
  return session.status === 'signed-in' ? actsFor(session.user) : null
}
