import { type ReactNode, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { Failure } from '#web/plumbing/failure.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { Moment } from './moment.tsx'
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

type WasRead<Read> = Extract<DeskAnswer<Read>, { kind: 'read' }>

/**
 * What was read, or why it could not be, with a way to ask again. Where the same address cannot be read anew, what was
 * read before stays, and with it everything typed on it.
 */
export function ReadOrFailed<Read>({ answer, title, again, children }: ReadOrFailedProps<Read>) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [last, setLast] = useState<{ address: string; answer: WasRead<Read> } | null>(null)
  if (answer.kind === 'read' && (last?.answer !== answer || last.address !== address)) setLast({ address, answer })
  const isGone = answer.kind === 'failed' && answer.failure.status === 404
  const shown = answer.kind === 'read' ? answer : last?.address === address && !isGone ? last.answer : null
  if (answer.kind === 'failed' && shown === null) return <Failed title={title} failure={answer.failure} again={again} />
  return (
    <>
      {answer.kind === 'failed' && shown && <NotAnew failure={answer.failure} at={shown.at} />}
      {shown && children(shown.read, new Date(shown.at))}
    </>
  )
}

function NotAnew({ failure, at }: { failure: Failure; at: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <Notice announced title="We could not read this page anew.">
      <p>
        You see it as it was <Moment at={at} />. {failure.message}
      </p>
      <p>
        <Button small aria-disabled={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      </p>
    </Notice>
  )
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
