import type { HistoryEntry } from '#contract/desk-history.ts'
import { Moment } from '#web/parts/desk/moment.tsx'

/** One change: what, of which house, who, when and from where. */
export function Entry({ entry, nobody }: { entry: HistoryEntry; nobody: string }) {
  const { at, by, from, about, words } = entry
  const [what, ...more] = words
  return (
    <article className="change">
      <div className="change-what">
        <h2>{what}</h2>
        {about !== '' && <p>{about}</p>}
        {more.length > 0 && (
          <ul>
            {more.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <p className="change-who">
        <b>{by || nobody}</b>
        <Moment at={at} />
        <span>{from}</span>
      </p>
    </article>
  )
}
