import type { WaitingWords } from '#content/waiting/waiting-desk.ts'
import type { WaitingPerson } from '#contract/waiting/waiting.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'

type LeftListProps = { people: readonly WaitingPerson[]; words: WaitingWords }

export function LeftList({ people, words }: LeftListProps) {
  return (
    <section className="no-print" aria-labelledby="left">
      <h3 id="left" className="t-name">
        {words.left.title}
      </h3>
      <p className="small quiet">{words.left.text}</p>
      <ul className="ruled line-above mt-2">
        {people.map(({ id, name, endedAs, endedAt }) => (
          <li key={id} id={`w-${id}`} tabIndex={-1} className="row between gap-4 tight">
            <p>
              <b>{name || words.row.nobody}</b>{' '}
              <span className="small ink-2">
                {endedAs && words.left.ends[endedAs]}, {endedAt && <Moment at={endedAt} />}
              </span>
            </p>
            <div className="row">
              {(['put_back', 'delete'] as const).map((act) => (
                <ActButton
                  key={act}
                  act={act}
                  hidden={{ id }}
                  focusAfter="house"
                  said={words.said[act]}
                  small
                  variant={act === 'delete' ? 'text' : 'line'}
                  label={act === 'delete' ? words.acts.remove : words.acts.putBack}
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
