import type { HealthWords } from '#content/staff/health.ts'
import type { TroubleLine } from '#contract/live/health.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { RowsTable } from '#web/parts/desk/lists/rows-table.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { explainFailure } from './needs-a-look.ts'

type TroubleTableProps = { lines: readonly TroubleLine[]; caption: string; isSlow?: boolean; words: HealthWords }

export function TroubleTable({ lines, caption, isSlow = false, words }: TroubleTableProps) {
  const { errors, slow } = words
  if (lines.length === 0) return <p className="ink-2">{errors.none}</p>
  const longest = { head: slow.longest, isNumber: true, show: ({ longestMs }: TroubleLine) => slow.ms(longestMs) }
  return (
    <RowsTable
      caption={caption}
      rows={lines}
      keyOf={({ what, code }) => `${what} ${code}`}
      name={{
        head: errors.what,
        show: (line) => (isSlow ? <code className="break">{line.what}</code> : <Said line={line} words={words} />),
      }}
      columns={[
        ...(isSlow ? [longest] : []),
        { head: errors.times, isNumber: true, show: ({ times }) => formatNumber(times) },
        { head: errors.last, show: ({ lastAt }) => <Moment at={lastAt} /> },
      ]}
    />
  )
}

function Said({ line: { what, code }, words }: { line: TroubleLine; words: HealthWords }) {
  const events: Readonly<Record<string, string>> = words.errors.events
  return (
    <span className="break">
      {Object.hasOwn(events, what) ? events[what] : what}
      {code !== null && (
        <>
          . {explainFailure(code, words)} <code>{code}</code>
        </>
      )}
    </span>
  )
}
