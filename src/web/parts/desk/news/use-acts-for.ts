import { actsFor } from '#domain/people/acts-for.ts'
import { useSession } from '#web/plumbing/api/session.ts'

/** Goes along with everything this page sends: the server refuses it when someone else has signed in since. */
export function useActsFor(): string | null {
  const session = useSession()
  return session.status === 'signed-in' ? actsFor(session.user) : null
}
