import { secondFactorWords as words } from '#content/auth/second-factor.ts'
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
  head: () => ({ title: words.title, description: words.description, path: null }),
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
        <h1>{codes ? words.codes.title : words.title}</h1>
        {askedBy && !codes && (
          <Notice className="mt-3" title={words.asks(askedBy)}>
            <p>
              {words.second}
              <SiteLink to="/account">{words.passkey}</SiteLink>
              {words.both}
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
        <FinishApp words={words.app} setUp={state.setUp} isNewPhone={state.app === 'on'} {...shown} />
      ) : state?.app === 'on' ? (
        <AppInUse state={state} returnTo={shown.returnTo} />
      ) : (
        <BeginApp words={words.app} {...shown} />
      )}
    </div>
  )
}

type RecoveryCodesProps = { codes: readonly string[]; email: string; continueRun: string }

/** Shown this once: nothing can show them again. */
function RecoveryCodes({ codes, email, continueRun }: RecoveryCodesProps) {
  const said = words.codes
  const text = said.file(email, codes.join('\n'))
  return (
    <>
      <p className="lead">{said.lead(email)}</p>
      <Notice className="no-print" title={said.once}>
        <p>{said.keep}</p>
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
          {said.download}
        </a>
        <Island of={KeepCodes} hydrate="touched" props={{ words: said.keeping, text }} />
      </div>
      <p>
        <ButtonLink to={continueRun} variant="primary">
          {said.kept}
        </ButtonLink>
      </p>
    </>
  )
}

const few = 3

function AppInUse({ state, returnTo }: { state: SecondFactorState; returnTo: string | null }) {
  const { recoveryCodesLeft: left, canEnd } = state
  const said = words.inUse
  return (
    <>
      <Notice tone="success" title={said.title} />
      {returnTo && (
        <ButtonLink to={returnTo} variant="primary">
          {said.goOn}
        </ButtonLink>
      )}
      <TitledSection titleId="codes" title={said.codes} titleClass="side-h" className="grid gap-3 pad-y-5 line-above">
        <p>
          {said.left(left)} {said.each}
          {left <= few && ` ${said.few}`}
        </p>
        <FactorForm deed="new-codes" returnTo={null}>
          <Button type="submit">{said.make}</Button>
        </FactorForm>
        <p className="small quiet">{said.stop}</p>
      </TitledSection>
      <TitledSection
        titleId="new-phone"
        title={said.newPhone}
        titleClass="side-h"
        className="grid gap-3 pad-y-5 line-above"
      >
        <p>{said.newPhoneText}</p>
        <FactorForm deed="begin" returnTo={null}>
          <Button type="submit">{said.setUp}</Button>
        </FactorForm>
      </TitledSection>
      <TitledSection titleId="end" title={said.end} titleClass="side-h" className="grid gap-3 pad-y-5 line-above">
        {canEnd ? (
          <>
            <p>{said.endText}</p>
            <FactorForm deed="end" returnTo={null}>
              <Button type="submit">{said.turnOff}</Button>
            </FactorForm>
          </>
        ) : (
          <p>{said.last}</p>
        )}
      </TitledSection>
      <p>
        <ButtonLink to="/account">{said.back}</ButtonLink>
      </p>
    </>
  )
}
