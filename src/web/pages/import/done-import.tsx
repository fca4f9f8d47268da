import { useEffect, useRef } from 'react'
import type { DoneImport as Done, ImportCounts } from '#contract/imports.ts'
import { Moment } from '#web/parts/desk/moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { rowsWords } from './rows-words.ts'
import { UndoForm } from './undo-form.tsx'

/** What an import did, how to take it back, and where to go on. */
export function DoneImport({ done, answered, isFresh }: { done: Done; answered: string | null; isFresh: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  // Who has just pressed Import stands at the foot of a long page, on a button that is gone.
  useEffect(() => {
    if (!isFresh) return
    place.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [isFresh])
  const { counts, undone } = done
  return (
    <div className="stack gap-5 done-import" ref={place} tabIndex={-1}>
      {answered !== null && <Notice tone="danger" announced title={answered} />}
      {undone ? (
        <Notice tone="success" icon="undo" announced title="The import is undone.">
          <p>{keptWords(undone)}</p>
        </Notice>
      ) : (
        <Notice tone="success" announced title={doneWords(counts)}>
          <p>{restWords(done)}</p>
        </Notice>
      )}
      <p className="ink-2">
        {done.fileName}, {rowsWords(counts)}, by {done.by}, <Moment at={done.at} />
      </p>
      <div className="row">
        <ButtonLink to="/" look="primary">
          To your board
        </ButtonLink>
        {done.hasRejected && (
          <a className="btn btn-line" href={`/api/imports/${done.id}/left-out.csv`} download>
            Download the rows left out
          </a>
        )}
        <ButtonLink to="/workspace/import">Import another file</ButtonLink>
      </div>
      {done.undoUntil !== null && (
        <div className="stack gap-3">
          <p>
            You can undo this import until <Moment at={done.undoUntil} />. Houses you changed since stay as they are.
          </p>
          <UndoForm done={done} />
        </div>
      )}
    </div>
  )
}

/** "12 houses added, 5 changed." */
export function doneWords({ added, changed }: Pick<ImportCounts, 'added' | 'changed'>): string {
  if (added + changed === 0) return 'Nothing had to be changed.'
  const parts = [
    ...(added > 0 ? [`${count(added)} ${added === 1 ? 'house' : 'houses'} added`] : []),
    ...(changed > 0
      ? [added > 0 ? `${count(changed)} changed` : `${count(changed)} ${changed === 1 ? 'house' : 'houses'} changed`]
      : []),
  ]
  return `${parts.join(', ')}.`
}

function restWords({ counts, published }: Done): string {
  const { added, same, duplicate, leftOut } = counts
  const drafts =
    added === 0
      ? ''
      : published
        ? `The new ${added === 1 ? 'one is' : 'ones are'} published where nothing was missing. `
        : added === 1
          ? 'The new one is a draft: publish it when it is right. '
          : 'The new ones are drafts: publish them when they are right. '
  const rest = [`${count(same)} unchanged`, `${count(duplicate)} skipped as duplicates`, `${count(leftOut)} left out`]
  return `${drafts}${rest.join(', ')}.`
}

function keptWords({ kept, keptNames }: NonNullable<Done['undone']>): string {
  if (kept === 0) {
    return 'Every changed field is what it was, and the houses it added are gone. One that somebody wrote to is archived.'
  }
  const names = keptNames.join(', ')
  const more = kept > keptNames.length ? ' and others' : ''
  const were =
    kept === 1
      ? '1 house was changed after the import and stays as it is'
      : `${count(kept)} houses were changed after the import and stay as they are`
  return `${were}: ${names}${more}.`
}

const count = (number: number) => number.toLocaleString('en-US')
