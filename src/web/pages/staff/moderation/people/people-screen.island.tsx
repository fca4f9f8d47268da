import { peopleWords as words } from '#content/staff/people.ts'
import type { FoundPeople } from '#contract/residence/moderation/people.ts'
import { FoundRow } from '#web/pages/staff/found-row.tsx'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FindForm } from '#web/parts/desk/lists/find-form.tsx'
import { FoundList } from '#web/parts/desk/lists/found-list.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { describeKey, LockedBadge } from './people-parts.tsx'

const { find } = words
const byId = { keyOf: ({ id }: { id: string }) => id, className: 'mt-5' }

export default function PeopleScreen(given: DeskScreenProps<FoundPeople>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/people">
      {(found, { query }) => <People found={found} q={query.get('q') ?? ''} />}
    </StaffScreen>
  )
}

function People({ found, q }: { found: FoundPeople; q: string }) {
  const { resets, people, organizations, signUps, invitations } = found
  const isEmpty = [people, organizations, signUps, invitations].every(({ length }) => length === 0)
  const empty = q === '' ? words.empty.start : words.empty.found
  return (
    <>
      <DeskHead title={words.title} lead={words.lead} />
      <FindForm action="/staff/people" q={q} words={find} />
      <FoundList id="resets" title={find.resets} rows={resets} {...byId}>
        {(reset) => <ResetRow of={reset} />}
      </FoundList>
      {isEmpty && (
        <EmptyState mark="window" title={empty.title}>
          <p className="ink-2">{empty.words}</p>
        </EmptyState>
      )}
      {q === '' && !isEmpty && <p className="mt-5 ink-2">{find.locked}</p>}
      {found.more && <p className="mt-5 ink-2">{find.more}</p>}
      <FoundList id="people" title={find.people} rows={people} {...byId}>
        {(person) => <PersonRow of={person} />}
      </FoundList>
      <FoundList id="organizations" title={find.organizations} rows={organizations} {...byId}>
        {(organization) => <OrganizationRow of={organization} />}
      </FoundList>
      <FoundList id="invitations" title={find.invitations} rows={invitations} {...byId}>
        {(invitation) => <InvitationRow of={invitation} />}
      </FoundList>
      <FoundList id="sign-ups" title={find.signUps} rows={signUps} keyOf={({ email }) => email} className="mt-5">
        {(signUp) => <SignUpRow of={signUp} q={q} mayChange={found.mayChange} />}
      </FoundList>
    </>
  )
}

type FoundListProps<Group extends 'resets' | 'people' | 'organizations' | 'invitations' | 'signUps'> = {
  of: FoundPeople[Group][number]
}

function ResetRow({ of: { id, name, by, at } }: FoundListProps<'resets'>) {
  return (
    <article className="mail-row entry">
      <h3 className="small bold break">
        <SiteLink className="ink" to={`/staff/people/${id}`}>
          {name}
        </SiteLink>
      </h3>
      <p className="small ink-2 break">
        {words.reset.askedBy} {by}, <Moment at={at} />
      </p>
    </article>
  )
}

function PersonRow({ of: { id, name, email, organizations, isLocked } }: FoundListProps<'people'>) {
  const roles = organizations.map((one) => `${describeKey(words.roles, one.role)}, ${one.name}`)
  return (
    <FoundRow to={`/staff/people/${id}`} name={name || email} about={name !== '' && email}>
      <p className="small ink-2 break">{roles.join('; ') || words.noOrganization}</p>
      <p className="row tight small">{isLocked && <LockedBadge words={words} />}</p>
    </FoundRow>
  )
}

function OrganizationRow({ of }: FoundListProps<'organizations'>) {
  const about = [describeKey(words.kinds, of.kind), of.state].filter(Boolean).join(', ')
  return (
    <FoundRow to={`/staff/organizations/${of.id}`} name={of.name} about={about}>
      <p className="small ink-2">{words.counts(of.people, of.houses)}</p>
      <p className="row tight small">{of.isLocked && <LockedBadge words={words} />}</p>
    </FoundRow>
  )
}

function InvitationRow({ of: { email, role, organization, expiresAt } }: FoundListProps<'invitations'>) {
  return (
    <FoundRow to={`/staff/organizations/${organization.id}`} name={email}>
      <p className="small ink-2 break">{words.invited(describeKey(words.roles, role), organization.name)}</p>
      <p className="small ink-2">
        {words.until} <Moment at={expiresAt} />
      </p>
    </FoundRow>
  )
}

function SignUpRow({ of, q, mayChange }: FoundListProps<'signUps'> & { q: string; mayChange: boolean }) {
  const { email, name, organization, askedAt } = of
  return (
    <article className="entry">
      <div>
        <h3 className="small bold break">{email}</h3>
        <p className="small ink-2 break">
          {name}. {words.signUp(organization)}
        </p>
      </div>
      <p className="small ink-2">
        {words.asked} <Moment at={askedAt} />
      </p>
      {mayChange && (
        <ActButton
          act="confirm"
          hidden={{ id: email, q }}
          label={words.resend.confirmation}
          about={email}
          said={words.resend.said}
          didNotWork={words.didNotWork}
          small
        />
      )}
    </article>
  )
}
