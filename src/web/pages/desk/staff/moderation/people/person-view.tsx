import type { PeopleWords } from '#content/desk/staff/people.ts'
import type { StaffPerson } from '#contract/staff/people.ts'
import { describeMailKind } from '#web/pages/desk/staff/mail/kind-words.ts'
import { MailStateBadge } from '#web/pages/desk/staff/mail/mail-state.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FactLine } from '#web/parts/desk/lists/fact-line.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import '#web/ui/text/lists/facts.css'
import { LockForms, ReasonForm } from './lock-forms.tsx'
import { Done, describeKey, LockedBadge, Residences } from './people-parts.tsx'
import { ResetPart } from './reset-part.tsx'

type PersonViewProps = {
  person: StaffPerson
  words: PeopleWords
  mailKinds: Readonly<Record<string, string>>
}

export function PersonView({ person, words, mailKinds }: PersonViewProps) {
  const name = person.name || person.email
  const { end } = words.person
  return (
    <>
      <Breadcrumbs trail={[{ words: words.title, to: '/staff/people' }]} here={name} />
      <DeskHead title={name} lead={person.isLocked ? <LockedBadge words={words} /> : undefined} />
      <div className="grid beside-4 gap-6 align-start pad-y-4">
        <div className="stack stack-fill gap-6">
          <Account person={person} words={words.account} />
          <Belongs person={person} words={words} />
          <Residences residences={person.houses} words={words} />
          <Mails person={person} words={words.mails} kinds={mailKinds} />
          <Done done={person.done} words={words.done} />
        </div>
        <aside className="deskside stack stack-fill gap-6" aria-label={words.person.lock.title}>
          <LockForms of={person} forms={words.person} words={words} />
          {person.refusal === null && !person.isLocked && (
            <section aria-labelledby="end" className="stack stack-fill gap-3">
              <h2 id="end">{end.title}</h2>
              <ReasonForm
                act="end_sessions"
                form={end}
                label={words.why.label}
                help={words.why.help}
                icon="key"
                words={words}
              />
            </section>
          )}
          <ResetPart person={person} words={words} />
        </aside>
      </div>
    </>
  )
}

type AccountProps = { person: StaffPerson; words: PeopleWords['account'] }

function Account({ person: { email, isConfirmed, createdAt, signIn }, words }: AccountProps) {
  const { last, lastUsed, sessions, passkeys, hasApp } = signIn
  return (
    <section aria-labelledby="account" className="stack stack-fill gap-2">
      <h2 id="account">{words.title}</h2>
      <dl className="defs line-below">
        <FactLine label={words.email}>
          <SiteLink className="tap tap-in" to={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </SiteLink>
        </FactLine>
        <FactLine label={words.confirmed}>{words.isConfirmed[isConfirmed ? 'yes' : 'no']}</FactLine>
        <FactLine label={words.since}>
          <Moment at={createdAt} />
        </FactLine>
        <FactLine label={words.last}>{last === null ? words.never : <Moment at={last} />}</FactLine>
        <FactLine label={words.used}>{lastUsed === null ? words.notOpen : <Moment at={lastUsed} />}</FactLine>
        <FactLine label={words.sessions}>{String(sessions)}</FactLine>
        <FactLine label={words.second}>{words.seconds(passkeys, hasApp)}</FactLine>
      </dl>
    </section>
  )
}

function Belongs({ person: { organizations }, words }: { person: StaffPerson; words: PeopleWords }) {
  return (
    <section aria-labelledby="belongs" className="stack stack-fill gap-2">
      <h2 id="belongs">{words.belongs.title}</h2>
      {organizations.length === 0 && <p className="small ink-2">{words.belongs.none}</p>}
      <ul className="ruled">
        {organizations.map(({ id, name, kind, role, since, isLocked }) => (
          <li key={id} className="row gap-4 tight between">
            <span className="break">
              <SiteLink className="tap bold" to={`/staff/organizations/${id}`}>
                {name}
              </SiteLink>{' '}
              <span className="small ink-2">
                {describeKey(words.kinds, kind)}, {describeKey(words.roles, role).toLowerCase()}, {words.belongs.since}{' '}
                <Moment at={since} />
              </span>
            </span>
            {isLocked && <LockedBadge words={words} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

type MailsProps = {
  person: StaffPerson
  words: PeopleWords['mails']
  kinds: Readonly<Record<string, string>>
}

function Mails({ person: { email, mails }, words, kinds }: MailsProps) {
  return (
    <section aria-labelledby="mails" className="stack stack-fill gap-2">
      <h2 id="mails">{words.title}</h2>
      {mails.length === 0 && <p className="small ink-2">{words.none}</p>}
      <ul className="ruled">
        {mails.map(({ id, kind, state, at, lastError }) => (
          <li key={id} className="row gap-4 tight between">
            <span className="break">
              <SiteLink className="tap bold" to={`/staff/mail/${id}`}>
                {describeMailKind(kind, kinds)}
              </SiteLink>{' '}
              <span className="small ink-2">
                <Moment at={at} />
                {lastError && `. ${lastError}`}
              </span>
            </span>
            <MailStateBadge state={state} words={words.states[state]} />
          </li>
        ))}
      </ul>
      {mails.length > 0 && (
        <SiteLink className="tap bold" to={`/staff/mail?${new URLSearchParams({ to: email })}`}>
          {words.all}
        </SiteLink>
      )}
    </section>
  )
}
