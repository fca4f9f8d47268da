import type { WaitingWords } from '#content/waiting/waiting-desk.ts'
import type { WaitingLists, WaitingPerson, WaitingResidence } from '#contract/waiting/waiting.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { countDaysSince } from '#domain/waiting/waiting.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { AnswerButton } from '#web/parts/desk/inbox/answer-button.tsx'

type AskAgainProps = {
  people: readonly WaitingPerson[]
  residence: WaitingResidence
  days: number
  asksBy: WaitingLists['asksBy']
  now: Date
  words: WaitingWords
}

export function AskAgain({ people, residence, days, asksBy, now, words }: AskAgainProps) {
  return (
    <section className="warned stack stack-fill gap-2 pad-4 no-print" aria-labelledby="again">
      <h3 id="again" className="t-name">
        {words.counts.due(people.length)}
      </h3>
      <p className="small measure">
        {words.due.text} {words.due.others(days, asksBy)}
      </p>
      <ul className="ruled line-above">
        {people.map(({ id, name, answerBy, reach, language, heardAt, isUnheard, unansweredPings }) => (
          <li key={id} className="stack stack-fill gap-2">
            <p>
              <b>{name || words.row.nobody}</b>{' '}
              <span className="small">{words.row.heard(countDaysSince(new Date(heardAt), now))}</span>
            </p>
            {isUnheard && (
              <p className="small">
                <b>{words.due.silent(unansweredPings, answerBy)}</b>
              </p>
            )}
            <div className="acts row gap-2">
              <AnswerButton
                answerBy={answerBy}
                reach={reach}
                words={words}
                text={words.again[language](formatPhone(residence.phone))}
                subject={words.subject[language]}
                look="primary"
              />
              {isUnheard && answerBy === 'text' && (
                <AnswerButton answerBy="call" reach={reach} words={words} text="" subject="" look="line" />
              )}
              {(['asked', 'heard', 'gone'] as const).map((act) => (
                <ActButton
                  key={act}
                  act={act}
                  hidden={{ id }}
                  focusAfter="house"
                  said={words.said[act]}
                  label={act === 'asked' ? words.due.asked : act === 'heard' ? words.due.yes : words.due.no}
                  about={name || words.row.nobody}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
