import type { TeamWords } from '#content/team/team.ts'
import type { TeamAnswer, TeamMember } from '#contract/team/team.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { mayBeKept } from '#domain/people/desk-powers.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { describeTeamResidences, ResidenceChoice, type ResidenceWords } from './residence-choice.tsx'
import { RoleChoice, type RoleChoices } from './role-choice.tsx'
import { TeamForm } from './team-form.tsx'
import type { TeamChanging } from './use-team-change.ts'

type PersonRowProps = {
  words: TeamWords['person']
  person: TeamMember
  roles: RoleChoices
  choice: { words: ResidenceWords; residences: TeamAnswer['residences'] }
  isOpen: boolean
  mayManage: boolean
  isLastOwner: boolean
  changing: TeamChanging
}

export function PersonRow(props: PersonRowProps) {
  const { words, person, roles, choice, mayManage, changing } = props
  const { name, role, isYou, email, since, training } = person
  const { timeZone } = useDeskPageState()
  return (
    <article className="grid gap-2 break">
      <div className="row between tight">
        <h3>
          {name}
          {isYou && <span className="ink-2">{words.you}</span>}
        </h3>
        <Badge form={role === 'owner' ? 'filled' : role === 'manager' ? 'half' : 'open'}>
          {roles.words[role].name}
        </Badge>
      </div>
      {email !== null && email !== name && (
        <p className="small">
          <a className="tap" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      {(mayManage || isYou) && choice.residences.length > 0 && mayBeKept(role) && (
        <p className="small">{describeTeamResidences(choice.words, person.residenceIds, choice.residences)}</p>
      )}
      <p className="small ink-2">
        {words.since}
        <time dateTime={since}>{formatMediumDay(since, timeZone)}</time>
        <LastSeen words={words} person={person} />
      </p>
      {training && (
        <div className="row gap-2">
          <p className="small">
            {training.done === training.of ? words.trained : words.training(training.done, training.of)}
          </p>
          <Remind words={words} person={person} changing={changing} />
        </div>
      )}
      {mayManage && <Change {...props} />}
    </article>
  )
}

function LastSeen({ words, person: { isYou, lastSeenAt, email } }: Pick<PersonRowProps, 'words' | 'person'>) {
  if (isYou || email === null) return null
  if (lastSeenAt === null) return words.unseen
  return (
    <>
      {words.lastSeen}
      <Moment at={lastSeenAt} />
    </>
  )
}

type RemindProps = Pick<PersonRowProps, 'words' | 'person' | 'changing'>

function Remind({ words, person: { id, name, mayRemind }, changing }: RemindProps) {
  if (mayRemind === null) return null
  if (!mayRemind) return <p className="small ink-2">{words.reminded}</p>
  return (
    <TeamForm deed="remind" about={{ id }} changing={changing}>
      <Button type="submit" small variant="text" aria-disabled={changing.sending(id) !== null}>
        {changing.sending(id) === 'remind' ? words.sending : words.remind}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </TeamForm>
  )
}

const mostListed = 30

function Change({ words, person, roles, choice, isOpen, isLastOwner, changing }: PersonRowProps) {
  const { id, name, role, isYou } = person
  if (isYou && isLastOwner) return null
  const sending = changing.sending(id)
  return (
    <Disclosure
      className="no-print"
      open={isOpen}
      summary={
        <>
          {words.change}
          <VisuallyHidden> {name}</VisuallyHidden>
        </>
      }
    >
      <TeamForm deed="role" about={{ id }} changing={changing} className="stack gap-4">
        <RoleChoice key={role} label={words.may(isYou ? null : name)} roles={roles} chosen={role} />
        {isOpen || choice.residences.length <= mostListed ? (
          choice.residences.length > 0 && (
            <ResidenceChoice
              key={String(person.residenceIds)}
              words={choice.words}
              residences={choice.residences}
              isAll={person.residenceIds === null}
              isChosen={(residence) => person.residenceIds?.includes(residence) ?? false}
            />
          )
        ) : (
          <p className="small">
            <a className="tap" href={`/workspace/team?person=${id}`}>
              {choice.words.choose}
              <VisuallyHidden>{words.ofPerson(name)}</VisuallyHidden>
            </a>
          </p>
        )}
        <Button type="submit" small aria-disabled={sending !== null}>
          {sending === 'role' ? words.saving : words.save}
        </Button>
      </TeamForm>
      {!isYou && (
        <TeamForm deed="remove" about={{ id }} changing={changing} className="stack gap-2 line-above mt-4 pad-y-4">
          <p className="small ink-2">{words.removeText}</p>
          <Button type="submit" small variant="danger" aria-disabled={sending !== null}>
            {sending === 'remove' ? words.removing : words.remove(name)}
          </Button>
        </TeamForm>
      )}
    </Disclosure>
  )
}
