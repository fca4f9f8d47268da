import { redirectDocument } from 'react-router'
import { ownPath } from '#domain/own-path.ts'
import { askSecondFactor } from '#web/parts/proof/proof.query.ts'
import { ProofForms } from '#web/parts/proof/proof-forms.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import type { Route } from './+types/confirm.page'
import './second-factor.css'

const exportAddress = '/api/export.zip'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: 'Confirm it is you', description: 'Show once more that it is you.', path: null }, matches)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { user, fetch, formAnswer } = context.get(requestFacts)
  const { pathname, search, searchParams } = new URL(request.url)
  if (!user) throw redirectDocument(`/sign-in?${new URLSearchParams({ returnTo: pathname + search })}`)
  // A posted form comes back under an address without it.
  const asked = searchParams.get('returnTo')
  const returnTo = asked === exportAddress ? asked : ownPath(asked)
  return { state: await askSecondFactor(fetch), returnTo, answered: formAnswer ?? null }
}

/** Before an act that would help a stranger at an open screen most. */
export default function ConfirmPage({ loaderData: { state, returnTo, answered } }: Route.ComponentProps) {
  const { password, code, passkey } = state.proofs
  return (
    <div className="wrap section-tight factor-page">
      <h1>Confirm it is you</h1>
      <p className="lead">
        {state.mustShow
          ? 'Your organization asks for two steps, and you have the second one set up already. Show it to go on.'
          : 'You signed in a while ago. We ask once more before what matters most, such as a new way to sign in or a certificate.'}
      </p>
      {password || code || passkey ? (
        <ProofForms
          proofs={state.proofs}
          returnTo={returnTo}
          answered={answered}
          onProved={() => location.assign(returnTo)}
        />
      ) : (
        <p>
          You sign in with your agency. <SiteLink to="/sign-out">Sign out</SiteLink>, sign in again, then go on within
          15 minutes.
        </p>
      )}
      {code && <p className="small quiet">No phone at hand? A recovery code works in the place of the 6 digits.</p>}
    </div>
  )
}
