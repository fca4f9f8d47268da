import { endOtherSessions, endSession, showAccount } from './account.query.ts'
import { SessionSection, type SessionSectionProps } from './session-section.tsx'

export type SessionsProps = Pick<SessionSectionProps, 'sessions'>

export default function Sessions({ sessions }: SessionsProps) {
  return <SessionSection sessions={sessions} end={endSession} endOthers={endOtherSessions} onChanged={showAccount} />
}
