import type { ReactNode } from 'react'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { applicationLimits, interviewWays } from '#domain/certification/application/application.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { toLocalInput } from '#domain/language/local-moment.ts'
import { InputField, SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { useFormState } from '#web/parts/desk/form/form-state.ts'
import { SettingForm } from '#web/parts/desk/form/setting-form.tsx'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { HoldPlanned } from './hold-planned.tsx'
import type { StepProps } from './step-props.ts'

export function InterviewStep(props: StepProps) {
  const { application, words, now } = props
  const { steps, forms } = words
  const { at, how, where, sets } = application.interview
  return (
    <>
      <p>{steps.interview}</p>
      {at !== null && (
        <p>
          {steps.planned} <ResidenceMoment at={at} state={application.line.residence.state} />.{' '}
          {how !== null && `${steps.ways[how]}: ${where} `}
          <CalendarLink {...props} />
        </p>
      )}
      <DateForm
        {...props}
        act="set-interview"
        planned={at}
        dates={sets}
        label={steps.interviewAt}
        submit={steps.setInterview}
        said={steps.saidInterview}
      >
        <SelectField
          name="how"
          label={steps.how}
          required
          placeholder={steps.chooseWay}
          options={interviewWays.map((value) => ({ value, words: steps.ways[value] }))}
          start={how ?? ''}
        />
        <InputField
          name="where"
          label={steps.where}
          help={steps.whereHelp}
          required
          maxLength={applicationLimits.where}
          start={where}
        />
      </DateForm>
      <HoldPlanned
        act="hold-interview"
        startsAt={application.interview.at}
        residence={application.line.residence}
        now={now}
        said={steps.saidHeld}
        didNotWork={forms.didNotWork}
        label={steps.holdInterview}
        early={steps.early}
        variant="primary"
      />
    </>
  )
}

export function VisitStep(props: StepProps) {
  const { application, words } = props
  const { steps } = words
  const planned = application.visits.find(({ heldAt, canceledAt }) => heldAt === null && canceledAt === null)
  if (planned) return <PlannedVisit {...props} visit={planned} />
  const { conditional, notConditional } = application.decisionRules
  const isAgain = application.visits.some(({ heldAt }) => heldAt !== null)
  return (
    <>
      <p>{isAgain ? steps.visitAgain : steps.visit}</p>
      {isAgain && <ToMend application={application} words={words} />}
      {isAgain && conditional !== null && notConditional === null && <p>{steps.withConditions(conditional.name)}</p>}
      <DateForm
        {...props}
        act="set-visit"
        dates={application.visits.length}
        label={steps.visitAt}
        submit={steps.setVisit}
        said={steps.saidVisit}
      >
        <InspectorField application={application} words={words} />
      </DateForm>
    </>
  )
}

function InspectorField({ application: { inspectors }, words: { steps } }: Pick<StepProps, 'application' | 'words'>) {
  const { errors } = useFormState()
  return (
    <SelectField
      name="inspectorId"
      label={steps.inspector}
      error={errors.inspectorId ?? errors.inspector}
      required
      placeholder={steps.chooseInspector}
      options={inspectors.map(({ id, name }) => ({ value: id, words: name }))}
    />
  )
}

function ToMend({ application, words }: Pick<StepProps, 'application' | 'words'>) {
  const rules = application.domains.flatMap((domain) => domain.rules).filter(({ finding }) => finding === 'not_met')
  return (
    <ul className="ruled">
      {rules.map(({ code, title, findingWords, dueOn, remedy }) => (
        <li key={code} className="break pad-y-2">
          <SiteLink className="tap" to={`#rule-${code}`}>
            <span>
              <span className="tabular">{code}</span> {title}
            </span>
          </SiteLink>
          <p className="small">
            {findingWords} {dueOn !== null && `${words.rule.due}: ${formatMediumDay(dueOn)}.`}
          </p>
          {remedy !== '' && (
            <p className="small">
              {words.steps.saysMended(application.line.operator)} {remedy}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function CalendarLink({ application, words }: Pick<StepProps, 'application' | 'words'>) {
  return <SiteLink to={`/api/applications/${application.line.id}/dates.ics`}>{words.steps.calendar}</SiteLink>
}

type Visit = ApplicationAnswer['visits'][number]

function PlannedVisit({ application, words, now, visit }: StepProps & { visit: Visit }) {
  const { steps, forms } = words
  return (
    <>
      <p>
        {steps.planned} <ResidenceMoment at={visit.startsAt} state={application.line.residence.state} />,{' '}
        {visit.inspector}. {steps.lookAt(visit.codes.length)}. <CalendarLink application={application} words={words} />
      </p>
      <p>
        <ButtonLink to={`/affiliate/applications/${application.line.id}/visit`} variant="primary">
          {steps.checklist}
        </ButtonLink>
      </p>
      <HoldPlanned
        act="hold-visit"
        hidden={{ visitId: visit.id }}
        startsAt={visit.startsAt}
        residence={application.line.residence}
        now={now}
        said={steps.saidHoldVisit}
        didNotWork={forms.didNotWork}
        label={steps.holdVisit}
        early={steps.early}
      />
      <FormFold held={{ act: 'cancel-visit' }} summary={steps.cancelVisit}>
        <WordsForm
          act="cancel-visit"
          hidden={{ visitId: visit.id }}
          name="reason"
          label={steps.cancelReason}
          limit={applicationLimits.reason}
          words={{ submit: steps.cancelVisit, said: steps.saidCancel, didNotWork: forms.didNotWork }}
        />
      </FormFold>
    </>
  )
}

type DateFormProps = StepProps & {
  act: 'set-interview' | 'set-visit'
  label: string
  submit: string
  said: string
  /** What was planned before: whoever changes the place keeps the day. */
  planned?: string | null
  dates: number
  children: ReactNode
}

function DateForm(props: DateFormProps) {
  const { application, words, act, label, submit, said, planned = null, dates, children } = props
  const { forms, steps } = words
  const was = planned === null ? undefined : toLocalInput(new Date(planned), application.line.residence.state)
  return (
    <SettingForm
      act={act}
      shown={String(dates)}
      said={said}
      didNotWork={forms.didNotWork}
      className="fit-16 gap-3 align-end w-52"
    >
      <InputField name="startsAt" label={label} help={steps.clock} type="datetime-local" required start={was} />
      {children}
      <p className="full">
        <SubmitButton variant={act === 'set-visit' ? 'primary' : 'line'} label={submit} />
      </p>
    </SettingForm>
  )
}
