import type { WaitingHouse, WaitingPerson } from '#contract/waiting.ts'
import { daysSince } from '#domain/waiting.ts'
import { ActButton } from '../act-button.tsx'
import type { RefusedForm } from '../desk-form.tsx'
import { AnswerButton, type AnswerWords } from '../message-answer.tsx'

export type DueWords = Pick<AnswerWords, 'ways' | 'noReach' | 'subject'> & {
  counts: { due: (people: number) => string }
  due: { text: string; asked: string; yes: string; no: string }
  again: Record<'en' | 'es', (phone: string) => string>
  row: { nobody: string; heard: (days: number) => string }
  said: Record<'asked' | 'heard' | 'gone', string>
  didNotWork: string
}

type AskAgainProps = {
  people: readonly WaitingPerson[]
  house: WaitingHouse
  now: Date
  refused: RefusedForm | null
  words: DueWords
}

/** Who is to be asked by text or call if they still want a place, with the words we propose. */
export function AskAgain({ people, house, now, refused, words }: AskAgainProps) {
  return (
    <section className="waiting-again" aria-labelledby="again">
      <h3 id="again">{words.counts.due(people.length)}</h3>
      <p className="small measure">{words.due.text}</p>
      <ul>
        {people.map(({ id, name, answerBy, reach, language, heardAt }) => (
          <li key={id}>
            <p>
              <b>{name || words.row.nobody}</b>{' '}
              <span className="small ink-2">{words.row.heard(daysSince(new Date(heardAt), now))}</span>
            </p>
            <div className="row">
              <AnswerButton
                {...{ answerBy, reach, language, words }}
                text={words.again[language](house.phone)}
                subject={words.subject[language]}
                look="primary"
              />
              {(['asked', 'heard', 'gone'] as const).map((act) => (
                <ActButton
                  key={act}
                  act={act}
                  hidden={{ id }}
                  home="house"
                  said={words.said[act]}
                  didNotWork={words.didNotWork}
                  refused={refused}
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
