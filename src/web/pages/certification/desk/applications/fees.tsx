import type { FeeWords } from '#content/certification/applying.ts'
import type { ShownFees } from '#contract/certification/shown-parts.ts'

export function Fees({ fees, affiliate, words }: { fees: ShownFees | null; affiliate: string; words: FeeWords }) {
  if (fees === null) return <p className="small ink-2">{words.unknown(affiliate)}</p>
  const { lines, sum, source } = fees
  const isCounted = lines.every(({ count }) => count > 0)
  return (
    <div className="stack stack-fill gap-2">
      {lines.length === 0 ? (
        <p>{words.free}</p>
      ) : (
        <dl className="ruled line-above line-below small">
          {lines.map((line) => (
            <div key={line.what} className="row between tight">
              <dt>{words.names[line.what](line)}</dt>
              {line.count > 0 && <dd className="tabular">{words.dollars(line.sum)}</dd>}
            </div>
          ))}
          {lines.length > 1 && isCounted && (
            <div className="row between tight bold">
              <dt>{words.together}</dt>
              <dd className="tabular">{words.dollars(sum)}</dd>
            </div>
          )}
        </dl>
      )}
      <p className="small ink-2">{`${words.billed(affiliate)} ${words.source(source)}`}</p>
    </div>
  )
}
