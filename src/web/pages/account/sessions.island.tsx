import { showAnew } from '#web/plumbing/go-to.ts'
import { sendChange } from './account.query.ts'
import { SessionSection, type SessionSectionProps } from './session-section.tsx'

export type SessionsProps = Pick<SessionSectionProps, 'sessions'>

export default function Sessions({ sessions }: SessionsProps) {
  return (
    <SessionSection
      sessions={sessions}
      end={(id) => sendChange('end-session', id)}
      endOthers={() => sendChange('end-others')}
      onChanged={showAnew}
    />
  )
}
