import type { MailState } from '#contract/mail/mail-states.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Badge, type StatusForm } from '#web/ui/text/badge.tsx'

const forms: Record<Exclude<MailState, 'failed'>, StatusForm> = { queued: 'open', sending: 'half', sent: 'filled' }

export function MailStateBadge({ state, words }: { state: MailState; words: string }) {
  if (state === 'failed') {
    return (
      <span className="gave-up">
        <Badge>
          <Icon name="no" />
          {words}
        </Badge>
      </span>
    )
  }
  return <Badge form={forms[state]}>{words}</Badge>
}
