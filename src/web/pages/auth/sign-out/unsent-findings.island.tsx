import type { SignedInUser } from '#contract/auth/auth.ts'
import { WaitingFindings } from '#web/parts/desk/findings/waiting-findings.tsx'

/** What stays is for this person alone, and is sent only once they sign in again. */
export default function UnsentFindings({ person }: { person: SignedInUser }) {
  return <WaitingFindings person={person} />
}
