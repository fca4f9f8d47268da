import type { InboxMessage } from '#contract/contact/inbox.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'

type MessageActionsProps = { message: InboxMessage; me: string }

/** Each button keeps its place when its label changes, and with it the focus. */
export function MessageActions({ message, me }: MessageActionsProps) {
  const { email, ref, assignedTo, answeredAt } = message
  const isAnswered = answeredAt !== null
  return (
    <div className="stack gap-2 stack-fill">
      <ButtonLink variant={isAnswered ? 'line' : 'primary'} icon="mail" to={buildMailAddress(email, ref)}>
        Answer by email
      </ButtonLink>
      <ActButton
        act={isAnswered ? 'open_again' : 'answered'}
        said={isAnswered ? 'Opened again' : 'Marked answered'}
        className="stack gap-2 stack-fill"
        icon={isAnswered ? 'undo' : 'check'}
        label={isAnswered ? 'Open again' : 'Mark answered'}
      />
      {!isAnswered && (
        <ActButton
          act={assignedTo ? 'give_back' : 'take'}
          said={assignedTo ? 'Given back' : 'Assigned to you'}
          className="stack gap-2 stack-fill"
          variant={assignedTo ? 'text' : 'line'}
          icon={assignedTo ? undefined : 'people'}
          label={assignedTo ? describeGiveBack(assignedTo, me) : 'Assign to me'}
        />
      )}
    </div>
  )
}

function describeGiveBack(assignedTo: { id: string; name: string }, me: string): string {
  return assignedTo.id === me ? 'Give it back' : `Give it back for ${assignedTo.name}`
}

/** With the reference in the subject, the reply and the message can be found together. */
function buildMailAddress(email: string, ref: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your message ${ref}`)}`
}
