import type { ApplicationWords } from '#content/desk/certification/application.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
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
      <h2 id="stands">{words.title}</h2>
      <Path waypoints={waypoints} mini label={words.title} done={words.done} />
    </section>
  )
}

function StageWords({ application, shown, words }: WhereProps & { shown: ShownStage }) {
  const { stage, state, at, isPlanned } = shown
  const planned = application.visits.find(({ heldAt, canceledAt }) => heldAt === null && canceledAt === null)
  return (
    <>
      <b>{words.stages[stage]}</b>
      {at !== null && (
        <p className="small ink-2">
          {isPlanned ? `${words.planned} ` : state === 'now' && stage !== 'ended' && `${words.since} `}
          {isPlanned ? <ResidenceMoment at={at} state={application.line.residence.state} /> : <Moment at={at} />}
        </p>
      )}
      {at !== null && isPlanned && (
        <SiteLink className="tap small" to={`/api/applications/${application.line.id}/dates.ics`}>
          {words.calendar}
        </SiteLink>
      )}
      {stage === 'visit' && planned && (
        <p className="small">
          {words.by(planned.inspector)} {words.looksAt(planned.codes.length)}
        </p>
      )}
      {state === 'now' && words.now[stage] !== '' && <p className="small">{words.now[stage]}</p>}
    </>
  )
}
