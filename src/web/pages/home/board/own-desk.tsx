import type { SignedInUser } from '#contract/auth.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'

export type AffiliateState = { code: string; name: string; slug: string }

/** What people of the alliance or of an affiliate come for, before any residence; nothing for operators. */
export function OwnDesk({ user, state }: { user: SignedInUser; state: AffiliateState | null }) {
  if (user.organisation?.kind === 'alliance') return <StaffDesk />
  if (user.organisation?.kind === 'affiliate') return <AffiliateDesk name={user.organisation.name} state={state} />
  return null
}

function StaffDesk() {
  return (
    <section className="own-desk" aria-labelledby="own-desk">
      <h2 id="own-desk">The alliance’s desk</h2>
      <div className="row">
        <ButtonLink to="/staff/inbox" look="primary" icon="inbox">
          Messages from the contact form
        </ButtonLink>
        <ButtonLink to="/staff/mail" icon="mail">
          Outgoing mail
        </ButtonLink>
        <ButtonLink to="/workspace/claims" icon="key">
          Claims of houses
        </ButtonLink>
      </div>
    </section>
  )
}

function AffiliateDesk({ name, state }: { name: string; state: AffiliateState | null }) {
  return (
    <section className="own-desk" aria-labelledby="own-desk">
      <h2 id="own-desk">{name}</h2>
      <p className="ink-2">
        {state ? `You are signed in for the affiliate of ${state.name}.` : 'You are signed in for a state affiliate.'}{' '}
        You decide who holds a house in your state. More of your desk opens later. This works today:
      </p>
      <div className="row">
        <ButtonLink to="/workspace/claims" look="primary" icon="key">
          Claims of houses
        </ButtonLink>
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
