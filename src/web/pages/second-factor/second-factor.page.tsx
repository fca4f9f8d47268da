import { redirectDocument } from 'react-router'
import { ownPath } from '#domain/own-path.ts'
import { askSecondFactor } from '#web/parts/proof/proof.query.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { Route } from './+types/second-factor.page'
import { AppInUse } from './app-in-use.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { BeginApp, FinishApp } from './set-up-app.tsx'
import './second-factor.css'

export function meta({ matches }: Route.MetaArgs) {
  const description = 'A code from an app on your phone, asked for besides your password.'
  return pageHead({ title: 'Codes from an app', description, path: null }, matches)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { user, fetch, formAnswer } = context.get(requestFacts)
  const { pathname, search, searchParams } = new URL(request.url)
  if (!user) throw redirectDocument(`/sign-in?${new URLSearchParams({ returnTo: pathname + search })}`)
  const codes = formAnswer?.values.codes?.split(' ') ?? null
  // A posted form comes back under an address without it.
  const returnTo = ownPath(searchParams.get('returnTo'))
  const askedBy = user.secondFactorFor ?? null
  // The session goes on under a new token, which the request that made it does not carry yet.
  if (codes) return { state: null, askedBy, codes, email: user.email, returnTo, trouble: null }
  const state = await askSecondFactor(fetch)
  if (state.mustShow) throw redirectDocument(`/account/confirm${search}`)
  return { state, askedBy, codes, email: user.email, returnTo, trouble: formAnswer ?? null }
}

export default function SecondFactorPage({ loaderData }: Route.ComponentProps) {
  const { state, askedBy, codes, email, returnTo, trouble } = loaderData
  const shown = { returnTo: returnTo === '/' ? null : returnTo, trouble }
  return (
    <div className="wrap section-tight factor-page">
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
        <RecoveryCodes codes={codes} email={email} goOn={shown.returnTo ?? '/account'} />
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
