import type { StaffWords } from '#content/staff/staff.ts'
import type { InboxMessage } from '#contract/contact/inbox.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'

type ActWords = StaffWords['inbox']['acts']

type MessageActionsProps = { words: ActWords; message: InboxMessage; me: string }

/** Each button keeps its place when its label changes, and with it the focus. */
export function MessageActions({ words, message, me }: MessageActionsProps) {
  const { email, ref, assignedTo, answeredAt } = message
  const isAnswered = answeredAt !== null
  return (
    <div className="stack gap-2 stack-fill">
      <ButtonLink
        variant={isAnswered ? 'line' : 'primary'}
        icon="mail"
        to={buildMailAddress(email, words.subject(ref))}
      >
        {words.answer}
      </ButtonLink>
      <ActButton
        act={isAnswered ? 'open_again' : 'answered'}
        said={isAnswered ? words.openedAgain : words.marked}
        className="stack gap-2 stack-fill"
        icon={isAnswered ? 'undo' : 'check'}
        label={isAnswered ? words.openAgain : words.mark}
      />
      {!isAnswered && (
        <ActButton
          act={assignedTo ? 'give_back' : 'take'}
          said={assignedTo ? words.givenBack : words.taken}
          className="stack gap-2 stack-fill"
          variant={assignedTo ? 'text' : 'line'}
          icon={assignedTo ? undefined : 'people'}
          label={assignedTo ? describeGiveBack(assignedTo, me, words) : words.take}
        />
      )}
    </div>
  )
}

function describeGiveBack(assignedTo: { id: string; name: string }, me: string, words: ActWords): string {
  return assignedTo.id === me ? words.giveBack : words.giveBackFor(assignedTo.name)
}

/** With the reference in the subject, the reply and the message can be found together. */
function buildMailAddress(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`
}
