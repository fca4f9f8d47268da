import type { ReactNode } from 'react'
import type { Failure } from '#web/plumbing/failure.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { DeskAnswer } from './read-for.ts'

export type RefusedWords = { title: string; words: string; board: string; contact: string }

/** The whole page for somebody it is not for. */
export function Refused({ words }: { words: RefusedWords }) {
  return (
    <div className="wrap section stack gap-5">
      <h1>{words.title}</h1>
      <p className="lead">{words.words}</p>
      <div className="row">
        <ButtonLink to="/" look="primary">
          {words.board}
        </ButtonLink>
        <ButtonLink to="/contact">{words.contact}</ButtonLink>
      </div>
    </div>
  )
}

type ReadOrFailedProps<Read> = {
  answer: Exclude<DeskAnswer<Read>, { kind: 'refused' }>
  /** The page's heading while there is nothing to read. */
  title: string
  /** The address to ask again. */
  again: string
  children: (read: Read, at: Date) => ReactNode
}

/** What was read, or why it could not be, with a way to ask again. */
export function ReadOrFailed<Read>({ answer, title, again, children }: ReadOrFailedProps<Read>) {
  if (answer.kind === 'read') return children(answer.read, new Date(answer.at))
  return <Failed title={title} failure={answer.failure} again={again} />
}

function Failed({ title, failure, again }: { title: string; failure: Failure; again: string }) {
  const isMissing = failure.status === 404
  return (
    <div className="stack gap-4 desk-failed">
      <h1>{title}</h1>
      <Notice title={isMissing ? failure.message : 'We could not read this just now.'}>
        {!isMissing && <p>{failure.message}</p>}
        <p className="row">
          <ButtonLink small to={again}>
            {isMissing ? 'Back to the list' : 'Try again'}
          </ButtonLink>
          {failure.status !== null && <span className="small">Error {failure.status}</span>}
        </p>
      </Notice>
    </div>
  )
}
