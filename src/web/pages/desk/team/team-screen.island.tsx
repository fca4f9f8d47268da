import { teamWords, trainingHead, trainingWords } from '#content/desk/team/team.ts'
import type { TeamAnswer } from '#contract/desk/team.ts'
import { type RefusedForm, useRefused } from '#web/parts/desk/form/refused-form.ts'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { TeamView } from './team-view.tsx'
import { type Outcome, toOutcome, toRefused, useTeamChange } from './use-team-change.ts'
import './team.css'

export default function TeamScreen(given: DeskScreenProps<TeamAnswer>) {
  return (
    <FramedScreen of={given} title={teamWords.title} here="/workspace/team" isFresh>
      {(team, { query }) => <Team team={team} query={query} />}
    </FramedScreen>
  )
}

function Team({ team, query }: { team: TeamAnswer; query: URLSearchParams }) {
  const changing = useTeamChange(readFirstOutcome(useRefused(), query.get('done')))
  const training = { words: trainingWords, head: trainingHead }
  const open = query.get('person')
  return <TeamView team={team} words={teamWords} training={training} changing={changing} open={open} />
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

const isDeed = (name: string) => Object.hasOwn(teamWords.done, name)
