import type { TeamWords } from '#content/team/team.ts'
import type { TeamAnswer, WaitingInvitation } from '#contract/team/team.ts'
import type { roleWords } from '#domain/people/role-words.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { describeTeamResidences, type ResidenceWords } from './residence-choice.tsx'
import { TeamForm } from './team-form.tsx'
import type { TeamChanging } from './use-team-change.ts'

type WaitingListProps = {
  invitations: readonly WaitingInvitation[]
  roles: typeof roleWords
  choice: { words: ResidenceWords; residences: TeamAnswer['residences'] }
  undelivered: string
  words: TeamWords['invitation']
  changing: TeamChanging
}

export function WaitingList(props: WaitingListProps) {
  const { invitations, roles, choice: residences, undelivered, words, changing } = props
  return (
    <ul className="ruled line-above line-below">
      {invitations.map(({ id, email, role, residenceIds, invitedBy, sentAt, expiresAt, isExpired, isUndelivered }) => (
        <li key={id} className="grid gap-2 break">
          <div className="row between tight">
            <h3>{email}</h3>
            <Badge form={isExpired ? 'dashed' : 'open'}>{isExpired ? words.ranOut : roles[role].name}</Badge>
          </div>
          <p className="small ink-2">
            {isExpired ? words.as(roles[role].name) : words.invited}
            {words.by(invitedBy)}
            <Moment at={sentAt} />
            {isExpired ? words.ended : words.until}
            <Moment at={expiresAt} />.
          </p>
          {isUndelivered && <p className="small bold">{undelivered}</p>}
          {residenceIds !== null && (
            <p className="small">{describeTeamResidences(residences.words, residenceIds, residences.residences)}</p>
          )}
          <div className="row gap-2">
            <TeamForm deed="resend" about={{ id }} changing={changing}>
              <Button type="submit" small aria-disabled={changing.sending(id) !== null}>
                {changing.sending(id) === 'resend' ? words.sending : words.again}
                <VisuallyHidden>{words.to(email)}</VisuallyHidden>
              </Button>
            </TeamForm>
            <TeamForm deed="withdraw" about={{ id }} changing={changing}>
              <Button type="submit" small variant="text" aria-disabled={changing.sending(id) !== null}>
                {changing.sending(id) === 'withdraw' ? words.withdrawing : words.withdraw}
                <VisuallyHidden>{words.of(email)}</VisuallyHidden>
              </Button>
            </TeamForm>
          </div>
        </li>
      ))}
    </ul>
  )
}
