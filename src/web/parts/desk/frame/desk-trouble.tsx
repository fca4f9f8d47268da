import { signedOutMessage } from '#contract/calls/refusal-words.ts'
import { useOwnAddress } from '#web/parts/desk/page/desk-page-state.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

type DeskTroubleProps = {
  message: string
  title?: string
  /** False where focus moves to the message, which already reads it out. */
  announced?: boolean
}

export function DeskTrouble({ message, title, announced = true }: DeskTroubleProps) {
  return (
    <Notice tone="danger" title={title ?? message} announced={announced}>
      {title !== undefined && <p>{message}</p>}
      {message === signedOutMessage && <SignInBeside />}
    </Notice>
  )
}

export function useSignInAddress(): string {
  return `/api/login?${new URLSearchParams({ returnTo: useOwnAddress() })}`
}

function SignInBeside() {
  return (
    <p>
      <SignInButton />
    </p>
  )
}

export function SignInButton() {
  return (
    <ButtonLink small newTab to={useSignInAddress()}>
      Sign in
    </ButtonLink>
  )
}
