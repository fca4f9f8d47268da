import { applicationLimits, type DecisionOutcome, outcomes } from '#domain/certification/application/application.ts'
import type { ConditionalCertificate } from '#domain/certification/overlays/overlay.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SelectField, SubmitButton, TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import type { StepProps } from './step-props.ts'

export function DecisionStep(props: StepProps) {
  const { proposal, decisionRules } = props.application
  const { notConditional } = decisionRules
  const conditional = notConditional === null ? decisionRules.conditional : null
  if (proposal) return <Proposal {...props} />
  return (
    <>
      <p>{props.words.steps.decision}</p>
      {conditional && <p className="small ink-2">{describeConditional(conditional, props.words)}</p>}
      {notConditional !== null && <p className="small ink-2">{notConditional}</p>}
      {props.application.confirmedBy === 'alliance' && <p className="bold">{props.words.steps.nobodySecond}</p>}
      <DecisionForm {...props} each={conditional ? outcomes : withoutConditional} />
    </>
  )
}

const withoutConditional = outcomes.filter((outcome) => outcome !== 'conditional')

function describeConditional(
  { name, months, extensionDays, when }: ConditionalCertificate,
  { steps }: StepProps['words'],
): string {
  const more = extensionDays === undefined ? '' : ` ${steps.extension(extensionDays)}`
  return `${steps.forATime(name, months)}${more} ${when}`
}

export function RefuseStep(props: StepProps) {
  const { application, words } = props
  if (application.proposal) return <Proposal {...props} />
  return (
    <FormFold summary={words.steps.refuse} held={{ act: 'propose' }}>
      <DecisionForm {...props} each={['refused']} />
    </FormFold>
  )
}

function DecisionForm({
  application,
  words: { steps, forms },
  each,
}: StepProps & { each: readonly DecisionOutcome[] }) {
  const isAlone = application.decisionRules.deciders === 1
  const [only] = each.length === 1 ? each : []
  const [decide, propose] = only === 'refused' ? [steps.refuseNow, steps.proposeRefusal] : [steps.decide, steps.propose]
  return (
    <DeskForm
      act="propose"
      hidden={only === undefined ? {} : { outcome: only }}
      said={steps.saidPropose}
      didNotWork={forms.didNotWork}
      className="stack stack-fill gap-3 w-40"
    >
      {only === undefined && (
        <SelectField
          name="outcome"
          label={steps.outcome}
          required
          placeholder={steps.chooseOutcome}
          options={each.map((value) => ({ value, words: steps.outcomes[value] }))}
        />
      )}
      <TextareaField
        name="reasons"
        label={steps.reasons}
        help={steps.reasonsHelp}
        rows={3}
        required
        maxLength={applicationLimits.reason}
      />
      {each.includes('conditional') && (
        <TextareaField
          name="conditions"
          label={steps.conditions}
          help={steps.conditionsHelp}
          rows={2}
          maxLength={applicationLimits.reason}
        />
      )}
      <SubmitButton variant={only === undefined ? 'primary' : 'danger'} label={isAlone ? decide : propose} />
    </DeskForm>
  )
}

function Proposal({ application, words: { steps, forms } }: StepProps) {
  const { proposal, line, side, confirmedBy } = application
  if (!proposal) return null
  const { outcome, reasons, conditions, by, isOwn } = proposal
  return (
    <div className="stack stack-fill gap-3">
      <p>
        {steps.proposal(by)}: <b>{steps.outcomes[outcome]}</b>
      </p>
      {side === 'alliance' && <p>{steps.forAlliance(line.affiliate)}</p>}
      <p className="break">{reasons}</p>
      {conditions !== '' && <p className="break">{conditions}</p>}
      {isOwn ? (
        <p className="ink-2">{confirmedBy === 'alliance' ? steps.nobodySecond : steps.waitsForSecond}</p>
      ) : (
        <ActButton
          act="confirm"
          said={steps.saidConfirm}
          didNotWork={forms.didNotWork}
          label={steps.confirm}
          about={line.residence.name}
          variant="primary"
        />
      )}
      <FormFold held={{ act: 'send-back' }} summary={isOwn ? steps.takeBack : steps.sendBack}>
        <WordsForm
          act="send-back"
          name="reason"
          label={isOwn ? steps.takeBackReason : steps.sendBackReason}
          limit={applicationLimits.reason}
          words={{
            submit: isOwn ? steps.takeBack : steps.sendBack,
            said: isOwn ? steps.saidTakeBack : steps.saidSendBack,
            didNotWork: forms.didNotWork,
          }}
        />
      </FormFold>
    </div>
  )
}

export function AppealStep({ application, words: { steps, forms } }: StepProps) {
  const { appealBy, line } = application
  return (
    <>
      <p>{appealBy === 'alliance' ? steps.goesOn.asAlliance(line.affiliate) : steps.appeal}</p>
      {(['grant', 'refuse'] as const).map((how) => {
        const submit = how === 'grant' ? steps.grant : steps.refuseAppeal
        return (
          <FormFold key={how} held={{ act: `${how}-appeal` }} summary={submit} name="appeal">
            <WordsForm
              act={`${how}-appeal`}
              name="reason"
              label={steps.reasons}
              limit={applicationLimits.reason}
              words={{ submit, said: steps.saidAppeal, didNotWork: forms.didNotWork }}
            />
          </FormFold>
        )
      })}
    </>
  )
}
