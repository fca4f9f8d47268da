import type { CheckedImport, CommitLine } from '#contract/imports.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'

export type Far = Extract<CommitLine, { of: number }>

type ImportFootProps = {
  view: CheckedImport
  /** How far the import is; null while none is going on. */
  far: Far | null
  isBusy: boolean
  publish: boolean
  onPublish: (publish: boolean) => void
}

const phaseWords = {
  checking: 'Checking once more',
  adding: 'Adding houses',
  changing: 'Changing houses',
  closing: 'Closing up',
} as const

/** What the button will do, in words, beside it. */
export function ImportFoot({ view, far, isBusy, publish, onPublish }: ImportFootProps) {
  const { counts, notReady } = view
  return (
    <div className="importbar">
      <div className="importbar-words">
        <p>{footWords(view)}</p>
        {counts.new > 0 && (
          <Checkbox
            name="publish"
            value="yes"
            checked={publish}
            onChange={(event) => onPublish(event.currentTarget.checked)}
          >
            Publish {counts.new === 1 ? 'the new house' : `the ${count(counts.new)} new houses`} at once
            {notReady > 0 &&
              ` (${count(notReady)} without phone or beds ${notReady === 1 ? 'stays a draft' : 'stay drafts'})`}
          </Checkbox>
        )}
      </div>
      {far ? (
        <div className="importbar-far" role="status">
          <Progress
            label={phaseWords[far.phase]}
            value={far.phase === 'checking' ? null : far.done}
            max={Math.max(far.of, 1)}
            words={far.phase === 'adding' || far.phase === 'changing' ? `${count(far.done)} of ${count(far.of)}` : ''}
          />
        </div>
      ) : (
        <Button type="submit" look="primary" name="act" value="import" disabled={isBusy}>
          Import
        </Button>
      )}
    </div>
  )
}

function footWords({ counts, rows }: CheckedImport) {
  const saved = counts.new + counts.changed
  if (saved === 0 && counts.same === rows) return <b>Nothing to save: all {count(rows)} rows are as they were.</b>
  return (
    <>
      <b>
        {count(saved)} {saved === 1 ? 'row' : 'rows'} will be saved
      </b>
      , {count(counts.problem)} left out. You can undo for 24 hours.
    </>
  )
}

const count = (number: number) => number.toLocaleString('en-US')
