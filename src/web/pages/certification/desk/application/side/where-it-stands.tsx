import type { ApplicationWords } from '#content/certification/application.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import { listStages, type ShownStage } from './stages-shown.ts'

type WhereProps = { application: ApplicationAnswer; words: ApplicationWords['stands'] }

export function WhereItStands({ application, words }: WhereProps) {
  const waypoints = listStages(application).map((shown) => ({
    id: shown.stage,
    state: shown.state,
    content: <StageWords application={application} shown={shown} words={words} />,
  }))
  return (
    <section className="stack stack-fill gap-3" aria-labelledby="stands">
      <h2 id="stands" tabIndex={-1}>
        {words.title}
      </h2>
      <Path waypoints={waypoints} mini label={words.title} done={words.done} />
    </section>
  )
}

function StageWords({ application, shown, words }: WhereProps & { shown: ShownStage }) {
  const { stage, state, at, isPlanned } = shown
  const { isListed, isToBeChecked } = application.decisionRules
  const planned = application.visits.find(({ heldAt, canceledAt }) => heldAt === null && canceledAt === null)
  return (
    <>
      <b>{stage === 'ended' && application.line.end ? words.ends[application.line.end.as] : words.stages[stage]}</b>
      {at !== null && (
        <p className="small ink-2">
          {isPlanned ? `${words.planned} ` : state === 'now' && describeSince(application, stage, words)}
          <ResidenceMoment at={at} state={application.line.residence.state} hasYear={!isPlanned} />
        </p>
      )}
      {at !== null && isPlanned && (
        <SiteLink className="tap small" to={`/api/applications/${application.line.id}/dates.ics`}>
          {words.calendar}
        </SiteLink>
      )}
      {stage === 'interview' && isPlanned && application.interview.how !== null && (
        <p className="small as-typed">
          {words.ways[application.interview.how]}: {application.interview.where}
        </p>
      )}
      {stage === 'visit' && planned && (
        <p className="small">
          {words.by(planned.inspector)} {words.looksAt(planned.codes.length)}
        </p>
      )}
      <Record application={application} stage={stage} words={words} />
      {stage === 'decision' && state !== 'done' && !isListed && isToBeChecked && (
        <p className="small">{words.toBeChecked(application.line.affiliate)}</p>
      )}
      {state === 'now' && describeNow(application, stage, words) !== '' && (
        <p className="small">{describeNow(application, stage, words)}</p>
      )}
    </>
  )
}

type StageProps = WhereProps & { stage: ShownStage['stage'] }

function Record({ application, stage, words }: StageProps) {
  const noted = findNoted(application, stage)
  if (noted === null) return null
  return (
    <p className="small ink-2">
      {words.notedBy(noted.by)}
      {noted.plannedAt !== null && (
        <>
          {' '}
          {words.planned} <ResidenceMoment at={noted.plannedAt} state={application.line.residence.state} />.
        </>
      )}
    </p>
  )
}

function findNoted({ interview, visits }: ApplicationAnswer, stage: ShownStage['stage']) {
  if (stage === 'interview' && interview.heldBy !== null) return { by: interview.heldBy, plannedAt: interview.at }
  const held = stage === 'visit' ? findHeld(visits) : undefined
  return held && held.heldBy !== null ? { by: held.heldBy, plannedAt: held.startsAt } : null
}

function findHeld(visits: ApplicationAnswer['visits']) {
  const isPlanned = visits.some(({ heldAt, canceledAt }) => heldAt === null && canceledAt === null)
  return isPlanned ? undefined : visits.findLast(({ heldAt }) => heldAt !== null)
}

function describeSince({ visits }: ApplicationAnswer, stage: ShownStage['stage'], words: WhereProps['words']): string {
  if (stage === 'ended') return ''
  return `${stage === 'visit' && findHeld(visits) ? words.visited : words.since} `
}

function describeNow(
  { line, visits, questions }: ApplicationAnswer,
  stage: ShownStage['stage'],
  words: WhereProps['words'],
): string {
  const isAnswered = line.answered === line.rules && questions.every(({ answeredAt }) => answeredAt !== null)
  if (stage === 'documents' && isAnswered) return words.answeredAll
  if (stage !== 'visit' || !findHeld(visits)) return words.now[stage]
  return line.toMend > 0 ? words.toMend(line.toMend) : words.mended
}
