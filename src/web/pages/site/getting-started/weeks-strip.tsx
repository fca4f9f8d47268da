import type { gettingStarted, WeekSpan } from '#content/site/getting-started.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import '#web/ui/marks/grid-places.css'

type WeekDaysProps = { days: readonly string[]; stretches: readonly WeekSpan[]; stepNames: readonly string[] }

function WeekDays({ days, stretches, stepNames }: WeekDaysProps) {
  return (
    <div className="week-days" aria-hidden="true">
      {days.map((day) => (
        <span key={day} className="week-day small quiet center">
          {day.slice(0, 2)}
        </span>
      ))}
      {stretches.map(({ step, from, days: length, long = false }) => (
        <span
          key={`${step} ${from}`}
          className="stretch small nowrap"
          data-r={step + 1}
          data-c={from}
          data-days={length}
          data-way={long ? 'long' : 'short'}
        >
          <b>{step}</b> {length > 1 && stepNames[step - 1]}
        </span>
      ))}
    </div>
  )
}

type WeeksStripProps = { text: typeof gettingStarted.timeline; stepNames: readonly string[] }

export function WeeksStrip({ text, stepNames }: WeeksStripProps) {
  return (
    <section className="sunk section" id="timeline" aria-labelledby="timeline-title">
      <div className="wrap">
        <div className="stack gap-3 mb-6">
          <h2 id="timeline-title">{text.title}</h2>
          <p className="measure">{text.words}</p>
          <ul className="row tight gap-5 small">
            <li className="line gap-2">
              <span className="stretch" data-way="short" aria-hidden="true" />
              {text.solid}
            </li>
            <li className="line gap-2">
              <span className="stretch" data-way="long" aria-hidden="true" />
              {text.long}
            </li>
          </ul>
        </div>
        <ol className="fit-16 gap-5">
          {text.weeks.map(({ name, title, words, stretches, live }) => (
            <li key={name} className="week stack stack-fill gap-3">
              <h3 className="stack gap-0">
                <span className="small quiet">{name}</span> {title}
              </h3>
              <WeekDays days={text.days} stretches={stretches} stepNames={stepNames} />
              <p>{words}</p>
              {live && (
                <p className="success line gap-2 bold">
                  <Icon name="check" />
                  {live}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
