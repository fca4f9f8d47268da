import { showAnew } from '#web/plumbing/go-to.ts'
import { SessionSection, type SessionSectionProps } from './session-section.tsx'

export type SessionsProps = Pick<SessionSectionProps, 'sessions'>

export default function Sessions({ sessions }: SessionsProps) {
  return <SessionSection sessions={sessions} onChanged={showAnew} />
}
