import type { MessagesWords } from '#content/desk/messages.ts'
import type { ReceivedInquiries, ReceivedInquiry } from '#contract/inquiries/inquiry.ts'
import { stretchWords } from '#domain/inquiries/answer-time.ts'
import { isUnanswered } from '#domain/inquiries/inquiry.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import type { RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { AnswerButton } from './message-answer.tsx'
import { MessageMore } from './message-more.tsx'

export type MessageCardProps = {
  message: ReceivedInquiry
  residence: ReceivedInquiries['residences'][number] | undefined
  words: MessagesWords
  /** The reader's id; null for people who may not answer. */
  me: string | null
  refused: RefusedForm | null
}

export function MessageCard({ message, residence, words, me, refused }: MessageCardProps) {
  const { id, kind, name, needed, language, residenceName, residencePhone, receivedAt, answerBy, reach, status, note } =
    message
  const isOpen = isUnanswered(status)
  const facts = [
    residenceName,
    ...(needed === null ? [] : [words.needed[needed]]),
    ...(language === 'es' ? [words.spanish] : []),
  ]
  return (
    <Card
      as="article"
      className="message grid gap-2 pad-4 break"
      data-done={!isOpen || undefined}
      aria-labelledby={`m-${id}-name`}
    >
      <header className="row between align-baseline gap-4 tight">
        <h2 id={`m-${id}-name`} className="t-name">
          {name || words.kinds[kind]}
        </h2>
        <Status message={message} me={me} words={words} />
      </header>
      <p className="small ink-2">
        {name !== '' && <b>{words.kinds[kind]}. </b>}
        {facts.join('. ')}
      </p>
      {message.message !== '' && (
        <blockquote className="quoted barred as-typed" lang={language}>
          {message.message}
        </blockquote>
      )}
      <p className="small quiet">
        <Moment at={receivedAt} />
        {message.answeredAfter !== null && `, ${words.status.after(stretchWords(message.answeredAfter))}`}
      </p>
      {message.chosenAt !== null && (
        <p className="small">
          <b>{words.chosen}</b> <Moment at={message.chosenAt} />
        </p>
      )}
      {message.waiting && me !== null && (
        <p className="small">
          <SiteLink className="tap" to={`/workspace/waiting?house=${message.residenceId}#w-${message.waiting.id}`}>
            {words.list.place(message.waiting.place)}
          </SiteLink>
        </p>
      )}
      {note !== '' && (
        <p className="small as-typed">
          <b>{words.note.kept}</b> {note}
        </p>
      )}
      <div className="acts row gap-2 mt-2 no-print">
        <AnswerButton
          answerBy={answerBy}
          reach={reach}
          language={language}
          words={words}
          text={words.answer[language](residencePhone)}
          subject={words.subject[language]}
          look={isOpen ? 'primary' : 'line'}
        />
        {me !== null && <Steps message={message} me={me} words={words} refused={refused} />}
      </div>
      {me !== null && (
        <MessageMore message={message} residence={residence} words={words} refused={refused} isOpen={isOpen} />
      )}
    </Card>
  )
}

function Status({ message, me, words }: Pick<MessageCardProps, 'message' | 'me' | 'words'>) {
  const { status, taken, answeredBy, closed, kind } = message
  const texts = {
    new: words.status.new,
    read: words.status.read,
    in_work: taken && (taken.by.id === me ? words.status.mine : words.status.theirs(taken.by.name)),
    answered: words.status.answered(answeredBy ?? ''),
    closed: closed && `${words.status.closed(closed.by)}: ${words.close.reasons[closed.reason]}`,
  }[status]
  return (
    <p className="message-status t-label" data-status={status} data-kind={kind}>
      {texts}
    </p>
  )
}

type StepsProps = Pick<MessageCardProps, 'message' | 'words' | 'refused'> & { me: string }

/** Taking a message keeps two people from answering it at once. */
function Steps({ message, me, words, refused }: StepsProps) {
  const { id, kind, name, status, taken } = message
  const form = { hidden: { id }, residence: `m-${id}`, didNotWork: words.didNotWork, refused }
  const about = name || words.kinds[kind]
  if (!isUnanswered(status)) {
    return (
      <ActButton
        {...form}
        act="reopen"
        said={words.said.reopen}
        icon="undo"
        label={status === 'closed' ? words.openAgain : words.reopen}
        about={about}
      />
    )
  }
  const act = taken ? 'give_back' : 'take'
  const giveBack = taken && (taken.by.id === me ? words.giveBack : words.giveBackFor(taken.by.name))
  return (
    <>
      {(taken === null || taken.by.id === me) && (
        <ActButton
          {...form}
          key="answered"
          act="answered"
          said={words.said.answered}
          icon="check"
          label={words.done[kind]}
          about={about}
        />
      )}
      <ActButton
        {...form}
        key="take"
        act={act}
        said={words.said[act]}
        variant="text"
        icon={taken ? undefined : 'people'}
        label={giveBack ?? words.take}
        about={about}
      />
    </>
  )
}
