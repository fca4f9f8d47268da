import { useEffect, useRef } from 'react'
import type { DoneImport as Done, ImportCounts } from '#contract/imports/imports.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import { useListOf } from '#web/pages/desk/imports/import-crumbs.tsx'
import { describeRows } from '#web/pages/desk/imports/rows-words.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { UndoForm } from './undo-form.tsx'

const nextStep = {
  operator: { words: 'To your board', to: '/' },
  affiliate: { words: 'Homes and certificates', to: '/affiliate/homes' },
} as const

export function DoneImport({ done, answered, isFresh }: { done: Done; answered: string | null; isFresh: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  // After Import the focus would be at the foot of a long page, on a button that no longer exists.
  useEffect(() => {
    if (!isFresh) return
    place.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [isFresh])
  const { counts } = done
  const mayUndo = (done.staying ?? 0) < counts.added + counts.changed
  const listOf = useListOf()
  const next = nextStep[listOf]
  return (
    <div className="stack gap-5">
      {answered !== null && <Notice tone="danger" announced title={answered} />}
      <div ref={place} tabIndex={-1}>
        <WhatCame done={done} />
      </div>
      {done.passed.residences > 0 && (
        <Notice title={writePassedTitle(done.passed.residences)}>
          <p>
            {formatNames(done.passed.names, done.passed.residences)} Choose the file again to see what would change.
          </p>
        </Notice>
      )}
      <p className="ink-2">
        {done.fileName}, {describeRows(counts)}, by {done.by}, <Moment at={done.at} />
      </p>
      <div className="row">
        <ButtonLink to={next.to} variant="primary">
          {next.words}
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
            {mayUndo && (
              <>
                You can undo this import until <Moment at={done.undoUntil} />.{' '}
              </>
            )}
            {describeStaying(done)}
            {listOf === 'affiliate' &&
              ' Once that time is over, the operators of the houses it certified are told by email.'}
          </p>
          {mayUndo && <UndoForm done={done} />}
        </div>
      )}
    </div>
  )
}

function WhatCame({ done }: { done: Done }) {
  const { counts, undone, stopped } = done
  if (stopped !== null) {
    return (
      <Notice tone="danger" title={stoppedTitle[stopped]}>
        <p>
          {stoppedRest[stopped]} {undone !== null && undone.kept > 0 && describeKept(undone)}
        </p>
      </Notice>
    )
  }
  if (undone) {
    return (
      <Notice tone="success" icon="undo" announced title={writeUndoneTitle(counts, undone.kept)}>
        <p>{describePassedOver(undone)}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="success" announced title={describeDoneImport(counts)}>
      <p>{describeRest(done)}</p>
    </Notice>
  )
}

export const stoppedTitle = {
  taken_back: 'This import could not be finished, so it was taken back.',
  hidden: 'This import could not be finished. Nothing it added is shown to anybody.',
  undo: 'This undo could not be finished.',
} as const

const stoppedRest = {
  taken_back: 'You can import again. If it stops once more, please write to us.',
  hidden: 'You can import again. Please write to us, so that we can look into it.',
  undo: 'What it had put back by then stays so; the other houses are as the import left them. Please write to us.',
} as const

const describeKept = ({ kept, keptNames }: NonNullable<Done['undone']>) =>
  `These were changed meanwhile and stay: ${formatNames(keptNames, kept)}`

export function describeDoneImport({ added, changed }: Pick<ImportCounts, 'added' | 'changed'>): string {
  if (added + changed === 0) return 'Nothing had to be changed.'
  const parts = [
    ...(added > 0 ? [`${formatCount(added, 'house')} added`] : []),
    ...(changed > 0
      ? [added > 0 ? `${formatNumber(changed)} changed` : `${formatCount(changed, 'house')} changed`]
      : []),
  ]
  return `${parts.join(', ')}.`
}

function describeRest({ counts, published, addedNow }: Done): string {
  const { added, same, duplicate, leftOut } = counts
  const drafts =
    added === 0
      ? ''
      : published && addedNow !== null
        ? describePublished(addedNow)
        : added === 1
          ? 'The new one is a draft: publish it when it is right. '
          : 'The new ones are drafts: publish them when they are right. '
  const rest = [
    `${formatNumber(same)} unchanged`,
    `${formatNumber(duplicate)} skipped as duplicates`,
    `${formatNumber(leftOut)} left out`,
  ]
  return `${drafts}${rest.join(', ')}.`
}

function describePublished({ published, waiting, draft }: NonNullable<Done['addedNow']>): string {
  const waits =
    waiting === 1
      ? '1 waits for a check and goes live with the yes; we write to you.'
      : `${formatNumber(waiting)} wait for one check and go live together with the yes; we write to you.`
  return [
    ...(published > 0 ? [`${formatNumber(published)} published. `] : []),
    ...(waiting > 0 ? [`${waits} `] : []),
    ...(draft > 0
      ? [
          `${formatCount(draft, 'is a draft', 'are drafts')}: something is missing, or ${draft === 1 ? 'it looks like a listing' : 'they look like listings'} that exists. `,
        ]
      : []),
  ].join('')
}

function writeUndoneTitle({ added, changed }: ImportCounts, kept: number): string {
  const back = added + changed - kept
  if (kept === 0) return 'The import is undone.'
  const done = changed === 0 ? 'taken away' : added === 0 ? 'put back' : 'taken away or put back'
  const rest = formatCount(kept, 'was changed after the import and stays', 'were changed after the import and stay')
  return `${formatCount(back, 'house')} ${done}; ${rest}.`
}

function describeStaying({ counts, staying }: Done): string {
  const all = counts.added + counts.changed
  if (staying === null || staying === 0) {
    return 'Undo skips houses you have changed since.'
  }
  if (staying >= all) {
    const those = all === 1 ? 'Its one house was' : `All ${formatNumber(all)} houses were`
    return `${those} changed or published since, so there is nothing to put back.`
  }
  const [were, stay] = staying === 1 ? ['was', 'stays as it is'] : ['were', 'stay as they are']
  return `${formatNumber(staying)} of ${formatCount(all, 'house')} ${were} changed or published since and ${stay}.`
}

function describePassedOver({ kept, keptNames }: NonNullable<Done['undone']>): string {
  if (kept === 0) {
    return 'Every changed field is what it was, and the houses it added are gone. One that somebody wrote to is archived.'
  }
  return formatNames(keptNames, kept)
}

const formatNames = (names: readonly string[], all: number) =>
  `${names.join(', ')}${all > names.length ? ' and others' : ''}.`

function writePassedTitle(passed: number): string {
  return passed === 1
    ? '1 house was changed by somebody else during the import and stays as it is.'
    : `${formatNumber(passed)} houses were changed by somebody else during the import and stay as they are.`
}
