import { useState } from 'react'
import type { MessagesWords } from '#content/inquiries/messages.ts'
import type { ReceivedInquiry } from '#contract/inquiries/inquiry.ts'
import { chooseReplyForm, replyForms, replyLimits, type ReplyForm as Start } from '#domain/inquiries/reply.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SubmitButton, TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type ReplyFormProps = {
  message: ReceivedInquiry
  way: 'email' | 'text'
  openBeds: number | null
  words: MessagesWords['reply']
}

export function ReplyForm({ message, way, openBeds, words }: ReplyFormProps) {
  const { id, language, residencePhone } = message
  const { path, query } = useDeskPageState()
  const [start, setStart] = useState<Start>(() => readChosenStart(query, id) ?? chooseReplyForm(openBeds))
  return (
    <div className="stack stack-fill gap-3 no-print">
      <div className="row gap-2" role="group" aria-label={words.start}>
        {replyForms.map((one) => (
          <SiteLink
            key={one}
            className="chip chip-choice"
            to={buildAddressWith(path, query, { open: id, reply: one })}
            aria-current={one === start ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              setStart(one)
            }}
          >
            {words.forms[one]}
          </SiteLink>
        ))}
      </div>
      <DeskForm
        act="reply"
        hidden={{ id }}
        focusAfter={`m-${id}`}
        said={words.said[way]}
        className="desk-form stack stack-fill gap-3"
      >
        <TextareaField
          key={start}
          name="words"
          label={words.label[way]}
          help={words.help[way]}
          lang={language}
          maxLength={replyLimits[way]}
          start={words.starts[language][start](formatPhone(residencePhone))}
        />
        {language === 'es' && (
          <p className="small ink-2">
            {words.inSpanish} <q>{words.starts.en[start](formatPhone(residencePhone))}</q>
          </p>
        )}
        <SubmitButton variant="primary" icon={way === 'text' ? 'message' : 'mail'} label={words.send[way]} />
        <p className="small quiet">{words.once}</p>
      </DeskForm>
    </div>
  )
}

type SentRepliesProps = Pick<ReceivedInquiry, 'replies' | 'language'> & { words: MessagesWords['reply'] }

export function SentReplies({ replies, language, words }: SentRepliesProps) {
  return replies.map(({ id, words: said, way, by, at, state }) => (
    <div key={id} className="stack gap-1">
      <p className="small">
        {words.kept(by, way)} <Moment at={at} />.{' '}
        {state === 'failed' ? <b className="due">{words.states.failed}</b> : words.states[state]}
      </p>
      <blockquote className="quoted barred as-typed" lang={language}>
        {said}
      </blockquote>
    </div>
  ))
}

function readChosenStart(query: string, id: string): Start | undefined {
  const asked = new URLSearchParams(query)
  return asked.get('open') === id ? replyForms.find((one) => one === asked.get('reply')) : undefined
}

function buildAddressWith(path: string, query: string, also: { open: string; reply: Start }): string {
  const params = new URLSearchParams(query)
  for (const [name, value] of Object.entries(also)) params.set(name, value)
  return `${path}?${params}#m-${also.open}`
}
