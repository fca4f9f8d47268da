import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { isAnswered } from '#domain/certification/application/application-case.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { AppealStory } from '#web/parts/desk/lists/appeal-story.tsx'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { InterviewStep, VisitStep } from './dated-steps.tsx'
import { AppealStep, DecisionStep, RefuseStep } from './decision-step.tsx'
import type { StepProps } from './step-props.ts'
import { Conflict, WhoGoesOn } from './who-goes-on.tsx'

export function NextStep(props: StepProps) {
  const { application, words } = props
  const { barred, line, side } = application
  if (line.end) return <Ended {...props} />
  const isAppeal = line.stage === 'appeal'
  const isTheirs = barred === null && (side === 'affiliate' || isAppeal || isToConfirm(application))
  // Whoever decides an appeal reads first what came before it.
  const story = <AppealStory application={application} words={words.story} />
  return (
    <section className="stack stack-fill gap-4 w-52" aria-labelledby="next">
      <h2 id="next">{words.steps.title}</h2>
      {isAppeal && story}
      {!isAppeal && <Unlisted application={application} words={words.steps.unlisted} />}
      {isTheirs && !isProposedEarly(application) && <Step {...props} />}
      {isTheirs && !isAppeal && line.stage !== 'decision' && <RefuseStep {...props} />}
      {!isTheirs && <WhoGoesOn application={application} words={words} />}
      {application.steppedBack.map((name) => (
        <p key={name} className="small ink-2">
          {words.steps.steppedBack(name)}
        </p>
      ))}
      {barred === null && <Conflict {...props} />}
      {!isAppeal && story}
    </section>
  )
}

type UnlistedProps = Pick<StepProps, 'application'> & { words: StepProps['words']['steps']['unlisted'] }

function Unlisted({ application: { decisionRules }, words }: UnlistedProps) {
  if (decisionRules.isListed) return null
  if (!decisionRules.isToBeChecked) return <p className="bold">{words.hidden}</p>
  return (
    <p>
      <b>{words.toCheck}</b> <SiteLink to="/workspace/claims">{words.check}</SiteLink>
    </p>
  )
}

const isToConfirm = ({ proposal, confirmedBy }: ApplicationAnswer) => proposal !== null && confirmedBy === 'alliance'

/** A refusal that waits for its second person: until then nothing else goes on. */
const isProposedEarly = ({ proposal, line: { stage } }: ApplicationAnswer) =>
  proposal !== null && stage !== 'decision' && stage !== 'appeal'

function Step(props: StepProps) {
  const { application, words } = props
  switch (application.line.stage) {
    case 'started':
    case 'ended':
      return null
    case 'documents': {
      const { codes, asked, unchecked } = listMissing(application)
      return (
        <>
          <p>{words.steps.documents}</p>
          {codes.length > 0 && <p className="bold">{words.steps.unanswered(codes)}</p>}
          {asked > 0 && <p className="bold">{words.steps.asked(asked)}</p>}
          {codes.length + asked === 0 && unchecked > 0 && <p>{words.steps.unchecked(unchecked)}</p>}
          <ActButton
            act="accept"
            said={words.steps.saidAccept}
            didNotWork={words.steps.notAccepted}
            label={words.steps.accept}
            about={application.line.residence.name}
            variant={codes.length + asked > 0 ? 'line' : 'primary'}
          />
        </>
      )
    }
    case 'interview':
      return <InterviewStep {...props} />
    case 'visit':
      return <VisitStep {...props} />
    case 'decision':
      return <DecisionStep {...props} />
    case 'appeal':
      return <AppealStep {...props} />
  }
}

function listMissing({ domains, questions }: ApplicationAnswer) {
  const rules = domains.flatMap((part) => part.rules)
  const missing = rules.filter((rule) => rule.isRequired && !isAnswered(rule))
  return {
    codes: missing.map(({ code }) => code),
    asked: questions.filter(({ answeredAt }) => answeredAt === null).length,
    unchecked: rules.filter(
      ({ isRequired, evidence, finding, waiver }) =>
        (isRequired || evidence.includes('on_site')) && finding === null && waiver === '',
    ).length,
  }
}

function Ended({ application, words }: StepProps) {
  const { line } = application
  if (!line.end) return null
  const { as, at, reason, conditions } = line.end
  return (
    <section className="stack gap-2 w-52" aria-labelledby="next">
      <h2 id="next">{words.queue.ends[as]}</h2>
      <p className="small ink-2">
        <ResidenceMoment at={at} state={line.residence.state} hasYear />
      </p>
      {(as === 'certified' || as === 'conditional') && (
        <p>
          <SiteLink
            className="tap bold"
            to={`/affiliate/homes?${new URLSearchParams({ show: 'certified', find: line.residence.name })}`}
          >
            {words.steps.seeCertificate}
          </SiteLink>
        </p>
      )}
      {reason !== '' && <p>{reason}</p>}
      {conditions !== '' && (
        <p>
          <b>{words.steps.conditions}: </b>
          {conditions}
        </p>
      )}
      <AppealStory application={application} words={words.story} />
    </section>
  )
}
