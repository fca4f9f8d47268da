import { useEffect, useRef } from 'react'
import type { DoneImportWords } from '#content/imports/done-import.ts'
import type { DoneImport as Done } from '#contract/imports/imports.ts'
import { useListOf } from '#web/pages/imports/import-crumbs.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { UndoForm } from './undo-form.tsx'

type DoneImportProps = { done: Done; answered: string | null; isFresh: boolean; words: DoneImportWords }

export function DoneImport({ done, answered, isFresh, words }: DoneImportProps) {
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
  return (
    <div className="stack gap-5">
      {answered !== null && <Notice tone="danger" announced title={answered} />}
      <div ref={place} tabIndex={-1}>
        <WhatCame done={done} words={words} />
      </div>
      {done.passed.residences > 0 && (
        <Notice title={words.passedTitle(done.passed.residences)}>
          <p>{words.passed(done.passed.names, done.passed.residences)}</p>
        </Notice>
      )}
      <p className="ink-2">
        {done.fileName}, {words.rows(counts)}, {words.by} {done.by}, <Moment at={done.at} />
      </p>
      <div className="row">
        <ButtonLink to={listOf === 'operator' ? '/' : '/affiliate/homes'} variant="primary">
          {words.next[listOf]}
        </ButtonLink>
        {done.hasRejected && (
          <a className="btn btn-line" href={`/api/imports/${done.id}/left-out.csv`} download>
            {words.leftOut}
          </a>
        )}
        <ButtonLink to="/workspace/import">{words.another}</ButtonLink>
      </div>
      {done.undoUntil !== null && (
        <div className="stack gap-3">
          <p>
            {mayUndo && (
              <>
                {words.undoUntil} <Moment at={done.undoUntil} />.{' '}
              </>
            )}
            {words.staying(counts, done.staying)}
            {listOf === 'affiliate' && ` ${words.toldLater}`}
          </p>
          {mayUndo && <UndoForm done={done} words={words.undo} />}
        </div>
      )}
    </div>
  )
}

function WhatCame({ done, words }: Pick<DoneImportProps, 'done' | 'words'>) {
  const { counts, undone, stopped, published, addedNow } = done
  if (stopped !== null) {
    return (
      <Notice tone="danger" title={words.stopped[stopped].title}>
        <p>
          {words.stopped[stopped].rest} {undone !== null && undone.kept > 0 && words.kept(undone)}
        </p>
      </Notice>
    )
  }
  if (undone) {
    return (
      <Notice tone="success" icon="undo" announced title={words.undoneTitle(counts, undone.kept)}>
        <p>{words.undone(undone)}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="success" announced title={words.title(counts)}>
      <p>{words.rest(counts, published ? addedNow : null)}</p>
    </Notice>
  )
}
