import type { AccountWords } from '#content/auth/account.ts'
import type { SecondFactorState } from '#contract/auth/factors.ts'
import { AccountPart } from '#web/pages/auth/account/account-part.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

type AppSectionProps = {
  words: AccountWords['app']
  state: Pick<SecondFactorState, 'app' | 'recoveryCodesLeft'>
  /** The organization that requires a second factor this session has not shown; null without one. */
  askedBy: string | null
}

export function AppSection({ words, state: { app, recoveryCodesLeft }, askedBy }: AppSectionProps) {
  const isOn = app === 'on'
  return (
    <AccountPart id="app" title={words.title} words={words.text}>
      {askedBy && (
        <Notice className="w-full" title={words.asks(askedBy)}>
          <p>{words.until}</p>
        </Notice>
      )}
      <p>{isOn ? words.on(recoveryCodesLeft) : words.off}</p>
      <ButtonLink to="/account/second-factor" variant={askedBy ? 'primary' : 'line'}>
        {isOn ? words.change : words.begin}
      </ButtonLink>
    </AccountPart>
  )
}
