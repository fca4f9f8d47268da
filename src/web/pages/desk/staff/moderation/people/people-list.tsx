import type { ReactNode } from 'react'
import type { PeopleWords } from '#content/desk/staff/people.ts'
import type { FoundPeople } from '#contract/staff/people.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import type { RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FindForm } from '#web/parts/desk/lists/find-form.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { describeKey, LockedBadge } from './people-parts.tsx'

type PeopleListProps = { found: FoundPeople; q: string; refused: RefusedForm | null; words: PeopleWords }

export function PeopleList({ found, q, refused, words }: PeopleListProps) {
  const { find } = words
  const { resets, people, organizations, signUps, invitations } = found
  const isEmpty = [people, organizations, signUps, invitations].every(({ length }) => length === 0)
  const empty = q === '' ? words.empty.start : words.empty.found
  return (
    <>
      <DeskHead title={words.title} lead={words.lead} />
      <FindForm action="/staff/people" q={q} words={find} />
      <Group id="resets" title={find.resets} rows={resets} keyOf={({ id }) => id}>
        {(reset) => <ResetRow reset={reset} words={words} />}
      </Group>
      {isEmpty && (
        <EmptyState mark="window" title={empty.title}>
          <p className="ink-2">{empty.words}</p>
        </EmptyState>
      )}
      {q === '' && !isEmpty && <p className="mt-5 ink-2">{find.locked}</p>}
      {found.more && <p className="mt-5 ink-2">{find.more}</p>}
      <Group id="people" title={find.people} rows={people} keyOf={({ id }) => id}>
        {(person) => <PersonRow person={person} words={words} />}
      </Group>
      <Group id="organizations" title={find.organizations} rows={organizations} keyOf={({ id }) => id}>
        {(organization) => <OrganizationRow organization={organization} words={words} />}
      </Group>
      <Group id="invitations" title={find.invitations} rows={invitations} keyOf={({ id }) => id}>
        {(invitation) => <InvitationRow invitation={invitation} words={words} />}
      </Group>
      <Group id="sign-ups" title={find.signUps} rows={signUps} keyOf={({ email }) => email}>
        {(signUp) => <SignUpRow signUp={signUp} q={q} refused={refused} words={words} mayChange={found.mayChange} />}
      </Group>
    </>
  )
}

type GroupProps<Row> = {
  id: string
  title: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  children: (row: Row) => ReactNode
}

function Group<Row>({ id, title, rows, keyOf, children }: GroupProps<Row>) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-5">
      <h2 id={id} className="t-label ink-3 mb-2">
        {title}
      </h2>
      <ul className="ruled line-above line-below">
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
    </section>
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
    <article className="mail-row entry">
      <div>
        <h3 className="small bold break">
          <SiteLink className="ink" to={`/staff/people/${id}`}>
            {name || email}
          </SiteLink>
        </h3>
        <p className="small ink-2 break">{name !== '' && email}</p>
      </div>
      <p className="small ink-2 break">{roles.join('; ') || words.noOrganization}</p>
      <p className="row tight small">{isLocked && <LockedBadge words={words} />}</p>
    </article>
  )
}

function OrganizationRow({ organization, words }: RowProps<'organization', FoundPeople['organizations'][number]>) {
  const { id, name, kind, state, people, houses: residences, isLocked } = organization
  return (
    <article className="mail-row entry">
      <div>
        <h3 className="small bold break">
          <SiteLink className="ink" to={`/staff/organizations/${id}`}>
            {name}
          </SiteLink>
        </h3>
        <p className="small ink-2">{[describeKey(words.kinds, kind), state].filter(Boolean).join(', ')}</p>
      </div>
      <p className="small ink-2">{words.counts(people, residences)}</p>
      <p className="row tight small">{isLocked && <LockedBadge words={words} />}</p>
    </article>
  )
}

function InvitationRow({ invitation, words }: RowProps<'invitation', FoundPeople['invitations'][number]>) {
  const { email, role, organization, expiresAt } = invitation
  return (
    <article className="mail-row entry">
      <div>
        <h3 className="small bold break">
          <SiteLink className="ink" to={`/staff/organizations/${organization.id}`}>
            {email}
          </SiteLink>
        </h3>
      </div>
      <p className="small ink-2 break">{words.invited(describeKey(words.roles, role), organization.name)}</p>
      <p className="small ink-2">
        {words.until} <Moment at={expiresAt} />
      </p>
    </article>
  )
}

type SignUpRowProps = RowProps<'signUp', FoundPeople['signUps'][number]> & {
  q: string
  refused: RefusedForm | null
  mayChange: boolean
}

function SignUpRow({ signUp, q, refused, mayChange, words }: SignUpRowProps) {
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
          refused={refused}
          small
        />
      )}
    </article>
  )
}
