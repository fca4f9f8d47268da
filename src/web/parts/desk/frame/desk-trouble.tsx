import { signedOutMessage } from '#contract/refusal-words.ts'
import { useOwnAddress } from '#web/parts/desk/page/at-page.ts'
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

/** Where somebody signs in and comes back to this page. */
export function useSignInAddress(): string {
  return `/api/login?${new URLSearchParams({ returnTo: useOwnAddress() })}`
}

/** On a new tab: here stands what was typed. */
function SignInBeside() {
  return (
    <p>
      <SignInButton />
    </p>
  )
}

/** Opens a new tab to sign in. */
export function SignInButton() {
  return (
    <ButtonLink small newTab to={useSignInAddress()}>
      Sign in
    </ButtonLink>
  )
}
