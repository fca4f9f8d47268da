import { peopleWords as words } from '#content/staff/people.ts'
import { staffWords } from '#content/staff/staff.ts'
import type { StaffPerson } from '#contract/residence/moderation/people.ts'
import { describeMailKind } from '#web/pages/staff/mail/kind-words.ts'
import { MailStateBadge } from '#web/pages/staff/mail/mail-state.tsx'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FactLine } from '#web/parts/desk/lists/fact-line.tsx'
import { Part, RowsPart } from '#web/parts/desk/lists/part.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import '#web/ui/text/lists/facts.css'
import { LockForms, ReasonForm } from './lock-forms.tsx'
import { Done, describeKey, LinkedRow, LockedBadge, Residences } from './people-parts.tsx'
import { ResetPart } from './reset-part.tsx'

export default function PersonScreen(given: DeskScreenProps<StaffPerson>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/people">
      {(person) => <Person person={person} />}
    </StaffScreen>
  )
}

function Person({ person }: { person: StaffPerson }) {
  const name = person.name || person.email
  const { lock, end } = words.person
  return (
    <>
      <Breadcrumbs trail={[{ words: words.title, to: '/staff/people' }]} here={name} />
      <DeskHead title={name} lead={person.isLocked ? <LockedBadge words={words} /> : undefined} />
      <div className="grid beside-4 gap-6 align-start pad-y-4">
        <div className="stack stack-fill gap-6">
          <Account of={person} />
          <Belongs of={person} />
          <Residences residences={person.houses} words={words} />
          <Mails of={person} />
          <Done done={person.done} words={words.done} />
        </div>
        <aside className="deskside stack stack-fill gap-6" aria-label={lock.title}>
          <LockForms of={person} forms={words.person} words={words} />
          {person.refusal === null && !person.isLocked && (
            <Part id="end" title={end.title}>
              <ReasonForm act="end_sessions" form={end} icon="key" words={words} />
            </Part>
          )}
          <ResetPart person={person} words={words} />
        </aside>
      </div>
    </>
  )
}

function Account({ of: { email, isConfirmed, createdAt, signIn } }: { of: StaffPerson }) {
  const { last, lastUsed, sessions, passkeys, hasApp } = signIn
  const { account } = words
  return (
    <Part id="account" title={account.title} gap={2}>
      <dl className="defs line-below">
        <FactLine label={account.email}>
          <SiteLink className="tap tap-in" to={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </SiteLink>
        </FactLine>
        <FactLine label={account.confirmed}>{account.isConfirmed[isConfirmed ? 'yes' : 'no']}</FactLine>
        <FactLine label={account.since}>
          <Moment at={createdAt} />
        </FactLine>
        <FactLine label={account.last}>{last === null ? account.never : <Moment at={last} />}</FactLine>
        <FactLine label={account.used}>{lastUsed === null ? account.notOpen : <Moment at={lastUsed} />}</FactLine>
        <FactLine label={account.sessions}>{String(sessions)}</FactLine>
        <FactLine label={account.second}>{account.seconds(passkeys, hasApp)}</FactLine>
      </dl>
    </Part>
  )
}

function Belongs({ of: { organizations } }: { of: StaffPerson }) {
  return (
    <RowsPart id="belongs" words={words.belongs} rows={organizations} keyOf={({ id }) => id}>
      {({ id, name, kind, role, since, isLocked }) => (
        <LinkedRow to={`/staff/organizations/${id}`} name={name} mark={isLocked && <LockedBadge words={words} />}>
          {describeKey(words.kinds, kind)}, {describeKey(words.roles, role).toLowerCase()}, {words.belongs.since}{' '}
          <Moment at={since} />
        </LinkedRow>
      )}
    </RowsPart>
  )
}

function Mails({ of: { email, mails } }: { of: StaffPerson }) {
  const all = (
    <SiteLink className="tap bold" to={`/staff/mail?${new URLSearchParams({ to: email })}`}>
      {words.mails.all}
    </SiteLink>
  )
  return (
    <RowsPart id="mails" words={words.mails} rows={mails} keyOf={({ id }) => id} after={mails.length > 0 && all}>
      {({ id, kind, state, at, lastError }) => (
        <LinkedRow
          to={`/staff/mail/${id}`}
          name={describeMailKind(kind, staffWords.mail.kinds)}
          mark={<MailStateBadge state={state} words={words.mails.states[state]} />}
        >
          <Moment at={at} />
          {lastError && `. ${lastError}`}
        </LinkedRow>
      )}
    </RowsPart>
  )
}
