import { trainingHead, trainingWords, teamWords as words } from '#content/team/team.ts'
import type { TeamAnswer } from '#contract/team/team.ts'
import { listRoles } from '#domain/people/desk-powers.ts'
import { chooseRoleWords } from '#domain/people/role-words.ts'
import { type RefusedForm, useRefused } from '#web/parts/desk/form/refused-form.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { InviteForm } from './invite-form.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'
import { PersonRow } from './person-row.tsx'
import { TeamForm } from './team-form.tsx'
import { TrainingList } from './training-list.tsx'
import { type Outcome, type TeamChanging, toOutcome, toRefused, useTeamChange } from './use-team-change.ts'
import { WaitingList } from './waiting-list.tsx'
import './team.css'

export default function TeamScreen(given: DeskScreenProps<TeamAnswer>) {
  return (
    <FramedScreen of={given} title={words.title} here="/workspace/team" isFresh>
      {(team, { query }) => <Team team={team} query={query} />}
    </FramedScreen>
  )
}

function Team({ team, query }: { team: TeamAnswer; query: URLSearchParams }) {
  const changing = useTeamChange(readFirstOutcome(useRefused(), query.get('done')))
  return <TeamView team={team} changing={changing} open={query.get('person')} />
}

type TeamViewProps = {
  team: TeamAnswer
  changing: TeamChanging
  /** The person whose houses are chosen, where there are too many to list with each. */
  open?: string | null
}

export function TeamView({ team, changing, open = null }: TeamViewProps) {
  const { people, mayManage, isLastOwner, invitations, kind, residences } = team
  const roles = { words: chooseRoleWords(kind), choices: listRoles(kind) }
  const lead = kind === 'operator' ? words.lead : words.others
  const { outcome } = changing
  const joined = kind === 'operator' ? words.done.joined : words.othersJoined
  return (
    <>
      <DeskHead title={words.title} lead={mayManage ? lead : `${lead} ${words.only}`} />
      <OutcomeNotice outcome={outcome} of={['joined']} words={{ ...words.done, joined }} />
      <div className={mayManage ? 'grid beside-4 gap-6 align-start pad-y-5' : 'pad-y-5'}>
        <div className="stack stack-fill gap-6">
          <section aria-labelledby="people" className="stack stack-fill gap-4">
            <h2 id="people" tabIndex={-1}>
              {words.people}, {people.length}
            </h2>
            <OutcomeNotice
              outcome={outcome}
              of={['role', 'own_role', 'same_role', 'remove', 'remind']}
              words={words.done}
            />
            <ul className="ruled line-above line-below">
              {people.map((person) => (
                <li key={person.id}>
                  <PersonRow
                    person={person}
                    mayManage={mayManage}
                    isLastOwner={isLastOwner}
                    changing={changing}
                    roles={roles}
                    words={words.person}
                    choice={{ words: words.houses, residences }}
                    isOpen={open === person.id}
                  />
                </li>
              ))}
            </ul>
          </section>
          {(invitations.length > 0 || outcome?.deed === 'withdraw') && (
            <section aria-labelledby="waiting" className="stack stack-fill gap-4">
              <h2 id="waiting" tabIndex={-1}>
                {words.waiting}, {invitations.length}
              </h2>
              <OutcomeNotice outcome={outcome} of={['resend', 'withdraw']} words={words.done} />
              <WaitingList
                invitations={invitations}
                roles={roles.words}
                choice={{ words: words.houses, residences }}
                undelivered={words.undelivered}
                words={words.invitation}
                changing={changing}
              />
            </section>
          )}
        </div>
        {mayManage && (
          <aside className="deskside" aria-label={words.invite.title}>
            <InviteForm words={words} residences={residences} roles={roles} changing={changing} />
          </aside>
        )}
      </div>
      <div className="stack stack-fill gap-6 w-52">
        {outcome?.trouble && <OutcomeNotice outcome={outcome} of={['train', 'untrain']} words={words.done} />}
        {team.training.length > 0 && (
          <TrainingList training={team.training} words={trainingWords} head={trainingHead} changing={changing} />
        )}
        <Leave isLastOwner={isLastOwner} changing={changing} />
      </div>
    </>
  )
}

function Leave({ isLastOwner, changing }: { isLastOwner: boolean; changing: TeamChanging }) {
  const { leave } = words
  return (
    <section aria-labelledby="leave" className="stack stack-fill gap-2">
      <h2 id="leave">{leave.title}</h2>
      {isLastOwner ? (
        <p className="small ink-2">{leave.last}</p>
      ) : (
        <Disclosure summary={leave.title}>
          <TeamForm deed="leave" changing={changing} className="stack gap-4">
            <p>{leave.text}</p>
            <Button type="submit" variant="danger" aria-disabled={changing.sending('') !== null}>
              {leave.button}
            </Button>
          </TeamForm>
        </Disclosure>
      )}
      <OutcomeNotice outcome={changing.outcome} of={['leave']} words={words.done} />
    </section>
  )
}

function readFirstOutcome(formAnswer: RefusedForm | null, done: string | null): Outcome | null {
  if (formAnswer) {
    const { message, fields, values } = formAnswer
    if (formAnswer.status === 200) return toOutcome('invite_several', values)
    const deed = isDeed(values.do ?? '') ? (values.do as Outcome['deed']) : 'invite'
    return toRefused(deed, { message, fields }, values)
  }
  return isDeed(done ?? '') ? { deed: done as Outcome['deed'], trouble: null, values: {} } : null
}

const isDeed = (name: string) => Object.hasOwn(words.done, name)
