import type { AskedWords } from '#content/inquiries/inquiry.en.ts'
import type { ResidenceWords } from '#content/residence/residence.en.ts'
import type { AskedInquiry } from '#contract/inquiries/inquiry.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { buildSeekerPath, type Language } from '#domain/language/language.ts'
import { CopyText } from '#web/parts/frame/copy-text/copy-text.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Path, type Waypoint } from '#web/ui/marks/path.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import '#web/ui/text/card.css'
import '#web/ui/text/lists/facts.css'

type AskedInquiryProps = {
  inquiry: AskedInquiry
  action: string
  residencePath: string | null
  /** How the link was sent, as the address says right after asking. */
  sent: string | null
  words: AskedWords
  ask: ResidenceWords['ask']
}

export function AskedInquiryView({ inquiry, action, residencePath, sent, words, ask }: AskedInquiryProps) {
  const { residence, kind, needed, answeredAt, replies } = inquiry
  const isOffered = Boolean(inquiry.waiting?.offeredAt)
  const isAnswered = answeredAt !== null || replies.length > 0 || isOffered
  const name = residence?.name ?? words.someResidence
  const { title, lead } = words[kind]
  return (
    <div className="wrap section-tight cols">
      <div className="c-6 stack gap-5">
        <h1>{title(name)}</h1>
        <p className="lead">{kind === 'bed' && isAnswered ? words.bed.answered : lead}</p>
        <ResidenceReplies replies={replies} phone={residence?.phone ?? ''} words={words} />
        <Path waypoints={toWaypoints(inquiry, words)} label={words.head.title} done={words.steps.done} />
        {inquiry.waiting && (
          <Notice
            title={isOffered ? words.waiting.offered : words.waiting.title(inquiry.waiting.place)}
            icon={isOffered ? 'bed' : 'people'}
          >
            <p>{isOffered ? words.waiting.offeredText : words.waiting.text}</p>
          </Notice>
        )}
        {residence && kind === 'bed' && (isOffered || (needed !== 'later' && !isAnswered)) && (
          <div className="stack gap-2">
            {!isOffered && <p>{words.urgent(name)}</p>}
            <ButtonLink to={buildTelAddress(residence.phone)} variant="primary" icon="phone">
              {words.call(formatPhone(residence.phone))}
            </ButtonLink>
          </div>
        )}
        {residencePath && <SiteLink to={residencePath}>{words.back(name)}</SiteLink>}
      </div>
      <div className="c-6 stack stack-fill gap-5">
        <KeepLink sent={sent} words={words.link} />
        <WhatWasSent inquiry={inquiry} words={words} ask={ask} />
        <DeleteAsked action={action} words={words} kept={inquiry.waiting ? words.keptWaiting : words.kept} />
      </div>
    </div>
  )
}

type ResidenceRepliesProps = Pick<AskedInquiry, 'replies'> & { phone: string; words: AskedWords }

function ResidenceReplies({ replies, phone, words }: ResidenceRepliesProps) {
  const [last, ...earlier] = replies
  if (!last) return null
  return (
    <TitledSection titleId="answer" title={words.reply.title} titleClass="t-name" className="panel stack gap-3">
      <blockquote className="asked-words break">{last.words}</blockquote>
      <p className="small quiet">
        <time dateTime={last.at} data-own-clock="">
          {words.moment(last.at)}
        </time>
      </p>
      {phone !== '' && (
        <ButtonLink to={buildTelAddress(phone)} variant="primary" icon="phone">
          {words.call(formatPhone(phone))}
        </ButtonLink>
      )}
      {earlier.length > 0 && <p>{words.reply.before}</p>}
      {earlier.map(({ words: said, at }) => (
        <blockquote key={at} className="asked-words break">
          {said}
        </blockquote>
      ))}
    </TitledSection>
  )
}

export function KeepLink({ sent, words }: { sent: string | null; words: AskedWords['link'] }) {
  const how = sent === 'email' || sent === 'text' || sent === 'not_possible' ? words.sent[sent] : null
  return (
    <Notice title={words.title} icon="link">
      {how !== null && <p>{how}</p>}
      <p>{words.text}</p>
      <CopyText words={words} />
    </Notice>
  )
}

type NotShownProps = Pick<AskedInquiryProps, 'action' | 'words'> & {
  kind: 'gone' | 'deleted' | 'failed'
  again: string
  language: Language
}

export function AskedNotShown({ kind, again, language, action, words }: NotShownProps) {
  const said = kind === 'failed' ? { title: words.head.title, text: words.failed } : words[kind]
  return (
    <section className="wrap section stack gap-5" aria-labelledby="said">
      <h1 id="said">{said.title}</h1>
      <p className="lead">{said.text}</p>
      {kind === 'failed' ? (
        <ButtonLink to={action} variant="primary" icon="undo">
          {again}
        </ButtonLink>
      ) : (
        <ButtonLink to={buildSeekerPath('search', language)} variant="primary" icon="search">
          {words.search}
        </ButtonLink>
      )}
    </section>
  )
}

type SentProps = Pick<AskedInquiryProps, 'inquiry' | 'words' | 'ask'>

export function WhatWasSent({ inquiry, words, ask }: SentProps) {
  const { name, answerBy, reach, needed, message } = inquiry
  const { facts } = words
  const rows = [
    { label: facts.name, value: name },
    { label: facts.by, value: answerBy === null ? '' : ask.ways[answerBy] },
    { label: facts.reach, value: reach },
    { label: facts.needed, value: needed === null ? '' : ask.needed[needed] },
    { label: facts.message, value: message },
  ]
  return (
    <TitledSection titleId="yours" title={words.yours} titleClass="t-name mb-2" className="panel">
      <dl className="defs mt-3">
        {rows
          .filter(({ value, label }) => value !== '' || label === facts.message)
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="asked-words break">{value === '' ? facts.nothing : value}</dd>
            </div>
          ))}
      </dl>
    </TitledSection>
  )
}

export function DeleteAsked({ action, words, kept }: Pick<AskedInquiryProps, 'action' | 'words'> & { kept: string }) {
  return (
    <TitledSection titleId="delete" title={words.delete.title} titleClass="t-name mb-2">
      <p className="measure">{words.delete.text}</p>
      <Form action={action} hidden={{ act: 'delete' }} className="mt-4">
        <Button type="submit" variant="danger">
          {words.delete.submit}
        </Button>
      </Form>
      <p className="small quiet mt-3">{kept}</p>
    </TitledSection>
  )
}

function toWaypoints(inquiry: AskedInquiry, words: AskedWords): Waypoint[] {
  const { kind, receivedAt, replies } = inquiry
  const offeredAt = inquiry.waiting?.offeredAt ?? null
  const [readAt, answeredAt] = [inquiry.readAt ?? offeredAt, inquiry.answeredAt ?? offeredAt]
  const { steps } = words
  const isRead = readAt !== null
  const isAnswered = answeredAt !== null
  const isBed = kind === 'bed'
  const [toDo, isDone] = isBed ? [steps.toAnswer, steps.answered] : [steps.correctionToDo, steps.correctionDone]
  const done = { title: isAnswered ? isDone : toDo, at: answeredAt }
  const read = { title: isBed ? steps.read : steps.correctionRead, at: readAt }
  const sent: Waypoint = {
    id: 'sent',
    state: 'done',
    content: <Step title={steps.sent} at={receivedAt} words={words} />,
  }
  // What staff of the site read of a correction is not noted.
  if (!isBed && !isRead) return [sent]
  return [
    sent,
    {
      id: 'read',
      state: isRead ? 'done' : 'now',
      content: isRead ? <Step {...read} words={words} /> : <b>{steps.waiting}</b>,
    },
    {
      id: 'answered',
      state: isAnswered ? 'done' : isRead ? 'now' : 'next',
      content: (
        <>
          <Step {...done} words={words} />
          {inquiry.answeredAt !== null && isBed && replies.length === 0 && (
            <p className="small quiet">{steps.answeredText}</p>
          )}
        </>
      ),
    },
  ]
}

function Step({ title, at, words }: { title: string; at: string | null; words: AskedWords }) {
  return (
    <>
      <b>{title}</b>
      {at !== null && (
        <p className="small quiet">
          <time dateTime={at} data-own-clock="">
            {words.moment(at)}
          </time>
        </p>
      )}
    </>
  )
}
