import type { PeopleWords } from '#content/desk/staff/people.ts'
import type { FoundPeople } from '#contract/staff/people.ts'
import { FoundRow } from '#web/pages/desk/staff/found-row.tsx'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FindForm } from '#web/parts/desk/lists/find-form.tsx'
import { FoundList } from '#web/parts/desk/lists/found-list.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { describeKey, LockedBadge } from './people-parts.tsx'

type PeopleListProps = { found: FoundPeople; q: string; words: PeopleWords }

export function PeopleList({ found, q, words }: PeopleListProps) {
  const { find } = words
  const { resets, people, organizations, signUps, invitations } = found
  const isEmpty = [people, organizations, signUps, invitations].every(({ length }) => length === 0)
  const empty = q === '' ? words.empty.start : words.empty.found
  return (
    <>
      <DeskHead title={words.title} lead={words.lead} />
      <FindForm action="/staff/people" q={q} words={find} />
      <FoundList id="resets" title={find.resets} rows={resets} keyOf={({ id }) => id} className="mt-5">
        {(reset) => <ResetRow reset={reset} words={words} />}
      </FoundList>
      {isEmpty && (
        <EmptyState mark="window" title={empty.title}>
          <p className="ink-2">{empty.words}</p>
        </EmptyState>
      )}
      {q === '' && !isEmpty && <p className="mt-5 ink-2">{find.locked}</p>}
      {found.more && <p className="mt-5 ink-2">{find.more}</p>}
      <FoundList id="people" title={find.people} rows={people} keyOf={({ id }) => id} className="mt-5">
        {(person) => <PersonRow person={person} words={words} />}
      </FoundList>
      <FoundList
        id="organizations"
        title={find.organizations}
        rows={organizations}
        keyOf={({ id }) => id}
        className="mt-5"
      >
        {(organization) => <OrganizationRow organization={organization} words={words} />}
      </FoundList>
      <FoundList id="invitations" title={find.invitations} rows={invitations} keyOf={({ id }) => id} className="mt-5">
        {(invitation) => <InvitationRow invitation={invitation} words={words} />}
      </FoundList>
      <FoundList id="sign-ups" title={find.signUps} rows={signUps} keyOf={({ email }) => email} className="mt-5">
        {(signUp) => <SignUpRow signUp={signUp} q={q} words={words} mayChange={found.mayChange} />}
      </FoundList>
    </>
  )
}

type RowProps<Name extends string, Row> = Record<Name, Row> & { words: PeopleWords }

function ResetRow({ reset: { id, name, by, at }, words }: RowProps<'reset', FoundPeople['resets'][number]>) {
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

function PersonRow({ person, words }: RowProps<'person', FoundPeople['people'][number]>) {
  const { id, name, email, organizations, isLocked } = person
  const roles = organizations.map((one) => `${describeKey(words.roles, one.role)}, ${one.name}`)
  return (
    <FoundRow to={`/staff/people/${id}`} name={name || email} about={name !== '' && email}>
      <p className="small ink-2 break">{roles.join('; ') || words.noOrganization}</p>
      <p className="row tight small">{isLocked && <LockedBadge words={words} />}</p>
    </FoundRow>
  )
}

function OrganizationRow({ organization, words }: RowProps<'organization', FoundPeople['organizations'][number]>) {
  const { id, name, kind, state, people, houses: residences, isLocked } = organization
  return (
    <FoundRow
      to={`/staff/organizations/${id}`}
      name={name}
      about={[describeKey(words.kinds, kind), state].filter(Boolean).join(', ')}
    >
      <p className="small ink-2">{words.counts(people, residences)}</p>
      <p className="row tight small">{isLocked && <LockedBadge words={words} />}</p>
    </FoundRow>
  )
}

function InvitationRow({ invitation, words }: RowProps<'invitation', FoundPeople['invitations'][number]>) {
  const { email, role, organization, expiresAt } = invitation
  return (
    <FoundRow to={`/staff/organizations/${organization.id}`} name={email}>
      <p className="small ink-2 break">{words.invited(describeKey(words.roles, role), organization.name)}</p>
      <p className="small ink-2">
        {words.until} <Moment at={expiresAt} />
      </p>
    </FoundRow>
  )
}

type SignUpRowProps = RowProps<'signUp', FoundPeople['signUps'][number]> & {
  q: string
  mayChange: boolean
}

function SignUpRow({ signUp, q, mayChange, words }: SignUpRowProps) {
  const { email, name, organization, askedAt } = signUp
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
