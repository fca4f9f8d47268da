import type { ReviewWords } from '#content/desk/certification/review.ts'
import type { ApplicationAnswer, ApplicationRule } from '#contract/certification/applications.ts'
import { applicationLimits } from '#domain/certification/application/application.ts'
import { standingFindings } from '#domain/certification/application/visit-findings.ts'
import { mediumDay } from '#domain/language/dates.ts'
import { EvidenceFile } from '#web/parts/desk/files/evidence-file.tsx'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { FactLine } from '#web/parts/desk/lists/fact-line.tsx'
import { VisitPhotos } from '#web/parts/desk/photos/visit-photos.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { standingOf } from './rule-state.ts'
import '#web/ui/text/lists/facts.css'

type RuleProps = {
  rule: ApplicationRule
  /** By the page's own time. */
  today: string
  application: ApplicationAnswer
  words: ReviewWords
  refused: RefusedForm | null
}

const forms = { met: 'filled', waived: 'filled', notMet: 'open', notApplicable: 'filled', toCheck: 'dashed' } as const

export function RuleReview(props: RuleProps) {
  const { rule, today, application, words } = props
  const standing = standingOf(rule)
  return (
    <Disclosure
      summary={
        <span className="grow row between tight">
          <span className="grow-18">
            <span className="small tabular ink-2">{rule.code}</span> <b>{rule.title}</b>
          </span>
          <span className="small ink-2">{rule.answer ? words.rule.answers[rule.answer] : words.rule.unanswered}</span>
          <Badge plain form={forms[standing]}>
            {words.rule[standing]}
          </Badge>
        </span>
      }
    >
      <div className="stack stack-fill gap-4">
        <Answer rule={rule} words={words} />
        <VisitPhotos photos={application.visitPhotos} rule={rule} words={words.photos} />
        {rule.files.map((file) => (
          <EvidenceFile key={file.id} file={file} words={words.evidence} today={today} />
        ))}
        {mayReview(application) && (
          <>
            <CheckForm {...props} />
            <AskForm {...props} />
            {rule.isRequired && <WaiverForms {...props} />}
          </>
        )}
      </div>
    </Disclosure>
  )
}

export function mayReview({ side, barred, line }: ApplicationAnswer): boolean {
  const isUnderReview = line.stage !== 'ended' && line.stage !== 'appeal' && line.stage !== 'started'
  return side === 'affiliate' && barred === null && isUnderReview
}

function Answer({ rule, words: { rule: words } }: Pick<RuleProps, 'rule' | 'words'>) {
  const { isRequired, detail, note, responsible, waiver, waivedBy, remedy, findingWords, dueOn } = rule
  return (
    <>
      <p className="small ink-2">
        {isRequired ? words.required : words.recommended}. {detail}
      </p>
      <dl className="facts">
        {responsible !== '' && <FactLine label={words.responsible}>{responsible}</FactLine>}
        {note !== '' && <FactLine label={words.note}>{note}</FactLine>}
        {findingWords !== '' && <FactLine label={words[standingOf(rule)]}>{findingWords}</FactLine>}
        {dueOn !== null && <FactLine label={words.due}>{mediumDay(dueOn)}</FactLine>}
        {remedy !== '' && <FactLine label={words.remedy}>{remedy}</FactLine>}
        {waivedBy !== null && <FactLine label={words.waivedBy(waivedBy)}>{waiver}</FactLine>}
      </dl>
    </>
  )
}

function CheckForm({ rule, application, words: { forms, rule: words }, refused }: RuleProps) {
  const { code, finding, findingWords, dueOn } = rule
  const standing = standingFindings(application.visitFindings, code)
  return (
    <DeskForm
      act="check"
      hidden={{ code, id: code, over: standing.map(({ id }) => id).join(' ') }}
      said={forms.saidCheck}
      didNotWork={forms.didNotWork}
      refused={refused}
      className="stack stack-fill gap-3 w-40"
    >
      {({ errors, typed, isPending }) => {
        const chosen = typed.finding ?? finding
        return (
          <>
            <fieldset className="row gap-4">
              <legend className="label mb-1">{forms.finding}</legend>
              {(['met', 'not_met'] as const).map((value) => (
                <label key={value} className="checkline">
                  <input type="radio" name="finding" value={value} required defaultChecked={chosen === value} />
                  <span>{value === 'met' ? words.met : words.notMet}</span>
                </label>
              ))}
            </fieldset>
            <Field label={forms.missing} help={forms.missingHelp} error={errors.words}>
              {(wiring) => (
                <Textarea
                  {...wiring}
                  name="words"
                  rows={2}
                  maxLength={applicationLimits.note}
                  defaultValue={typed.words ?? findingWords}
                />
              )}
            </Field>
            <Field label={forms.dueOn} error={errors.dueOn} optional>
              {(wiring) => <Input {...wiring} name="dueOn" type="date" defaultValue={typed.dueOn ?? dueOn ?? ''} />}
            </Field>
            <p>
              <Button type="submit" aria-disabled={isPending}>
                {forms.save}
              </Button>
            </p>
          </>
        )
      }}
    </DeskForm>
  )
}

function AskForm({ rule: { code }, words: { forms }, refused }: RuleProps) {
  return (
    <WordsForm
      act="ask"
      hidden={{ code }}
      refused={refused}
      label={forms.question}
      help={forms.questionHelp}
      limit={applicationLimits.question}
      words={{ submit: forms.ask, said: forms.saidAsk, didNotWork: forms.didNotWork }}
    />
  )
}

function WaiverForms({ rule: { code, waiver, title }, words: { forms }, refused }: RuleProps) {
  const form = { hidden: { code, id: code }, didNotWork: forms.didNotWork, refused }
  if (waiver !== '') {
    return (
      <ActButton {...form} act="end-waiver" said={forms.saidEndWaiver} label={forms.endWaiver} about={title} small />
    )
  }
  return (
    <Disclosure summary={forms.waive}>
      <WordsForm
        act="waive"
        hidden={{ code }}
        name="reason"
        refused={refused}
        label={forms.waiveReason}
        help={forms.waiveHelp}
        limit={applicationLimits.reason}
        words={{ submit: forms.waive, said: forms.saidWaive, didNotWork: forms.didNotWork }}
      />
    </Disclosure>
  )
}
