import { toFailure } from '#web/plumbing/api/failure.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import '#web/ui/waiting/spinner.css'

export function ResidencesLoading() {
  return (
    <ul className="rows grid mt-3" aria-hidden="true">
      {['first', 'second', 'third'].map((place) => (
        <li key={place}>
          <div className="residence-loading shade mt-5" />
        </li>
      ))}
    </ul>
  )
}

export function EmptyBoard({ mayManage }: { mayManage: boolean }) {
  if (!mayManage) {
    return (
      <EmptyState title="No residences yet" headingLevel={3}>
        <p className="ink-2">The owner of your organization adds them.</p>
      </EmptyState>
    )
  }
  return (
    <>
      <EmptyState title="No residences yet" headingLevel={3}>
        <p className="ink-2">
          Add one house by hand, or bring them all in a spreadsheet. Nothing is public until you say so, and a person
          checks your first house before it is.
        </p>
      </EmptyState>
      <div className="row">
        <ButtonLink to="/workspace/residences/new" variant="primary" icon="plus">
          Add Residence
        </ButtonLink>
        <ButtonLink to="/workspace/import" icon="upload">
          Import a spreadsheet
        </ButtonLink>
        <ButtonLink to="/workspace/claims" variant="text">
          Is your house listed already? Claim Profile
        </ButtonLink>
      </div>
    </>
  )
}

export function WaitingForNetwork() {
  return (
    <Notice className="mt-3" title="No connection right now." icon="offline" announced>
      <p>Your houses appear here as soon as you are back online.</p>
    </Notice>
  )
}

type BoardErrorProps = { error: Error; checked: string | null; again: () => void }

export function BoardError({ error, checked, again }: BoardErrorProps) {
  const { status, message } = toFailure(error)
  if (status === 401) return <SignedOutMeanwhile />
  return (
    <Notice className="mt-3" title={checked ? 'We could not refresh.' : 'We could not read your residences.'} announced>
      <p>{status === null ? message : 'Your houses are safe. This is on our side.'}</p>
      {checked && <p>You see what they said at {checked}.</p>}
      <p className="row mt-2">
        <Button small onClick={again}>
          Try again
        </Button>
        {status !== null && <span className="small">Error {status}</span>}
      </p>
    </Notice>
  )
}

export function KeptMeanwhile({ checked, again }: { checked: string; again: () => void }) {
  return (
    <Notice className="mt-3" title="We could not refresh." announced>
      <p>You see what your houses said at {checked}.</p>
      <p className="row mt-2">
        <Button small onClick={again}>
          Try again
        </Button>
      </p>
    </Notice>
  )
}

function SignedOutMeanwhile() {
  return (
    <Notice className="mt-3" title="You are signed out on this device." announced>
      <p>Sign in again to see your houses.</p>
      <p>
        <ButtonLink small to="/api/login?returnTo=/">
          Sign in
        </ButtonLink>
      </p>
    </Notice>
  )
}
