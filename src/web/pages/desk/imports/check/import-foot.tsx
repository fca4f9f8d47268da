import { isAsked } from '#contract/imports/import-limits.ts'
import type { CheckedImport, CommitLine } from '#contract/imports/imports.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'

export type Far = Extract<CommitLine, { of: number }>

type ImportFootProps = {
  view: CheckedImport
  far: Far | null
  isBusy: boolean
  /** The question for the password waits, and the import for it. */
  isProving: boolean
  stopped: string | null
}

const phaseWords = {
  checking: 'Checking once more',
  adding: 'Adding houses',
  changing: 'Changing houses',
  closing: 'Closing up',
} as const

const provingWords = 'Nothing is imported yet. Confirm first that it is you: the question stands above.'

export function ImportFoot({ view, far, isBusy, isProving, stopped }: ImportFootProps) {
  return (
    <div className="importbar foot-bar row between gap-2 mt-6 no-print">
      <div className="grow-18">
        {stopped !== null && (
          <p className="import-stopped bold">
            <Icon name="alert" /> Stopped. {stopped}
          </p>
        )}
        <p role={isProving ? 'status' : undefined}>{isProving ? provingWords : drawFootWords(view)}</p>
        <NotUnderstood columns={view.columns} />
      </div>
      {far && !isProving && (
        <div className="w-full w-28">
          {/* The phase is said; the numbers, which change many times a second, stay with the bar. */}
          <span className="vh" role="status">
            {phaseWords[far.phase]}
          </span>
          <Progress
            label={phaseWords[far.phase]}
            value={far.phase === 'checking' ? null : far.done}
            max={Math.max(far.of, 1)}
            words={
              far.phase === 'adding' || far.phase === 'changing'
                ? `${formatNumber(far.done)} of ${formatNumber(far.of)}`
                : ''
            }
          />
        </div>
      )}
      {/* It stays while the import goes on: the focus is on it. */}
      {(isBusy || (!isAsked(view) && view.counts.new + view.counts.changed > 0)) && (
        <Button type="submit" variant="primary" name="act" value="import" aria-disabled={isBusy}>
          {isProving ? 'Waiting for your password' : isBusy ? 'Importing' : 'Import'}
        </Button>
      )}
    </div>
  )
}

const namedColumns = 5

function NotUnderstood({ columns }: Pick<CheckedImport, 'columns'>) {
  const names = columns.flatMap(({ isUnknown, name }) => (isUnknown ? [`“${name}”`] : []))
  if (names.length === 0) return null
  const more = names.length - namedColumns
  return (
    <p className="small ink-2 break">
      Not understood, so not imported: {names.slice(0, namedColumns).join(', ')}
      {more > 0 && `, and ${more} more`}.{' '}
      <a href="#allcolumns">Say where {names.length === 1 ? 'it goes' : 'they go'}</a>
    </p>
  )
}

function drawFootWords(view: CheckedImport) {
  const { counts, rows, from } = view
  if (!from.isSure) return <b>Say first which row holds the headings.</b>
  if (isAsked(view)) return <b>Answer the questions at the top first.</b>
  const saved = counts.new + counts.changed
  if (saved === 0) {
    if (counts.same === rows) return <b>Nothing to save: all {formatNumber(rows)} rows are as they were.</b>
    return (
      <>
        <b>Nothing to save:</b> {formatNumber(counts.same)} as they were, {formatNumber(counts.duplicate)} skipped as
        duplicates, {formatNumber(counts.problem)} left out.{' '}
        {counts.problem > 0 && 'Fix a row above, or choose another file.'}
      </>
    )
  }
  return (
    <>
      <b>{formatCount(saved, 'row')} will be saved</b>, {formatNumber(counts.problem)} left out. You can undo for 24
      hours.
    </>
  )
}
