import { confirmWords as words } from '#content/auth/second-factor.ts'
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
  head: () => ({ title: words.title, description: words.description, path: null }),
  act: actOnConfirm,
  show: Confirm,
})

function Confirm({ data: { state, returnTo }, visit: { refused } }: PageProps<Data>) {
  const { password, code, passkey } = state.proofs
  const answered = refused && { message: refused.message, fields: refused.fields, values: refused.values }
  return (
    <div className="wrap section-tight grid gap-5 w-40">
      <h1>{words.title}</h1>
      <p className="lead">{state.mustShow ? words.second : words.again}</p>
      {password || code || passkey ? (
        <Island
          of={ConfirmForms}
          hydrate={refused ? 'idle' : 'touched'}
          props={{ proofs: state.proofs, returnTo, answered }}
        />
      ) : (
        <p>
          {words.agency}
          <SiteLink to="/sign-out">{words.signOut}</SiteLink>
          {words.thenAgain}
        </p>
      )}
      {returnTo === exportAddress && (
        <p>
          {words.file}
          <SiteLink to="/workspace/import">{words.toImport}</SiteLink>.
        </p>
      )}
      {code && <p className="small quiet">{words.noPhone}</p>}
    </div>
  )
}
