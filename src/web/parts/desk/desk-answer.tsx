import { type ReactNode, useEffect, useState } from 'react'
import { signedOutTitle } from '#contract/calls/refusal-words.ts'
import type { Failure } from '#web/plumbing/api/failure.ts'
import { useOnline } from '#web/plumbing/api/use-online.ts'
import { isVisitPath } from '#web/plumbing/stored/stored-board.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { SignInButton, useSignInAddress } from './frame/desk-trouble.tsx'
import { Moment } from './moment/moment.tsx'
import { useActsFor } from './news/use-acts-for.ts'
import { useDeskPageState, useOwnAddress } from './page/desk-page-state.ts'
import type { DeskAnswer } from './page/read-visit.ts'

type ReadOrFailedProps<Read> = {
  answer: Exclude<DeskAnswer<Read>, { kind: 'refused' }>
  title: string
  again: string
  children: (read: Read, at: Date) => ReactNode
}

type WasRead<Read> = Extract<DeskAnswer<Read>, { kind: 'read' }>

/** If the page cannot be read again, the earlier content stays, with everything typed on it. */
export function ReadOrFailed<Read>({ answer, title, again, children }: ReadOrFailedProps<Read>) {
  const address = useOwnAddress()
  const isOnline = useOnline()
  const isOthers = useIsOthers(answer)
  const [last, setLast] = useState<{ address: string; answer: WasRead<Read> } | null>(null)
  if (answer.kind === 'read' && (last?.answer !== answer || last.address !== address)) setLast({ address, answer })
  const isGone = answer.kind === 'failed' && answer.failure.status === 404
  const shown = answer.kind === 'read' ? answer : last?.address === address && !isGone ? last.answer : null
  if (isOthers) return null
  if (isSignedOut(answer) && shown === null) return <GoSignIn />
  if (answer.kind === 'failed' && shown === null) return <Failed title={title} failure={answer.failure} again={again} />
  return (
    <>
      {answer.kind === 'failed' && shown && (isOnline || answer.failure.status !== null) && (
        <NotAnew failure={answer.failure} at={shown.at} isSignedOut={isSignedOut(answer)} />
      )}
      {shown && !isOnline && <Offline at={shown.at} />}
      {shown && children(shown.read, new Date(shown.at))}
    </>
  )
}

/** Someone else has signed in since: they may see nothing of this page, nor anything typed on it. */
function useIsOthers(answer: DeskAnswer<unknown>): boolean {
  const owner = useActsFor()
  const isOthers = answer.kind === 'read' && answer.by !== undefined && owner !== null && answer.by !== owner
  useEffect(() => {
    if (isOthers) location.reload()
  }, [isOthers])
  return isOthers
}

function isSignedOut(answer: DeskAnswer<unknown>): boolean {
  return answer.kind === 'failed' && answer.failure.status === 401
}

function GoSignIn() {
  const address = useSignInAddress()
  useEffect(() => location.replace(address), [address])
  return (
    <p>
      {signedOutTitle} <SiteLink to={address}>Sign in</SiteLink>
    </p>
  )
}

function Offline({ at }: { at: string }) {
  const { path } = useDeskPageState()
  // They say themselves what waits.
  if (path === '/workspace/beds' || isVisitPath(path)) return null
  return (
    <Notice announced icon="offline" title="You are offline.">
      <p>
        You see this page as it was <Moment at={at} now={new Date()} />. You can call and text from here; what changes
        something needs a connection.
      </p>
    </Notice>
  )
}

type NotAnewProps = { failure: Failure; at: string; isSignedOut: boolean }

function NotAnew({ failure, at, isSignedOut }: NotAnewProps) {
  const { reread, isReading } = useDeskPageState()
  const next = isSignedOut
    ? 'Sign in again in another tab, then come back: what you typed stays here.'
    : failure.message
  return (
    <Notice announced title={isSignedOut ? failure.message : 'We could not read this page anew.'}>
      <p>
        You see {isSignedOut ? 'this page' : 'it'} as it was <Moment at={at} />. {next}
      </p>
      <p className="row">
        {isSignedOut && <SignInButton />}
        <Button small aria-disabled={isReading} onClick={() => void reread()}>
          Try again
        </Button>
      </p>
    </Notice>
  )
}

export function Failed({ title, failure, again }: { title: string; failure: Failure; again: string }) {
  const isMissing = failure.status === 404
  return (
    <div className="stack pad-y-6">
      <h1>{title}</h1>
      <Notice title={isMissing ? failure.message : 'We could not read this just now.'}>
        {!isMissing && <p>{failure.message}</p>}
        {failure.status !== null && <p className="small">Error {failure.status}</p>}
      </Notice>
      <p className="row">
        <ButtonLink variant="primary" to={again}>
          {isMissing ? 'Back to the list' : 'Try again'}
        </ButtonLink>
      </p>
    </div>
  )
}
