import type { ReactNode } from 'react'
import type { SignedInUser } from '#contract/account/auth.ts'
import { withoutOrganisation } from '#web/parts/desk/frame/without-organisation.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { StaffCounts } from './staff-counts.query.ts'

export type AffiliateState = { code: string; name: string; slug: string }

type OwnDeskProps = {
  user: SignedInUser
  state: AffiliateState | null
  /** Claims that wait for a decision; null for people who decide none. */
  waiting: number | null
  staff: StaffCounts | null
}

export function OwnDesk({ user, state, waiting, staff }: OwnDeskProps) {
  const claims = waiting === null ? null : <ClaimsLink waiting={waiting} />
  if (user.organisation?.kind === 'alliance') return <StaffDesk claims={claims} counts={staff} />
  if (user.organisation?.kind === 'affiliate') {
    return <AffiliateDesk name={user.organisation.name} state={state} claims={claims} />
  }
  if (user.organisation !== null) return null
  return user.secondFactorFor === undefined ? <NoDesk email={user.email} /> : <OneStepLeft for={user.secondFactorFor} />
}

function OneStepLeft(organisation: { for: string }) {
  return (
    <section className="stack stack-fill gap-3 mb-4" aria-labelledby="own-desk">
      <h2 id="own-desk">One step left to your desk</h2>
      <p className="ink-2">
        {organisation.for} asks for a second step after your password. Set one up once: an app on your phone, or a
        passkey.
      </p>
      <div className="row">
        <ButtonLink to="/account/second-factor" variant="primary" icon="key">
          Set up the second step
        </ButtonLink>
        <ButtonLink to="/account" icon="people">
          Your account
        </ButtonLink>
      </div>
    </section>
  )
}

function NoDesk({ email }: { email: string }) {
  return (
    <section className="stack stack-fill gap-3 mb-4" aria-labelledby="own-desk">
      <h2 id="own-desk">{withoutOrganisation.title}</h2>
      <p className="ink-2">{withoutOrganisation.words(email)}</p>
      <div className="row">
        <ButtonLink to="/account" icon="people">
          Your account
        </ButtonLink>
        <ButtonLink to="/contact#send" icon="message">
          Write to us
        </ButtonLink>
      </div>
    </section>
  )
}

function ClaimsLink({ waiting }: { waiting: number }) {
  return (
    <ButtonLink to="/workspace/claims" variant={waiting > 0 ? 'primary' : 'line'} icon="key">
      Claims
      {waiting > 0 && (
        <span className="count">
          {waiting}
          <VisuallyHidden> waiting for your decision</VisuallyHidden>
        </span>
      )}
    </ButtonLink>
  )
}

type CountLinkProps = { words: string; to: string; icon: IconName; count: number | null | undefined }

function CountLink({ words, to, icon, count }: CountLinkProps) {
  return (
    <li>
      <SiteLink to={to}>
        <Icon name={icon} />
        {words}
        {typeof count === 'number' && <span className="to-end tabular">{count.toLocaleString('en-US')}</span>}
      </SiteLink>
    </li>
  )
}

function StaffDesk({ claims, counts }: { claims: ReactNode; counts: StaffCounts | null }) {
  return (
    <section className="stack stack-fill gap-3 mb-4" aria-labelledby="own-desk">
      <h2 id="own-desk">The alliance’s desk</h2>
      <div className="row">
        <ButtonLink to="/staff/inbox" variant="primary" icon="inbox">
          Messages from the contact form
        </ButtonLink>
        <ButtonLink to="/staff/mail" icon="mail">
          Outgoing email
        </ButtonLink>
        <ButtonLink to="/staff/affiliates" icon="map">
          Affiliates and officers
        </ButtonLink>
        {claims}
      </div>
      <ul className="link-rows bold w-40">
        <CountLink words="Reports of pages that wait" to="/staff/reports" icon="alert" count={counts?.reports} />
        <CountLink words="Hidden listings" to="/staff/listings?show=hidden" icon="no" count={counts?.hidden} />
        <CountLink words="Pairs of listings that look alike" to="/staff/pairs" icon="compare" count={counts?.pairs} />
      </ul>
    </section>
  )
}

type AffiliateDeskProps = { name: string; state: AffiliateState | null; claims: ReactNode }

function AffiliateDesk({ name, state, claims }: AffiliateDeskProps) {
  return (
    <section className="stack stack-fill gap-3 mb-4" aria-labelledby="own-desk">
      <h2 id="own-desk">{name}</h2>
      <p className="ink-2">
        {state ? `You are signed in for the affiliate of ${state.name}.` : 'You are signed in for a state affiliate.'}
        {claims && ' You decide who holds a house in your state.'}
      </p>
      <div className="row">
        <ButtonLink to="/affiliate" variant="primary" icon="lamp">
          Open your desk
        </ButtonLink>
        {claims}
        <ButtonLink to={state ? `/directory/${state.slug}` : '/directory'} icon="map">
          {state ? `${state.name} in the directory` : 'NARR Directory'}
        </ButtonLink>
        <ButtonLink to={`/contact?topic=directory${state ? `&state=${state.code}` : ''}#send`} icon="message">
          Write to the alliance
        </ButtonLink>
      </div>
    </section>
  )
}
