import type { WaitingWords } from '#content/desk/waiting.ts'
import type { WaitingPerson, WaitingResidence } from '#contract/inquiries/waiting.ts'
import { mediumDay } from '#domain/language/dates.ts'
import { daysSince } from '#domain/waiting/waiting.ts'
import { AnswerButton } from '#web/pages/desk/messages/message-answer.tsx'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import type { RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { RowMore } from './row-more.tsx'

export type WaitingRowProps = {
  person: WaitingPerson
  residence: WaitingResidence
  inAll: number
  now: Date
  refused: RefusedForm | null
  words: WaitingWords
}

export function WaitingRow({ person, residence, inAll, now, refused, words }: WaitingRowProps) {
  const { id, place, name, answerBy, reach, language, note, offeredAt } = person
  const form = { hidden: { id }, residence: `w-${id}`, didNotWork: words.didNotWork, refused }
  const about = name || words.row.place(place ?? 0)
  const act = offeredAt === null ? 'offered' : 'not_offered'
  return (
    <div className="marked gap-3">
      <p className="waiting-place t-title tabular" aria-hidden="true">
        {place}
      </p>
      <div className="row gap-3 align-start">
        <div className="grow-18">
          <h4 className="t-strong">
            <span className="vh">{words.row.place(place ?? 0)}: </span>
            {name || words.row.nobody}
          </h4>
          <RowFacts person={person} now={now} words={words.row} />
          {note !== '' && <p className="small as-typed">{note}</p>}
        </div>
        <div className="waiting-acts stack stack-fill gap-2 no-print">
          <AnswerButton
            answerBy={answerBy}
            reach={reach}
            language={language}
            words={words}
            text={words.offer[language](residence.phone)}
            subject={words.subject[language]}
            look="line"
          />
          <ActButton
            {...form}
            act={act}
            said={words.said[act]}
            icon={offeredAt === null ? 'bed' : 'undo'}
            wide
            label={offeredAt === null ? words.acts.offered : words.acts.notOffered}
            about={about}
          />
        </div>
        <RowMore person={person} about={about} inAll={inAll} refused={refused} words={words} />
      </div>
    </div>
  )
}

function RowFacts({ person, now, words }: { person: WaitingPerson; now: Date; words: WaitingWords['row'] }) {
  const { joinedAt, heardAt, wantedFrom, offeredAt, isUnheard, unansweredPings, language, inquiryId } = person
  const days = daysSince(new Date(heardAt), now)
  return (
    <>
      <p className="small ink-2">
        {words.since} <Moment at={joinedAt} />
        {wantedFrom !== null && `. ${words.from} ${mediumDay(wantedFrom)}`}
        {language === 'es' && `. ${words.spanish}`}
        {inquiryId !== null && `. ${words.byMessage}`}
      </p>
      <p className="small">
        {isUnheard ? <b className="due">{words.unheard(days)}</b> : words.heard(days)}
        {unansweredPings > 0 && `. ${words.asked(unansweredPings)}`}
      </p>
      {offeredAt !== null && (
        <p className="small">
          <b>{words.offered}</b> <Moment at={offeredAt} />
        </p>
      )}
    </>
  )
}
