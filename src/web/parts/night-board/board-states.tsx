import { failureOf } from '#web/plumbing/asking/failure.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

/** Three sunk houses in the place where the houses will stand. */
export function HousesLoading() {
  return (
    <ul className="rows" aria-hidden="true">
      {['first', 'second', 'third'].map((place) => (
        <li key={place}>
          <div className="house-loading" />
        </li>
      ))}
    </ul>
  )
}

/** A new operator's first evening: what to do, and that nothing is public yet; to others of the team, who adds houses. */
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
          Add one house by hand, or bring them all in a spreadsheet. Nothing is public until you say so.
        </p>
      </EmptyState>
      <div className="row">
        <ButtonLink to="/workspace/residences/new" look="primary" icon="plus">
          Add Residence
        </ButtonLink>
        <ButtonLink to="/workspace/import" icon="upload">
          Import a spreadsheet
        </ButtonLink>
        <ButtonLink to="/workspace/claims" look="text">
          Is your house listed already? Claim Profile
        </ButtonLink>
      </div>
    </>
  )
}

/** There is no network, so the houses have not come yet. They will by themselves. */
export function WaitingForNetwork() {
  return (
    <Notice title="No connection right now." icon="offline" announced>
      <p>Your houses appear here as soon as you are back online.</p>
    </Notice>
  )
}

type BoardErrorProps = { error: Error; checked: string | null; again: () => void }

/** The houses could not be read: why, in plain words, and a way to ask again. `checked`: what is shown was read then. */
export function BoardError({ error, checked, again }: BoardErrorProps) {
  const { status, message } = failureOf(error)
  if (status === 401) return <SignedOutMeanwhile />
  return (
    <Notice title={checked ? 'We could not refresh.' : 'We could not read your residences.'} announced>
      <p>{status === null ? message : 'Your houses are safe. This is on our side.'}</p>
      {checked && <p>You see what they said at {checked}.</p>}
      <p className="row">
        <Button small onClick={again}>
          Try again
        </Button>
        {status !== null && <span className="small">Error {status}</span>}
      </p>
    </Notice>
  )
}

/** There is a network, but what is shown is what the device kept: the server did not answer in time. */
export function KeptMeanwhile({ checked, again }: { checked: string; again: () => void }) {
  return (
    <Notice title="We could not refresh." announced>
      <p>You see what your houses said at {checked}.</p>
      <p className="row">
        <Button small onClick={again}>
          Try again
        </Button>
      </p>
    </Notice>
  )
}

function SignedOutMeanwhile() {
  return (
    <Notice title="You are signed out on this device." announced>
      <p>Sign in again to see your houses.</p>
      <p>
        <ButtonLink small to="/api/login?returnTo=/">
          Sign in
        </ButtonLink>
      </p>
    </Notice>
  )
}
