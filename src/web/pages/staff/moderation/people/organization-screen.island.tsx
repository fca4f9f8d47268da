import { peopleWords as words } from '#content/staff/people.ts'
import type { StaffOrganization } from '#contract/residence/moderation/people.ts'
import { mayAsRole } from '#domain/people/desk-powers.ts'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FactLine } from '#web/parts/desk/lists/fact-line.tsx'
import { Part, RowsPart } from '#web/parts/desk/lists/part.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import '#web/ui/text/lists/facts.css'
import { LockForms } from './lock-forms.tsx'
import { Done, describeKey, LinkedRow, LockedBadge, Residences } from './people-parts.tsx'

export default function OrganizationScreen(given: DeskScreenProps<StaffOrganization>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/people">
      {(organization) => <Organization organization={organization} />}
    </StaffScreen>
  )
}

function Organization({ organization }: { organization: StaffOrganization }) {
  const { name, isLocked } = organization
  return (
    <>
      <Breadcrumbs trail={[{ words: words.title, to: '/staff/people' }]} here={name} />
      <DeskHead title={name} lead={isLocked ? <LockedBadge words={words} /> : undefined} />
      <div className="grid beside-4 gap-6 align-start pad-y-4">
        <div className="stack stack-fill gap-6">
          <Facts of={organization} />
          <Team of={organization} />
          <Invitations of={organization} />
          <Residences residences={organization.houses} words={words} />
          <Done done={organization.done} words={words.done} />
        </div>
        <aside className="deskside stack stack-fill gap-6" aria-label={words.lockOrganization.lock.title}>
          <LockForms
            of={organization}
            forms={words.lockOrganization}
            isTold={organization.people.some(({ role }) => mayAsRole(role, 'claims'))}
            words={words}
          />
        </aside>
      </div>
    </>
  )
}

function Facts({ of: { kind, state, createdAt, checkedAt } }: { of: StaffOrganization }) {
  const { organization: said } = words
  return (
    <Part id="facts" title={said.title} gap={2}>
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
    </Part>
  )
}

function Team({ of: { people } }: { of: StaffOrganization }) {
  return (
    <RowsPart id="team" words={words.team} rows={people} keyOf={({ id }) => id}>
      {({ id, name, email, role, isLocked, lastUsed }) => (
        <LinkedRow to={`/staff/people/${id}`} name={name || email} mark={isLocked && <LockedBadge words={words} />}>
          {describeKey(words.roles, role)}. {lastUsed === null ? words.account.notOpen : <Moment at={lastUsed} />}
        </LinkedRow>
      )}
    </RowsPart>
  )
}

function Invitations({ of: { invitations, refusal } }: { of: StaffOrganization }) {
  if (invitations.length === 0) return null
  return (
    <Part id="invitations" title={words.team.invitations} gap={2} takesFocus>
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
    </Part>
  )
}
