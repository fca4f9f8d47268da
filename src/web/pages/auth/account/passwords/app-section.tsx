import type { SecondFactorState } from '#contract/auth/factors.ts'
import { AccountPart } from '#web/pages/auth/account/account-part.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

type AppSectionProps = {
  state: Pick<SecondFactorState, 'app' | 'recoveryCodesLeft'>
  /** The organization that requires a second factor this session has not shown; null without one. */
  askedBy: string | null
}

export function AppSection({ state: { app, recoveryCodesLeft }, askedBy }: AppSectionProps) {
  const isOn = app === 'on'
  return (
    <AccountPart
      id="app"
      title="Codes from an app"
      words="A second step after your password: 6 digits from your phone. A stolen password alone opens nothing then."
    >
      {askedBy && (
        <Notice className="w-full" title={`${askedBy} asks for a second step.`}>
          <p>Until you have shown one you cannot act for it. Set up an app, or add a passkey below.</p>
        </Notice>
      )}
      <p>
        {isOn
          ? `On. ${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code' : 'codes'} left.`
          : 'Off. Your password alone signs you in.'}
      </p>
      <ButtonLink to="/account/second-factor" variant={askedBy ? 'primary' : 'line'}>
        {isOn ? 'Recovery codes, new phone, turn off' : 'Set up an app'}
      </ButtonLink>
    </AccountPart>
  )
}
