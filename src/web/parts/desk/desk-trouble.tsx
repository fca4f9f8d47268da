import { useLocation } from 'react-router'
import { signedOutMessage } from '#contract/errors.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

type DeskTroubleProps = {
  message: string
  /** Stands above the message where it says more than that. */
  title?: string
  /** Not where the focus goes there and reads it out. */
  announced?: boolean
}

/** What went wrong with something that was sent from a desk; whoever is signed out meanwhile is led to sign in. */
export function DeskTrouble({ message, title, announced = true }: DeskTroubleProps) {
  return (
    <Notice tone="danger" title={title ?? message} announced={announced}>
      {title !== undefined && <p>{message}</p>}
      {message === signedOutMessage && <SignInBeside />}
    </Notice>
  )
}

/** On a new tab: here stands what was typed. */
function SignInBeside() {
  const { pathname, search } = useLocation()
  return (
    <p>
      <ButtonLink small newTab to={`/api/login?${new URLSearchParams({ returnTo: pathname + search })}`}>
        Sign in
      </ButtonLink>
    </p>
  )
}
