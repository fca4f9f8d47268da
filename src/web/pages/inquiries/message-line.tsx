import type { MessagesWords } from '#content/inquiries/messages.ts'
import type { ReceivedInquiry } from '#contract/inquiries/inquiry.ts'
import { describeAge } from '#domain/inquiries/answer-time.ts'
import { isUnanswered } from '#domain/inquiries/inquiry.ts'
import { minuteMs } from '#domain/language/durations.ts'

const colors: Readonly<Record<string, string>> = { new: '', in_work: 'pine' }

type MessageLineProps = { message: ReceivedInquiry; me: string | null; now: Date; words: MessagesWords }

export function MessageLine({ message, me, now, words }: MessageLineProps) {
  const { id, kind, name, needed, residenceName, isResidenceArchived, receivedAt, status, replies } = message
  const isOpen = isUnanswered(status)
  const minutes = (now.getTime() - Date.parse(receivedAt)) / minuteMs
  return (
    <h2 className="grid gap-0 grow-18">
      <span className="row between gap-3 tight">
        <span id={`m-${id}-name`}>{name || words.kinds[kind]}</span>
        <span className={`message-status t-label ${colors[status] ?? 'ink-2'}`} data-status={status} data-kind={kind}>
          {describeStatus(message, me, words)}
        </span>
      </span>
      <span className="small ink-2">
        {needed !== null &&
          (needed === 'tonight' && isOpen ? <b className="due">{words.needed[needed]}</b> : words.needed[needed])}
        {needed === null && (kind === 'bed' ? words.notSaidWhen : words.kinds[kind])}, {words.age(describeAge(minutes))}
        . {isResidenceArchived ? words.archived(residenceName) : residenceName}
        {isOpen && replies[0]?.state === 'failed' && <b className="due">. {words.reply.failed}</b>}
      </span>
    </h2>
  )
}

function describeStatus(
  { status, taken, answeredBy, closed }: ReceivedInquiry,
  me: string | null,
  words: MessagesWords,
) {
  return {
    new: words.status.new,
    read: words.status.read,
    in_work: taken && (taken.by.id === me ? words.status.mine : words.status.theirs(taken.by.name)),
    answered: words.status.answered(answeredBy ?? ''),
    closed: closed && `${words.status.closed(closed.by)}: ${words.close.reasons[closed.reason]}`,
  }[status]
}
