import type { InboxMessage } from '#contract/inbox.ts'
import { DeskTrouble } from '#web/parts/desk/desk-trouble.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { type Outcome, useChange } from '../use-change.ts'

type MessageActionsProps = {
  message: InboxMessage
  me: string
  assign: (id: string, to: 'me' | 'nobody') => Promise<Outcome>
  setAnswered: (id: string, answered: boolean) => Promise<Outcome>
}

/** What can be done about a message. Each button keeps its place when its words change, and with it the focus. */
export function MessageActions({ message, me, assign, setAnswered }: MessageActionsProps) {
  const { isPending, trouble, run } = useChange()
  const { id, email, ref, assignedTo, answeredAt } = message
  const isAnswered = answeredAt !== null
  return (
    <div className="stack gap-2 stack-fill">
      <ButtonLink look={isAnswered ? 'line' : 'primary'} icon="mail" to={mailAddress(email, ref)}>
        Answer by email
      </ButtonLink>
      <noscript>
        <p className="small">To assign a message or mark it answered, allow JavaScript for this site.</p>
      </noscript>
      <div className="needs-script stack gap-2 stack-fill">
        <Button
          icon={isAnswered ? 'undo' : 'check'}
          aria-disabled={isPending}
          onClick={() => run(() => setAnswered(id, !isAnswered), isAnswered ? 'Opened again' : 'Marked answered')}
        >
          {isAnswered ? 'Open again' : 'Mark answered'}
        </Button>
        {!isAnswered && (
          <Button
            look={assignedTo ? 'text' : 'line'}
            icon={assignedTo ? undefined : 'people'}
            aria-disabled={isPending}
            onClick={() =>
              assignedTo
                ? run(() => assign(id, 'nobody'), 'Given back')
                : run(() => assign(id, 'me'), 'Assigned to you')
            }
          >
            {assignedTo ? giveBackWords(assignedTo, me) : 'Assign to me'}
          </Button>
        )}
      </div>
      {trouble && <DeskTrouble title="That did not work." message={trouble} />}
    </div>
  )
}

function giveBackWords(assignedTo: { id: string; name: string }, me: string): string {
  return assignedTo.id === me ? 'Give it back' : `Give it back for ${assignedTo.name}`
}

/** The reference goes into the subject, so that the answer and the message are found together. */
function mailAddress(email: string, ref: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your message ${ref}`)}`
}
