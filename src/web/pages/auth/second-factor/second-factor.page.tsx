import type { SecondFactorState } from '#contract/auth/factors.ts'
import { toOwnPath } from '#domain/links/own-path.ts'
import { fetchSecondFactor } from '#web/parts/proof/proof.query.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps, redirectTo } from '#web/plumbing/page.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { FactorForm } from './factor-form.tsx'
import { actOnSecondFactor } from './factors-act.query.ts'
import KeepCodes from './keep-codes.island.tsx'
import { BeginApp, FinishApp } from './set-up-app.tsx'
import { buildSignInPath } from './sign-in-for.ts'
import './second-factor.css'

type Data = {
  state: SecondFactorState | null
  askedBy: string | null
  codes: string[] | null
  email: string
  trouble: FormAnswer | null
}

export default definePage<Data>({
  async load(visit) {
    const { user, fetch, query, refused } = visit
    if (!user) return redirectTo(buildSignInPath(visit))
    const codes = refused?.values.codes?.split(' ') ?? null
    const known = { askedBy: user.secondFactorFor ?? null, email: user.email, codes }
    // The session continues with a new token, which the current request does not carry yet.
    if (codes) return { ...known, state: null, trouble: null }
    const state = await fetchSecondFactor(fetch)
    if (state.mustShow) return redirectTo(`/account/confirm${query.size === 0 ? '' : `?${query}`}`)
    return { ...known, state, trouble: refused }
  },
  head() {
    const description = 'A code from an app on your phone, asked for besides your password.'
    return { title: 'Codes from an app', description, path: null }
  },
  act: actOnSecondFactor,
  show: SecondFactor,
})

function SecondFactor({ data, visit: { query, refused } }: PageProps<Data>) {
  const { state, askedBy, codes, email, trouble } = data
  const returnTo = toOwnPath(refused?.values.returnTo ?? query.get('returnTo'))
  const shown = { returnTo: returnTo === '/' ? null : returnTo, trouble }
  return (
    <div className="wrap section-tight grid gap-5 w-40">
      <div>
        <h1>{codes ? 'Keep these recovery codes' : 'Codes from an app'}</h1>
        {askedBy && !codes && (
          <Notice className="mt-3" title={`${askedBy} asks for two steps when you sign in.`}>
            <p>
              Your password is the first. Set up the second here, which takes about three minutes, or{' '}
              <SiteLink to="/account">add a passkey</SiteLink>: it counts as both.
            </p>
          </Notice>
        )}
      </div>
      {trouble && Object.keys(trouble.fields).length === 0 && (
        <Notice tone="danger" announced title={trouble.message} />
      )}
      {codes ? (
        <RecoveryCodes codes={codes} email={email} continueRun={shown.returnTo ?? '/account'} />
      ) : state?.setUp ? (
        <FinishApp setUp={state.setUp} isNewPhone={state.app === 'on'} {...shown} />
      ) : state?.app === 'on' ? (
        <AppInUse state={state} returnTo={shown.returnTo} />
      ) : (
        <BeginApp {...shown} />
      )}
    </div>
  )
}

type RecoveryCodesProps = { codes: readonly string[]; email: string; continueRun: string }

/** Shown this once: nothing can show them again. */
function RecoveryCodes({ codes, email, continueRun }: RecoveryCodesProps) {
  const text = `Recovery codes for Porchlight, ${email}\nEach works once, in the place of the 6 digits from your app.\n\n${codes.join('\n')}\n`
  return (
    <>
      <p className="lead">
        For {email} at Porchlight. Each of them signs you in once when your phone is lost, broken or not there.
      </p>
      <Notice className="no-print" title="This is the only time you see them.">
        <p>Print them or keep them with your passwords. Not on the phone that has the app.</p>
      </Notice>
      <ol className="factor-codes bold fit-10 gap-2 pad-y-4">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row gap-2 no-print">
        <a
          className="btn btn-line"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="porchlight-recovery-codes.txt"
        >
          Download
        </a>
        <Island of={KeepCodes} hydrate="touched" props={{ text }} />
      </div>
      <p>
        <ButtonLink to={continueRun} variant="primary">
          I have kept them
        </ButtonLink>
      </p>
    </>
  )
}

const few = 3

function AppInUse({ state, returnTo }: { state: SecondFactorState; returnTo: string | null }) {
  const { recoveryCodesLeft: left, canEnd } = state
  return (
    <>
      <Notice tone="success" title="Signing in with your password asks for a code of your app." />
      {returnTo && (
        <ButtonLink to={returnTo} variant="primary">
          Go on
        </ButtonLink>
      )}
      <TitledSection
        titleId="codes"
        title="Recovery codes"
        titleClass="side-h"
        className="grid gap-3 pad-y-5 line-above"
      >
        <p>
          {left === 0 ? 'You have none left.' : left === 1 ? 'You have 1 left.' : `You have ${left} left.`} Each signs
          you in once when your phone is not there.
          {left <= few && ' Make new ones now, while you can.'}
        </p>
        <FactorForm deed="new-codes" returnTo={null}>
          <Button type="submit">Make new recovery codes</Button>
        </FactorForm>
        <p className="small quiet">The ones you have stop working then.</p>
      </TitledSection>
      <TitledSection
        titleId="new-phone"
        title="A new phone"
        titleClass="side-h"
        className="grid gap-3 pad-y-5 line-above"
      >
        <p>Set up its app here. The one you have now works until the new one does.</p>
        <FactorForm deed="begin" returnTo={null}>
          <Button type="submit">Set up a new phone</Button>
        </FactorForm>
      </TitledSection>
      <TitledSection
        titleId="end"
        title="No codes any more"
        titleClass="side-h"
        className="grid gap-3 pad-y-5 line-above"
      >
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
      </TitledSection>
      <p>
        <ButtonLink to="/account">Back to your account</ButtonLink>
      </p>
    </>
  )
}
