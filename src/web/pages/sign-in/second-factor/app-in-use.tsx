import type { SecondFactorState } from '#contract/account/factors.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { FactorForm } from './factor-form.tsx'

const few = 3

export function AppInUse({ state, returnTo }: { state: SecondFactorState; returnTo: string | null }) {
  const { recoveryCodesLeft: left, canEnd } = state
  return (
    <>
      <Notice tone="success" title="Signing in with your password asks for a code of your app." />
      {returnTo && (
        <ButtonLink to={returnTo} variant="primary">
          Go on
        </ButtonLink>
      )}
      <section className="grid gap-3 pad-y-5 line-above" aria-labelledby="codes">
        <h2 id="codes" className="side-h">
          Recovery codes
        </h2>
        <p>
          {left === 0 ? 'You have none left.' : left === 1 ? 'You have 1 left.' : `You have ${left} left.`} Each signs
          you in once when your phone is not there.
          {left <= few && ' Make new ones now, while you can.'}
        </p>
        <FactorForm deed="new-codes" returnTo={null}>
          <Button type="submit">Make new recovery codes</Button>
        </FactorForm>
        <p className="small quiet">The ones you have stop working then.</p>
      </section>
      <section className="grid gap-3 pad-y-5 line-above" aria-labelledby="new-phone">
        <h2 id="new-phone" className="side-h">
          A new phone
        </h2>
        <p>Set up its app here. The one you have now works until the new one does.</p>
        <FactorForm deed="begin" returnTo={null}>
          <Button type="submit">Set up a new phone</Button>
        </FactorForm>
      </section>
      <section className="grid gap-3 pad-y-5 line-above" aria-labelledby="end">
        <h2 id="end" className="side-h">
          No codes any more
        </h2>
        {canEnd ? (
          <>
            <p>Your password alone signs you in then.</p>
            <FactorForm deed="end" returnTo={null}>
              <Button type="submit">Turn codes off</Button>
            </FactorForm>
          </>
        ) : (
          <p>
            Your organization asks for a second step, so the last one cannot be turned off. With a passkey on your
            account it can.
          </p>
        )}
      </section>
      <p>
        <ButtonLink to="/account">Back to your account</ButtonLink>
      </p>
    </>
  )
}
