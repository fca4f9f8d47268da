import type { SecondFactorState } from '#contract/auth/factors.ts'
import { fetchSecondFactor } from '#web/parts/proof/proof.query.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps, redirectTo } from '#web/plumbing/page.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import ConfirmForms from './confirm-forms.island.tsx'
import { actOnConfirm, chooseProofReturn, exportAddress } from './factors-act.query.ts'
import { buildSignInPath } from './sign-in-for.ts'
import './second-factor.css'

type Data = { state: SecondFactorState; returnTo: string }

/** Asked before actions that would help a stranger at an unattended screen most. */
export default definePage<Data>({
  async load(visit) {
    if (!visit.user) return redirectTo(buildSignInPath(visit))
    const returnTo = chooseProofReturn(visit.refused?.values.returnTo ?? visit.query.get('returnTo'))
    return { state: await fetchSecondFactor(visit.fetch), returnTo }
  },
  head: () => ({ title: 'Confirm it is you', description: 'Show once more that it is you.', path: null }),
  act: actOnConfirm,
  show: Confirm,
})

function Confirm({ data: { state, returnTo }, visit: { refused } }: PageProps<Data>) {
  const { password, code, passkey } = state.proofs
  const answered = refused && { message: refused.message, fields: refused.fields, values: refused.values }
  return (
    <div className="wrap section-tight grid gap-5 w-40">
      <h1>Confirm it is you</h1>
      <p className="lead">
        {state.mustShow
          ? 'Your organization asks for two steps, and you have the second one set up already. Show it to go on.'
          : 'You signed in a while ago. We ask once more before what matters most, such as a new way to sign in or a certificate.'}
      </p>
      {password || code || passkey ? (
        <Island
          of={ConfirmForms}
          hydrate={refused ? 'idle' : 'touched'}
          props={{ proofs: state.proofs, returnTo, answered }}
        />
      ) : (
        <p>
          You sign in with your agency. <SiteLink to="/sign-out">Sign out</SiteLink>, sign in again, then go on within
          15 minutes.
        </p>
      )}
      {returnTo === exportAddress && (
        <p>
          Your file downloads once you have confirmed. Then go{' '}
          <SiteLink to="/workspace/import">back to Import</SiteLink>.
        </p>
      )}
      {code && <p className="small quiet">No phone at hand? A recovery code works in the place of the 6 digits.</p>}
    </div>
  )
}
