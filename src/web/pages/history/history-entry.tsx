import type { HistoryEntry } from '#contract/history/desk-history.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'

export function Entry({ entry, nobody }: { entry: HistoryEntry; nobody: string }) {
  const { at, by, from, about, organization, words, moments } = entry
  const [what, ...more] = words
  return (
    <article className="entry">
      <div className="grid gap-1 ink-2 break">
        <h2 className="t-strong ink">
          <Said line={what ?? ''} moments={moments} />
        </h2>
        {about + organization !== '' && <p>{[about, organization].filter(Boolean).join(', ')}</p>}
        {more.length > 0 && (
          <ul>
            {more.map((line) => (
              <li key={line}>
                <Said line={line} moments={moments} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="row tight small ink-2">
        <b>{by || nobody}</b>
        <Moment at={at} />
        <span>{from}</span>
      </p>
    </article>
  )
}

function Said({ line, moments }: { line: string; moments: HistoryEntry['moments'] }) {
  const shownMoment = moments.find(({ words }) => line.includes(words))
  if (!shownMoment) return line
  const [start = '', ...rest] = line.split(shownMoment.words)
  return (
    <>
      {start}
      <Moment at={shownMoment.at} />
      {rest.join(shownMoment.words)}
    </>
  )
}
