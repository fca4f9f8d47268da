import { useState } from 'react'
import type { WaitingWords } from '#content/waiting/waiting-desk.ts'
import type { WaitingPerson, WaitingResidence } from '#contract/waiting/waiting.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { countDaysSince } from '#domain/waiting/waiting.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { AnswerButton } from '#web/parts/desk/inbox/answer-button.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { RowMore } from './row-more.tsx'

export type WaitingRowProps = {
  person: WaitingPerson
  residence: WaitingResidence
  inAll: number
  now: Date
  words: WaitingWords
}

export function WaitingRow({ person, residence, inAll, now, words }: WaitingRowProps) {
  const refused = useRefused()
  const { id, place, name, answerBy, reach, language, note, offeredAt } = person
  const form = { hidden: { id }, focusAfter: `w-${id}` }
  const about = name || words.row.place(place ?? 0)
  const act = offeredAt === null ? 'offered' : 'not_offered'
  const asked = new URLSearchParams(useDeskPageState().query)
  // Stays as it was when the page came, so that reading the list again closes nothing.
  const [isUnfolded] = useState(asked.get('open') === id || refused?.values.id === id)
  return (
    <Disclosure summary={<RowLine person={person} now={now} words={words.row} />} {...(isUnfolded && { open: true })}>
      <div className="stack stack-fill gap-3">
        <RowFacts person={person} now={now} words={words.row} />
        {note !== '' && <p className="small as-typed">{note}</p>}
        <div className="acts row gap-2 no-print">
          <AnswerButton
            answerBy={answerBy}
            reach={reach}
            words={words}
            text={words.offer[language](formatPhone(residence.phone))}
            subject={words.subject[language]}
            look="line"
          />
          <ActButton
            {...form}
            act={act}
            said={words.said[act]}
            icon={offeredAt === null ? 'bed' : 'undo'}
            label={offeredAt === null ? words.acts.offered : words.acts.notOffered}
            about={about}
          />
        </div>
        <RowMore person={person} about={about} inAll={inAll} words={words} />
      </div>
    </Disclosure>
  )
}

type RowProps = { person: WaitingPerson; now: Date; words: WaitingWords['row'] }

function RowLine({ person, now, words }: RowProps) {
  const { place, name, joinedAt, heardAt, offeredAt, isUnheard } = person
  return (
    <h4 className="line grow-18 t-strong">
      <span className="waiting-place t-title tabular" aria-hidden="true">
        {place}
      </span>
      <span className="grid gap-0">
        <span>
          <span className="vh">{words.place(place ?? 0)}: </span>
          {name || words.nobody}
        </span>
        <span className="small ink-2">
          {words.since} <Moment at={joinedAt} />
          {isUnheard && <b className="due">. {words.unheard(countDaysSince(new Date(heardAt), now))}</b>}
          {offeredAt !== null && <b>. {words.offered}</b>}
        </span>
      </span>
    </h4>
  )
}

function RowFacts({ person, now, words }: RowProps) {
  const { heardAt, wantedFrom, offeredAt, isUnheard, unansweredPings, language, inquiryId } = person
  const facts = [
    ...(wantedFrom === null ? [] : [`${words.from} ${formatMediumDay(wantedFrom)}`]),
    ...(language === 'es' ? [words.spanish] : []),
    ...(inquiryId === null ? [] : [words.byMessage]),
    ...(isUnheard ? [] : [words.heard(countDaysSince(new Date(heardAt), now))]),
    ...(unansweredPings > 0 ? [words.asked(unansweredPings)] : []),
  ]
  return (
    <>
      {facts.length > 0 && <p className="small ink-2">{facts.join('. ')}</p>}
      {offeredAt !== null && (
        <p className="small">
          <b>{words.offered}</b> <Moment at={offeredAt} />
        </p>
      )}
    </>
  )
}
