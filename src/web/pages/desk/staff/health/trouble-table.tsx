import type { HealthWords } from '#content/desk/staff/health.ts'
import type { TroubleLine } from '#contract/staff/health.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'
import { explainFailure } from './needs-a-look.ts'

type TroubleTableProps = { lines: readonly TroubleLine[]; caption: string; isSlow?: boolean; words: HealthWords }

export function TroubleTable({ lines, caption, isSlow = false, words }: TroubleTableProps) {
  const { errors, slow } = words
  if (lines.length === 0) return <p className="ink-2">{errors.none}</p>
  return (
    <Table caption={caption} captionHidden>
      <thead>
        <tr>
          <th scope="col">{errors.what}</th>
          {isSlow && (
            <th scope="col" className="num">
              {slow.longest}
            </th>
          )}
          <th scope="col" className="num">
            {errors.times}
          </th>
          <th scope="col">{errors.last}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.what} ${line.code}`}>
            <th scope="row">
              {isSlow ? <code className="break">{line.what}</code> : <Said line={line} words={words} />}
            </th>
            {isSlow && (
              <td className="num" data-label={slow.longest}>
                {slow.ms(line.longestMs)}
              </td>
            )}
            <td className="num" data-label={errors.times}>
              {line.times.toLocaleString('en-US')}
            </td>
            <td data-label={errors.last}>
              <Moment at={line.lastAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
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
