import { redirect, useRevalidator, useSearchParams } from 'react-router'
import { fieldTroubles } from '#content/sign-in.ts'
import type { OrganisationChoice, PasskeyList, SessionList } from '#contract/auth.ts'
import { readTrouble } from '#web/parts/post-form/read-answer.ts'
import { askSecondFactor } from '#web/parts/proof/proof.query.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import type { Route } from './+types/account.page'
import { addPasskey, changePassword, endOtherSessions, endSession, removePasskey } from './account.query.ts'
import { AppSection } from './app-section.tsx'
import { OrganisationSection } from './organisation-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PersonFacts } from './person-facts.tsx'
import { SessionSection } from './session-section.tsx'
import './account.css'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: 'Your account', description: 'How you sign in, and where.', path: null }, matches)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { user, fetch } = context.get(requestFacts)
  if (!user) throw redirect('/sign-in?returnTo=%2Faccount')
  const [organisations, passkeys, sessions, factors] = await Promise.all([
    apiGet<OrganisationChoice[]>('/api/auth/organisations', { fetch }),
    apiGet<PasskeyList>('/api/auth/passkeys', { fetch }),
    apiGet<SessionList>('/api/auth/sessions', { fetch }),
    askSecondFactor(fetch),
  ])
  return { user, organisations: organisations ?? [], passkeys: passkeys ?? [], sessions: sessions ?? [], factors }
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { user, organisations, passkeys, sessions, factors } = loaderData
  const { revalidate } = useRevalidator()
  const [search] = useSearchParams()
  const words = { failed: 'Please look at these fields again.', fields: fieldTroubles }
  const answered = { trouble: readTrouble(search, words), isChanged: search.get('done') === 'password' }
  const done = search.get('done')
  const moved = done === 'organisation' || done === 'left' ? done : null
  return (
    <div className="wrap section-tight account">
      <h1>Your account</h1>
      <PersonFacts user={user} />
      <OrganisationSection organisations={organisations} current={user.organisation} done={moved} />
      <AppSection state={factors} askedBy={user.secondFactorFor ?? null} />
      <PasskeySection passkeys={passkeys} add={addPasskey} remove={removePasskey} onChanged={revalidate} />
      <PasswordSection answered={answered} passkeys={passkeys.length} change={changePassword} onChanged={revalidate} />
      <SessionSection sessions={sessions} end={endSession} endOthers={endOtherSessions} onChanged={revalidate} />
    </div>
  )
}
