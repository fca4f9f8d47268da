import { useSearchParams } from 'react-router'
import { teamWords, trainingHead, trainingWords } from '#content/team.ts'
import type { TeamAnswer } from '#contract/team.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { readAnew } from '#web/parts/desk/read-anew.query.ts'
import { everyDesk, readAtDesk } from '#web/parts/desk/read-for.ts'
import { useActsFor } from '#web/parts/desk/use-acts-for.ts'
import { useReread } from '#web/parts/desk/use-reread.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { type FormAnswer, requestFacts } from '#web/plumbing/request-context.ts'
import type { Route } from './+types/team.page'
import { askTeam, sendChange } from './team.query.ts'
import { TeamView } from './team-view.tsx'
import { type Outcome, useTeamChange } from './use-team-change.ts'
import './team.css'

type Read = { team: TeamAnswer; formAnswer: FormAnswer | null }

export function loader(asked: Route.LoaderArgs) {
  const { formAnswer = null } = asked.context.get(requestFacts)
  return readAtDesk<Read>('beds', asked, async (inside) => ({ team: await askTeam(inside), formAnswer }), everyDesk)
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return readAnew(serverLoader)
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = teamWords
  return pageHead({ title, description, path: null }, matches)
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  // What a post without script came back with stays until it is sent again.
  const isBack = loaderData.kind === 'read' && loaderData.read.formAnswer !== null
  return (
    <DeskFrame answer={loaderData} title={teamWords.title} here="/workspace/team" isFresh={!isBack}>
      {({ team, formAnswer }) => <Team team={team} formAnswer={formAnswer} />}
    </DeskFrame>
  )
}

function Team({ team, formAnswer }: Read) {
  const [search] = useSearchParams()
  const reread = useReread()
  const owner = useActsFor()
  const changing = useTeamChange({
    first: firstOutcome(formAnswer, search.get('done')),
    send: (fields) => sendChange(owner, fields),
    reread,
    onLeft: () => window.location.assign('/account?done=left'),
  })
  const training = { words: trainingWords, head: trainingHead }
  return <TeamView team={team} words={teamWords} training={training} changing={changing} />
}

/** What a post without script came back with: the page again, or its address with what was done. */
function firstOutcome(formAnswer: FormAnswer | null, done: string | null): Outcome | null {
  if (formAnswer) {
    const { message, fields, values } = formAnswer
    const deed = isDeed(values.do ?? '') ? (values.do as Outcome['deed']) : 'invite'
    return { deed, trouble: { message, fields }, values }
  }
  return isDeed(done ?? '') ? { deed: done as Outcome['deed'], trouble: null, values: {} } : null
}

const isDeed = (name: string) => Object.hasOwn(teamWords.done, name)
