import type { ReceivedInquiry } from '#contract/inquiry.ts'
import type { AnswerWay, InquiryKind, NeededWhen } from '#domain/inquiry.ts'
import { telAddress } from '#domain/tel-address.ts'
import { Moment } from '#web/parts/desk/moment.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/text/card.tsx'

export type MessageWords = {
  kinds: Record<InquiryKind, string>
  needed: Record<NeededWhen, string>
  ways: Record<AnswerWay, string>
  noName: string
  noReach: string
  spanish: string
  new: string
  markAnswered: string
  reopen: string
  answeredBy: string
}

type MessageCardProps = { message: ReceivedInquiry; words: MessageWords; mayAnswer: boolean }

/** One message: what is wanted and by when, the way to answer as the one button, and whether it is done. */
export function MessageCard({ message, words, mayAnswer }: MessageCardProps) {
  const { id, kind, name, needed, language, homeName, receivedAt, readAt, answeredAt, answeredBy } = message
  const facts = [
    homeName,
    ...(needed === null ? [] : [words.needed[needed]]),
    ...(language === 'es' ? [words.spanish] : []),
  ]
  return (
    <Card as="article" className="message" data-answered={answeredAt !== null || undefined}>
      <h2>{name || words.noName}</h2>
      <p className="message-what">
        <b>{words.kinds[kind]}</b>
        {readAt === null && <span className="message-new">{words.new}</span>}
      </p>
      <p className="small ink-2">{facts.join('. ')}</p>
      {message.message !== '' && <blockquote lang={language}>{message.message}</blockquote>}
      <p className="small quiet">
        <Moment at={receivedAt} />
        {answeredBy !== null && ` · ${words.answeredBy} ${answeredBy}`}
      </p>
      <div className="row">
        <Answer message={message} words={words} />
        {mayAnswer && (
          <form method="post" action="/workspace/messages">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="answered" value={answeredAt === null ? 'yes' : 'no'} />
            <Button type="submit" icon={answeredAt === null ? 'check' : 'undo'}>
              {answeredAt === null ? words.markAnswered : words.reopen}
            </Button>
          </form>
        )}
      </div>
    </Card>
  )
}

/** The way the sender asked to be answered, with their number or address on it. */
function Answer({ message: { answerBy, reach, answeredAt }, words }: Pick<MessageCardProps, 'message' | 'words'>) {
  if (reach === '') return <span className="small quiet">{words.noReach}</span>
  const look = answeredAt === null ? 'primary' : 'line'
  if (answerBy === null || answerBy === 'email') {
    return (
      <ButtonLink to={`mailto:${reach}`} look={look} icon="mail">
        {reach}
      </ButtonLink>
    )
  }
  const tel = telAddress(reach)
  return (
    <ButtonLink
      to={answerBy === 'text' ? tel.replace('tel:', 'sms:') : tel}
      look={look}
      icon={answerBy === 'text' ? 'message' : 'phone'}
    >
      {words.ways[answerBy]} {reach}
    </ButtonLink>
  )
}
