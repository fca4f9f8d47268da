import type { CheckedSheetWords } from '#content/imports/checked-sheet.ts'
import { isAsked } from '#contract/imports/import-limits.ts'
import type { CheckedImport, CommitLine } from '#contract/imports/imports.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'

export type CommitProgress = Extract<CommitLine, { of: number }>

type ImportFootProps = {
  view: CheckedImport
  words: CheckedSheetWords['foot']
  far: CommitProgress | null
  isBusy: boolean
  /** The question for the password waits, and the import for it. */
  isProving: boolean
  stopped: string | null
}

export function ImportFoot({ view, words, far, isBusy, isProving, stopped }: ImportFootProps) {
  return (
    <div className="importbar foot-bar row between gap-2 mt-6 no-print">
      <div className="grow-18">
        {stopped !== null && (
          <p className="import-stopped bold">
            <Icon name="alert" /> {words.stopped} {stopped}
          </p>
        )}
        <p role={isProving ? 'status' : undefined}>{isProving ? words.proving : drawFootWords(view, words)}</p>
        <NotUnderstood columns={view.columns} words={words} />
      </div>
      {far && !isProving && (
        <div className="w-full w-28">
          {/* The phase is said; the numbers, which change many times a second, stay with the bar. */}
          <span className="vh" role="status">
            {words.phases[far.phase]}
          </span>
          <Progress
            label={words.phases[far.phase]}
            value={far.phase === 'checking' ? null : far.done}
            max={Math.max(far.of, 1)}
            words={far.phase === 'adding' || far.phase === 'changing' ? words.far(far.done, far.of) : ''}
          />
        </div>
      )}
      {/* It stays while the import goes on: the focus is on it. */}
      {(isBusy || (!isAsked(view) && view.counts.new + view.counts.changed > 0)) && (
        <Button type="submit" variant="primary" name="act" value="import" aria-disabled={isBusy}>
          {words.submit[isProving ? 'proving' : isBusy ? 'busy' : 'free']}
        </Button>
      )}
    </div>
  )
}

const namedColumns = 5

type NotUnderstoodProps = Pick<CheckedImport, 'columns'> & Pick<ImportFootProps, 'words'>

function NotUnderstood({ columns, words }: NotUnderstoodProps) {
  const names = columns.flatMap(({ isUnknown, name }) => (isUnknown ? [`“${name}”`] : []))
  if (names.length === 0) return null
  return (
    <p className="small ink-2 break">
      {words.unknown(names.slice(0, namedColumns), names.length - namedColumns)}{' '}
      <a href="#allcolumns">{words.goes(names.length)}</a>
    </p>
  )
}

function drawFootWords(view: CheckedImport, words: ImportFootProps['words']) {
  const { counts, rows, from } = view
  if (!from.isSure) return <b>{words.headings}</b>
  if (isAsked(view)) return <b>{words.questions}</b>
  const saved = counts.new + counts.changed
  if (saved === 0) {
    if (counts.same === rows) return <b>{words.same(rows)}</b>
    return (
      <>
        <b>{words.nothing}</b> {words.rest(counts.same, counts.duplicate, counts.problem)}
      </>
    )
  }
  return (
    <>
      <b>{words.saved(saved)}</b>
      {words.leftOut(counts.problem)}
    </>
  )
}
