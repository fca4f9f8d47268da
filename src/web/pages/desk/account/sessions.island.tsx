import { showAnew } from '#web/plumbing/api/go-to.ts'
import { SessionSection, type SessionSectionProps } from './session-section.tsx'

export type SessionsProps = Omit<SessionSectionProps, 'onChanged'>

export default function Sessions(props: SessionsProps) {
  return <SessionSection {...props} onChanged={showAnew} />
}
