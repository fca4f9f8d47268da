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
          {people.length === 0 && invitations.length === 0 && <p className="ink-2">{words.card.noOfficer}</p>}
          <Officers {...props} />
          {mayChange && (
            <InviteOfficer
              words={words.invite}
              id={id}
              name={name}
              isFirst={isNew && people.length + invitations.length === 0}
            />
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

function Links({ affiliate: { state }, record, words: { card } }: AffiliateCardProps) {
  const website = record?.narrAffiliate?.website
  return (
    <p className="row gap-4 small">
      <SiteLink className="tap" to={`/affiliate/homes?state=${state}`}>
        {card.homes}
      </SiteLink>
      {record && (
        <SiteLink className="tap" to={`/directory/${record.slug}`}>
          {card.pageOf(record.name)}
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
            <b>{called || email}</b>{' '}
            <Badge form={role === 'owner' ? 'filled' : 'half'}>
              {words.card[role === 'owner' ? 'owner' : 'manager']}
            </Badge>
          </p>
          <p className="small ink-2">
            {called && `${email}. `}
            {words.card.joined}
            <Moment at={since} />
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

type InvitedProps = Pick<AffiliateCardProps, 'mayChange' | 'words'> & {
  id: string
  invitation: WaitingInvitation
}

function Invited({ id, invitation, mayChange, words }: InvitedProps) {
  const { email, role, sentAt, isExpired, isUndelivered } = invitation
  const { card } = words
  const form = { hidden: { id, invitation: invitation.id }, didNotWork: card.failed } as const
  return (
    <>
      <p>
        <b>{email}</b> <Badge form={isExpired ? 'dashed' : 'open'}>{isExpired ? card.ranOut : card.invited}</Badge>
      </p>
      <p className="small ink-2">
        {card.sentAs(role === 'owner' ? card.owner : card.manager)}
        <Moment at={sentAt} />
      </p>
      {isUndelivered && <p className="small bold">{words.undelivered}</p>}
      {mayChange && (
        <div className="row gap-2">
          <ActButton
            {...form}
            act="resend"
            small
            label={card.again}
            about={email}
            said={card.sentAgain}
            focusAfter={`name-${id}`}
          />
          <ActButton
            {...form}
            act="withdraw"
            small
            variant="text"
            label={card.withdraw}
            about={card.ofInvited(email)}
            said={card.withdrawn}
            focusAfter={`name-${id}`}
          />
        </div>
      )}
    </>
  )
}

type InviteOfficerProps = { words: typeof affiliatesWords.invite; id: string; name: string; isFirst: boolean }

function InviteOfficer({ words, id, name, isFirst }: InviteOfficerProps) {
  const refused = useRefused()
  const isBack = refused?.values.act === 'invite' && refused.values.id === id
  // It stays open once somebody is invited: closing takes the focus away with the button.
  const [isOpen] = useState(isFirst || isBack)
  const [sent, setSent] = useState(0)
  return (
    <Disclosure summary={words.title} open={isOpen}>
      <DeskForm
        act="invite"
        hidden={{ id }}
        said={words.sent}
        didNotWork={words.notSent}
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
              {words.email}
              <VisuallyHidden>{words.ofOfficer(name)}</VisuallyHidden>
            </>
          }
          type="email"
          autoComplete="off"
          required
          maxLength={authLimits.email}
        />
        <SelectField
          name="role"
          label={words.role}
          help={words.managerMay(chooseRoleWords('affiliate').manager.may)}
          options={words.roles}
          start="owner"
        />
        <SubmitButton icon="mail" label={words.submit} pending={words.pending} />
      </DeskForm>
    </Disclosure>
  )
}
