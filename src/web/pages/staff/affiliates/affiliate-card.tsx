import { useState } from 'react'
import type { affiliatesWords } from '#content/affiliates/affiliate-desk.ts'
import type { ListedAffiliate } from '#contract/affiliates/affiliates.ts'
import { authLimits } from '#contract/auth/auth-limits.ts'
import type { WaitingInvitation } from '#contract/team/team.ts'
import { chooseRoleWords } from '#domain/people/role-words.ts'
import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { SigningKey } from './signing-key.tsx'

type AffiliateCardProps = {
  affiliate: ListedAffiliate
  record: StateDirectoryRecord | undefined
  mayChange: boolean
  isNew: boolean
  isOpen: boolean
  words: typeof affiliatesWords
  isKeyChanged: boolean
}

const roles = [
  { value: 'owner', words: 'Owner: everything, and runs the team' },
  { value: 'manager', words: 'Manager: everything but the team and the history' },
] as const

export function AffiliateCard(props: AffiliateCardProps) {
  const refused = useRefused()
  const { affiliate, mayChange, isNew, isKeyChanged, words } = props
  const { id, name, people, invitations, key } = affiliate
  const isBack = refused?.values.id === id
  const [isOpen] = useState(props.isOpen || isBack)
  return (
    <article className="break" aria-labelledby={`name-${id}`}>
      <Disclosure open={isOpen} summary={<Summary {...props} />}>
        <div className="stack stack-fill gap-4">
          <Links {...props} />
          {people.length === 0 && invitations.length === 0 && (
            <p className="ink-2">No officer is here yet. Until then the alliance decides its claims.</p>
          )}
          <Officers {...props} />
          {mayChange && (
            <InviteOfficer id={id} name={name} isFirst={isNew && people.length + invitations.length === 0} />
          )}
          <SigningKey words={words} id={id} name={name} signing={key} mayChange={mayChange} isChanged={isKeyChanged} />
        </div>
      </Disclosure>
    </article>
  )
}

function Summary({ affiliate, record, words }: AffiliateCardProps) {
  const { id, name, state, homes: residences, certified, people, key } = affiliate
  return (
    <h2 className="grid gap-0">
      <span id={`name-${id}`} tabIndex={-1}>
        {name}
      </span>
      <span className="small ink-2">
        {record?.name ?? state}, {words.homes(residences, certified)}, {words.officers(people.length)}.
        {key && (
          <>
            {' '}
            {words.key.shortSince} <Moment at={key.since} />
          </>
        )}
      </span>
    </h2>
  )
}

function Links({ affiliate: { state }, record }: AffiliateCardProps) {
  const website = record?.narrAffiliate?.website
  return (
    <p className="row gap-4 small">
      <SiteLink className="tap" to={`/affiliate/homes?state=${state}`}>
        Homes and certificates
      </SiteLink>
      {record && (
        <SiteLink className="tap" to={`/directory/${record.slug}`}>
          Page of {record.name}
        </SiteLink>
      )}
      {website && (
        <a className="tap" href={website}>
          {new URL(website).hostname}
        </a>
      )}
    </p>
  )
}

function Officers({ affiliate: { id, people, invitations }, mayChange, words }: AffiliateCardProps) {
  return (
    <ul className="grid gap-3">
      {people.map(({ email, name: called, role, since }) => (
        <li key={email}>
          <p>
            <b>{called || email}</b> <Badge form={role === 'owner' ? 'filled' : 'half'}>{nameRole(role)}</Badge>
          </p>
          <p className="small ink-2">
            {called && `${email}. `}Joined <Moment at={since} />
          </p>
        </li>
      ))}
      {invitations.map((invitation) => (
        <li key={invitation.id}>
          <Invited id={id} invitation={invitation} mayChange={mayChange} words={words} />
        </li>
      ))}
    </ul>
  )
}

const nameRole = (role: string) => (role === 'owner' ? 'Owner' : 'Manager')

type InvitedProps = Pick<AffiliateCardProps, 'mayChange' | 'words'> & {
  id: string
  invitation: WaitingInvitation
}

function Invited({ id, invitation, mayChange, words }: InvitedProps) {
  const { email, role, sentAt, isExpired, isUndelivered } = invitation
  const form = { hidden: { id, invitation: invitation.id }, didNotWork: 'That did not work' } as const
  return (
    <>
      <p>
        <b>{email}</b> <Badge form={isExpired ? 'dashed' : 'open'}>{isExpired ? 'Link ran out' : 'Invited'}</Badge>
      </p>
      <p className="small ink-2">
        As {nameRole(role).toLowerCase()}, sent <Moment at={sentAt} />
      </p>
      {isUndelivered && <p className="small bold">{words.undelivered}</p>}
      {mayChange && (
        <div className="row gap-2">
          <ActButton
            {...form}
            act="resend"
            small
            label="Send again"
            about={email}
            said="Sent again"
            focusAfter={`name-${id}`}
          />
          <ActButton
            {...form}
            act="withdraw"
            small
            variant="text"
            label="Withdraw"
            about={`the invitation of ${email}`}
            said="The invitation is withdrawn"
            focusAfter={`name-${id}`}
          />
        </div>
      )}
    </>
  )
}

type InviteOfficerProps = { id: string; name: string; isFirst: boolean }

function InviteOfficer({ id, name, isFirst }: InviteOfficerProps) {
  const refused = useRefused()
  const isBack = refused?.values.act === 'invite' && refused.values.id === id
  // It stays open once somebody is invited: closing takes the focus away with the button.
  const [isOpen] = useState(isFirst || isBack)
  const [sent, setSent] = useState(0)
  return (
    <Disclosure summary="Invite an officer" open={isOpen}>
      <DeskForm
        act="invite"
        hidden={{ id }}
        said="The invitation is on its way"
        didNotWork="The invitation was not sent"
        focusAfter={`name-${id}`}
        className="stack stack-fill gap-4"
        onDone={() => setSent((times) => times + 1)}
      >
        <InputField
          // Sent, the field is empty for the next one.
          key={sent}
          name="email"
          label={
            <>
              Email<VisuallyHidden> of an officer of {name}</VisuallyHidden>
            </>
          }
          type="email"
          autoComplete="off"
          required
          maxLength={authLimits.email}
        />
        <SelectField
          name="role"
          label="Role"
          help={`Manager: ${chooseRoleWords('affiliate').manager.may}`}
          options={roles}
          start="owner"
        />
        <SubmitButton icon="mail" label="Send the invitation" pending="Sending" />
      </DeskForm>
    </Disclosure>
  )
}
