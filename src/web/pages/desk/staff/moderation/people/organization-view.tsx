import type { PeopleWords } from '#content/desk/staff/people.ts'
import type { StaffOrganization } from '#contract/staff/people.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FactLine } from '#web/parts/desk/lists/fact-line.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import '#web/ui/text/lists/facts.css'
import { LockForms } from './lock-forms.tsx'
import { Done, describeKey, LockedBadge, Residences } from './people-parts.tsx'

type OrganizationViewProps = { organization: StaffOrganization; words: PeopleWords }

export function OrganizationView({ organization, words }: OrganizationViewProps) {
  const { name, isLocked } = organization
  return (
    <>
      <Breadcrumbs trail={[{ words: words.title, to: '/staff/people' }]} here={name} />
      <DeskHead title={name} lead={isLocked ? <LockedBadge words={words} /> : undefined} />
      <div className="grid beside-4 gap-6 align-start pad-y-4">
        <div className="stack stack-fill gap-6">
          <Facts organization={organization} words={words} />
          <Team organization={organization} words={words} />
          <Invitations organization={organization} words={words} />
          <Residences residences={organization.houses} words={words} />
          <Done done={organization.done} words={words.done} />
        </div>
        <aside className="deskside stack stack-fill gap-6" aria-label={words.lockOrganization.lock.title}>
          <LockForms of={organization} forms={words.lockOrganization} words={words} />
        </aside>
      </div>
    </>
  )
}

type PartProps = { organization: StaffOrganization; words: PeopleWords }

function Facts({ organization: { kind, state, createdAt, checkedAt }, words }: PartProps) {
  const { organization: said } = words
  return (
    <section aria-labelledby="facts" className="stack stack-fill gap-2">
      <h2 id="facts">{said.title}</h2>
      <dl className="defs line-below">
        <FactLine label={said.kind}>{describeKey(words.kinds, kind)}</FactLine>
        <FactLine label={said.state}>{state ?? said.noState}</FactLine>
        <FactLine label={said.since}>
          <Moment at={createdAt} />
        </FactLine>
        {kind === 'operator' && (
          <FactLine label={said.checked}>{checkedAt === null ? said.notChecked : <Moment at={checkedAt} />}</FactLine>
        )}
      </dl>
    </section>
  )
}

function Team({ organization: { people }, words }: PartProps) {
  return (
    <section aria-labelledby="team" className="stack stack-fill gap-2">
      <h2 id="team">{words.team.title}</h2>
      {people.length === 0 && <p className="small ink-2">{words.team.none}</p>}
      <ul className="ruled">
        {people.map(({ id, name, email, role, isLocked, lastUsed }) => (
          <li key={id} className="row gap-4 tight between">
            <span className="break">
              <SiteLink className="tap bold" to={`/staff/people/${id}`}>
                {name || email}
              </SiteLink>{' '}
              <span className="small ink-2">
                {describeKey(words.roles, role)}. {lastUsed === null ? words.account.notOpen : <Moment at={lastUsed} />}
              </span>
            </span>
            {isLocked && <LockedBadge words={words} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Invitations({ organization, words }: PartProps) {
  const { invitations, refusal } = organization
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invitations" className="stack stack-fill gap-2">
      <h2 id="invitations" tabIndex={-1}>
        {words.team.invitations}
      </h2>
      <ul className="ruled">
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="row gap-4 tight between">
            <span className="break">
              <b>{email}</b>{' '}
              <span className="small ink-2">
                {describeKey(words.roles, role)}. {words.until} <Moment at={expiresAt} />
              </span>
            </span>
            {refusal === null && (
              <ActButton
                act="resend"
                hidden={{ invitation: id }}
                label={words.resend.invitation}
                about={email}
                said={words.resend.said}
                didNotWork={words.didNotWork}
                focusAfter="invitations"
                small
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
