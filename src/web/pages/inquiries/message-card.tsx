import { useState } from 'react'
import type { MessagesWords } from '#content/inquiries/messages.ts'
import type { ReceivedInquiries, ReceivedInquiry } from '#contract/inquiries/inquiry.ts'
import { describeStretch } from '#domain/inquiries/answer-time.ts'
import { isUnanswered } from '#domain/inquiries/inquiry.ts'
import { canReplyHere } from '#domain/inquiries/reply.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { AnswerButton } from '#web/parts/desk/inbox/answer-button.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { MessageLine } from './message-line.tsx'
import { MessageMore } from './message-more.tsx'
import { ReplyForm, SentReplies } from './message-reply.tsx'
import { useMarkRead } from './use-mark-read.query.ts'

export type MessageCardProps = {
  message: ReceivedInquiry
  residence: ReceivedInquiries['residences'][number] | undefined
  words: MessagesWords
  now: Date
  textsGoOut: boolean
  /** The reader's id; null for people who may not answer. */
  me: string | null
}

export function MessageCard({ message, residence, words, now, textsGoOut, me }: MessageCardProps) {
  const refused = useRefused()
  const { id, language, receivedAt, status, note } = message
  const isOpen = isUnanswered(status)
  const asked = new URLSearchParams(useDeskPageState().query)
  // Stays as it was when the page came, so that reading the list again closes nothing.
  const [isUnfolded] = useState(asked.get('open') === id || refused?.values.id === id)
  const markRead = useMarkRead()
  return (
    <article className="message break" data-done={!isOpen || undefined} aria-labelledby={`m-${id}-name`}>
      <Disclosure
        summary={<MessageLine message={message} me={me} now={now} words={words} />}
        {...(isUnfolded && { open: true })}
        onToggle={(open) => {
          if (open && me !== null && status === 'new') markRead(id)
        }}
      >
        <div className="stack stack-fill gap-3">
          {message.message !== '' && (
            <blockquote className="quoted barred as-typed" lang={language}>
              {message.message}
            </blockquote>
          )}
          <p className="small quiet">
            <Moment at={receivedAt} />
            {message.answeredAfter !== null && `, ${words.status.after(describeStretch(message.answeredAfter))}`}
            {language === 'es' && `. ${words.spanish}`}
          </p>
          {message.chosenAt !== null && (
            <p className="small">
              <b>{words.chosen}</b> <Moment at={message.chosenAt} />
            </p>
          )}
          {message.waiting && me !== null && (
            <p className="small">
              <SiteLink
                className="tap"
                to={`/workspace/waiting?house=${message.residenceId}&open=${message.waiting.id}#w-${message.waiting.id}`}
              >
                {words.list.place(message.waiting.place)}
              </SiteLink>
            </p>
          )}
          {note !== '' && (
            <p className="small as-typed">
              <b>{words.note.kept}</b> {note}
            </p>
          )}
          <SentReplies replies={message.replies} language={language} words={words.reply} />
          <Answer message={message} residence={residence} me={me} words={words} textsGoOut={textsGoOut} />
          {me !== null && <MessageMore message={message} residence={residence} words={words} isOpen={isOpen} />}
        </div>
      </Disclosure>
    </article>
  )
}

type AnswerProps = Omit<MessageCardProps, 'now'>

function Answer({ message, residence, me, words, textsGoOut }: AnswerProps) {
  const { id, kind, answerBy, reach, language, residencePhone, status, taken } = message
  const isMine = me !== null && isUnanswered(status) && (taken === null || taken.by.id === me)
  const repliesHere = isMine && kind === 'bed' && canReplyHere(answerBy, reach, textsGoOut)
  return (
    <>
      {repliesHere && (
        <ReplyForm message={message} way={answerBy} openBeds={residence?.openBeds ?? null} words={words.reply} />
      )}
      {repliesHere && <p className="small quiet">{words.reply.others}</p>}
      <div className="acts row gap-2 no-print">
        <AnswerButton
          answerBy={answerBy}
          reach={reach}
          words={words}
          text={kind === 'bed' ? words.answer[language](formatPhone(residencePhone)) : ''}
          subject={words.subject[language]}
          look={isUnanswered(status) && !repliesHere ? 'primary' : 'line'}
        />
        {me !== null && <Steps key={id} message={message} me={me} words={words} />}
      </div>
    </>
  )
}

type StepsProps = Pick<MessageCardProps, 'message' | 'words'> & { me: string }

/** Taking a message keeps two people from answering it at once. */
function Steps({ message, me, words }: StepsProps) {
  const { id, kind, name, status, taken, answerBy } = message
  const form = { hidden: { id }, focusAfter: `m-${id}` }
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
          label={kind === 'bed' && answerBy === 'call' ? words.called : words.done[kind]}
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
