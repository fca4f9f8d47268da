import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import type { StepProps } from './step-props.ts'

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

export function WhoGoesOn({ application, words }: Pick<StepProps, 'application' | 'words'>) {
  const { goesOn } = words.steps
  if (isWithNobody(application)) {
    return (
      <>
        <p>{application.line.stage === 'appeal' ? goesOn.nobodyAppeal(application.line.affiliate) : goesOn.nobody}</p>
        <Invite words={words} />
      </>
    )
  }
  return <p>{describeOthers(application, words)}</p>
}

const isWithNobody = ({ side, others, line, appealBy }: ApplicationAnswer) =>
  side === 'affiliate' && others.length === 0 && (line.stage !== 'appeal' || appealBy === 'alliance')

/** Two have to decide, and if the reader steps back only one is left. */
const isLeftAlone = (others: readonly string[], { deciders }: ApplicationAnswer['decisionRules']) =>
  deciders === 2 && others.length === 1

function describeOthers(
  { line, others, side, decisionRules }: ApplicationAnswer,
  { steps: { goesOn } }: StepProps['words'],
): string {
  if (line.stage === 'appeal' && others.length === 0) return goesOn.allianceAlone
  if (line.stage === 'appeal') return goesOn.appeal(either.format([...others, goesOn.alliance]))
  if (side === 'alliance') return goesOn.review(line.affiliate)
  return isLeftAlone(others, decisionRules) ? goesOn.alone(either.format(others)) : goesOn.review(either.format(others))
}

function Invite({ words }: Pick<StepProps, 'words'>) {
  return (
    <p>
      <SiteLink className="tap bold" to="/workspace/team">
        {words.steps.goesOn.invite}
      </SiteLink>
    </p>
  )
}

export function Conflict({ application, words }: StepProps) {
  const { conflict, conflictHelp, saidConflict, goesOn } = words.steps
  return (
    <FormFold held={{ act: 'declare-conflict' }} summary={conflict}>
      <div className="stack gap-3">
        <p className="small ink-2">{conflictHelp}</p>
        {application.mayStepBack ? (
          <>
            <p className="small">{describeOthers(application, words)}</p>
            <ActButton
              act="declare-conflict"
              said={saidConflict}
              didNotWork={words.forms.didNotWork}
              label={conflict}
              about={application.line.residence.name}
              small
            />
          </>
        ) : (
          <>
            <p className="small bold">{goesOn.last}</p>
            <Invite words={words} />
          </>
        )}
      </div>
    </FormFold>
  )
}
