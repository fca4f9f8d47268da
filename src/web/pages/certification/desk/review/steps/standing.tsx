import type { ReviewWords } from '#content/certification/review.ts'
import type { ApplicationAnswer, ApplicationLine } from '#contract/certification/applications.ts'
import { isLate, toQueueStage } from '#domain/certification/application/turn.ts'
import { findTurnOfLine } from '#web/pages/certification/desk/review/queue-order.ts'
import { TimeLeft } from '#web/parts/desk/lists/time-left.tsx'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type StandingProps = { application: ApplicationAnswer; at: Date; words: ReviewWords }

export function Standing({ application: { line }, at, words: { queue, standing } }: StandingProps) {
  const now = useNow(at)
  const due = findTurnOfLine(line)?.due ?? null
  if (line.end) return null
  return (
    <p className="row gap-3">
      <b>{queue.stages[toQueueStage(line)]}</b>
      <span className="small ink-2">
        {standing.since} <ResidenceMoment at={line.stageSince} state={line.residence.state} hasYear />
      </span>
      <Clock application={line} now={now} words={queue} />
      {due !== null && (
        <span className="small ink-2">
          {standing.due} <ResidenceMoment at={due.toISOString()} state={line.residence.state} hasYear />
        </span>
      )}
    </p>
  )
}

type ClockProps = { application: ApplicationLine; now: Date; words: ReviewWords['queue'] }

export function Clock({ application, now, words: { clock } }: ClockProps) {
  const turn = findTurnOfLine(application)
  if (!turn) return null
  if (turn.due === null) {
    return (
      <span className="age" data-age="withdrawn">
        {clock.operator}
      </span>
    )
  }
  return <TimeLeft due={turn.due} isLate={isLate(turn, now)} now={now} words={clock} />
}

type HistoryProps = { application: ApplicationAnswer; words: ReviewWords }

export function History({ application: { line, history }, words: { standing: words } }: HistoryProps) {
  if (history.length === 0) return null
  const list = (
    <ol className="ruled">
      {history.toReversed().map(({ at, by, lines: [first, ...more] }) => (
        <li key={at + first} className="pad-y-2 break">
          <p>{first}</p>
          {more.map((line) => (
            <p key={line} className="small as-typed">
              {line}
            </p>
          ))}
          <p className="small ink-2">
            {by !== '' && `${by}, `}
            <ResidenceMoment at={at} state={line.residence.state} hasYear />
          </p>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <section className="wide-only w-52" aria-labelledby="history">
        <h2 id="history">{words.history}</h2>
        {list}
      </section>
      <Disclosure className="phone-only" summary={words.history}>
        {list}
      </Disclosure>
    </>
  )
}
