import type { teamWords, trainingHead, trainingWords } from '#content/desk/team/team.ts'
import type { TeamAnswer } from '#contract/desk/team.ts'
import { listRoles } from '#domain/people/desk-powers.ts'
import { chooseRoleWords } from '#domain/people/role-words.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { InviteForm } from './invite-form.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'
import { PersonRow } from './person-row.tsx'
import { TeamForm } from './team-form.tsx'
import { TrainingList } from './training-list.tsx'
import type { TeamChanging } from './use-team-change.ts'
import { WaitingList } from './waiting-list.tsx'

type TeamViewProps = {
  team: TeamAnswer
  words: typeof teamWords
  training: { words: typeof trainingWords; head: typeof trainingHead }
  changing: TeamChanging
  /** The person whose houses are chosen, where there are too many to list with each. */
  open?: string | null
}

export function TeamView({ team, words, training, changing, open = null }: TeamViewProps) {
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
            <OutcomeNotice outcome={outcome} of={['role', 'remove', 'remind']} words={words.done} />
            <ul className="ruled line-above line-below">
              {people.map((person) => (
                <li key={person.id}>
                  <PersonRow
                    person={person}
                    mayManage={mayManage}
                    isLastOwner={isLastOwner}
                    changing={changing}
                    roles={roles}
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
                changing={changing}
              />
            </section>
          )}
        </div>
        {mayManage && (
          <aside className="deskside" aria-label={words.invite.title}>
            <InviteForm
              words={words.invite}
              residenceWords={words.houses}
              invited={words.invited}
              residences={residences}
              roles={roles}
              done={words.done}
              changing={changing}
            />
          </aside>
        )}
      </div>
      <div className="stack stack-fill gap-6 w-52">
        {outcome?.trouble && <OutcomeNotice outcome={outcome} of={['train', 'untrain']} words={words.done} />}
        {team.training.length > 0 && <TrainingList training={team.training} {...training} changing={changing} />}
        <Leave words={words.leave} isLastOwner={isLastOwner} done={words.done} changing={changing} />
      </div>
    </>
  )
}

type LeaveProps = {
  words: (typeof teamWords)['leave']
  done: (typeof teamWords)['done']
  isLastOwner: boolean
  changing: TeamChanging
}

function Leave({ words, done, isLastOwner, changing }: LeaveProps) {
  return (
    <section aria-labelledby="leave" className="stack stack-fill gap-2">
      <h2 id="leave">{words.title}</h2>
      {isLastOwner ? (
        <p className="small ink-2">{words.last}</p>
      ) : (
        <Disclosure summary={words.title}>
          <TeamForm deed="leave" changing={changing} className="stack gap-4">
            <p>{words.text}</p>
            <Button type="submit" variant="danger" aria-disabled={changing.sending('') !== null}>
              {words.button}
            </Button>
          </TeamForm>
        </Disclosure>
      )}
      <OutcomeNotice outcome={changing.outcome} of={['leave']} words={done} />
    </section>
  )
}
