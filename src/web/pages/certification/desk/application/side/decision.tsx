import type { ApplicationWords } from '#content/certification/application.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { applicationLimits } from '#domain/certification/application/application.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { AppealStory } from '#web/parts/desk/lists/appeal-story.tsx'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type DecisionProps = { application: ApplicationAnswer; words: ApplicationWords }

export function Decision({ application, words }: DecisionProps) {
  const { line, appeal, appealBy, appealUntil } = application
  const { end } = line
  if (end === null && appeal === null) return null
  const story = <AppealStory application={application} words={words.story} />
  const isGranted = appeal !== null && end === null && line.stage !== 'appeal'
  return (
    <section className="box-strong pad-4 stack stack-fill gap-3" aria-labelledby="decision">
      <h2 id="decision">{words.decision.title}</h2>
      {end !== null && (
        <>
          <p>
            <b>{describeEnd(application, words.decision)}</b>{' '}
            <ResidenceMoment at={end.at} state={line.residence.state} hasYear />
          </p>
          <Stopped application={application} words={words.decision} />
          {isCertified(application) && application.certifiedUntil !== null && (
            <p>{words.decision.until(application.certifiedUntil)}</p>
          )}
          <Said label={words.decision.reasons} said={end.reason} />
          <Said label={words.decision.conditions} said={end.conditions} />
        </>
      )}
      {isGranted && <b>{words.appeal.granted}</b>}
      {appealBy !== null && <p>{describeDecider(application, words.appeal)}</p>}
      {line.stage === 'appeal' && <p>{words.appeal.waits}</p>}
      {isGranted ? <Disclosure summary={words.story.title}>{story}</Disclosure> : story}
      {appealUntil !== null && (
        <>
          <h3>{words.appeal.title}</h3>
          <p>{words.appeal.words(toLocalDay(new Date(appealUntil), line.residence.state))}</p>
          <WordsForm act="appeal" label={words.appeal.label} limit={applicationLimits.reason} words={words.appeal} />
        </>
      )}
      {end !== null && (
        <p className="row gap-4">
          {application.stopped === null && (
            <span>{isCertified(application) ? words.decision.certificate : words.decision.again}</span>
          )}
          <ButtonLink to="/workspace/certification">{words.decision.list}</ButtonLink>
        </p>
      )}
    </section>
  )
}

const isCertified = ({ line: { end } }: ApplicationAnswer) => end?.as === 'certified' || end?.as === 'conditional'

type StoppedProps = Pick<DecisionProps, 'application'> & { words: ApplicationWords['decision'] }

function Stopped({ application: { stopped, line }, words }: StoppedProps) {
  if (stopped === null) return null
  return (
    <>
      <p className="bold">{words.stopped[stopped.as](stopped.on)}</p>
      <Said label={words.why} said={stopped.reason} />
      <p>
        <SiteLink className="tap" to="#write">
          {words.write(line.affiliate)}
        </SiteLink>
      </p>
    </>
  )
}

function describeEnd(
  { line: { end }, certifiedUntil, stopped }: ApplicationAnswer,
  words: ApplicationWords['decision'],
): string {
  if (end?.as === 'refused' && certifiedUntil !== null) return words.stillCertified(certifiedUntil)
  if (stopped !== null && end?.as !== 'refused') return words.wasCertified
  return words.ends[end?.as ?? 'refused']
}

function describeDecider({ appealBy, appealDue, line }: ApplicationAnswer, words: ApplicationWords['appeal']): string {
  const who = words.decides[appealBy ?? 'affiliate'](line.affiliate)
  return appealDue === null ? who : `${who} ${words.due(toLocalDay(new Date(appealDue), line.residence.state))}`
}

function Said({ label, said }: { label: string; said: string }) {
  if (said === '') return null
  return (
    <div>
      <p className="t-label">{label}</p>
      <p className="as-typed">{said}</p>
    </div>
  )
}
