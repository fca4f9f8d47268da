import type { CorrectionsWords } from '#content/staff/corrections.ts'
import type { ListedCorrection } from '#contract/residence/moderation/corrections.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import '#web/parts/beds/bed-light/bed-light.css'
import '#web/parts/desk/lists/promise.css'
import { officerSettlements, reportLimits } from '#domain/residence/listing/page-report.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type CorrectionRowProps = {
  correction: ListedCorrection
  at: Date
  words: CorrectionsWords
}

export function CorrectionRow({ correction, at, words }: CorrectionRowProps) {
  const { kind, words: said, language, residence, settled, decided, isTakenByAlliance } = correction
  const isOpen = settled === null && decided === null
  return (
    <article className="stack stack-fill gap-2 pad-y-3">
      <h3 className="t-name break">
        {words.kinds[kind]}: {residence.name}
      </h3>
      <p className="as-typed break measure" lang={language}>
        {said}
      </p>
      <p className="small ink-2 break">
        {residence.city}. {language === 'es' && `${words.inSpanish}. `}
        {words.came} <Moment at={correction.receivedAt} isOfDesk />
        {isOpen && <Due dueAt={correction.dueAt} at={at} words={words} />}
      </p>
      <p className="row gap-4">
        <SiteLink className="tap bold" to={`/affiliate/homes/${residence.id}`}>
          {words.home}
        </SiteLink>
        {residence.isPublished && (
          <SiteLink className="tap bold" to={`/residences/${residence.slug}`}>
            {words.publicPage}
          </SiteLink>
        )}
      </p>
      {!isOpen && <Outcome correction={correction} words={words} />}
      {isOpen && isTakenByAlliance && <p className="small">{words.taken}</p>}
      {isOpen && !isTakenByAlliance && (
        <SettleForm id={correction.id} residence={residence.name} words={words.settle} />
      )}
    </article>
  )
}

function Due({ dueAt, at, words }: { dueAt: string; at: Date; words: CorrectionsWords }) {
  const isLate = new Date(dueAt) < useNow(at)
  const day = <Moment at={dueAt} isOfDesk />
  if (!isLate) {
    return (
      <>
        , {words.due} {day}
      </>
    )
  }
  return (
    <>
      .{' '}
      <span className="promise age" data-state="late">
        <span>
          {words.late} {day}
        </span>
      </span>
    </>
  )
}

type OutcomeProps = { correction: ListedCorrection; words: CorrectionsWords }

function Outcome({ correction: { settled, decided }, words }: OutcomeProps) {
  return (
    <>
      {settled !== null && (
        <p className="break">
          <b>{words.settled[settled.as]}</b>, <Moment at={settled.at} isOfDesk />, {settled.by}.
          {settled.words !== '' && ` ${settled.words}`}
        </p>
      )}
      {settled?.as === 'passed_up' && decided === null && <p className="small">{words.waits}</p>}
      {decided !== null && settled?.as !== decided.as && (
        <p>
          {words.decided[decided.as]}, <Moment at={decided.at} isOfDesk />.
        </p>
      )}
    </>
  )
}

type SettleFormProps = {
  id: string
  residence: string
  words: CorrectionsWords['settle']
}

function SettleForm({ id, residence, words }: SettleFormProps) {
  const options = officerSettlements.map((value) => ({ value, words: words.choices[value] }))
  return (
    <FormFold
      summary={
        <>
          {words.title}
          <VisuallyHidden>: {residence}</VisuallyHidden>
        </>
      }
      held={{ id }}
    >
      <DeskForm
        act="settle"
        hidden={{ id }}
        said={words.said}
        didNotWork={words.didNotWork}
        focusAfter="page-title"
        anchor={`as-${id}`}
        onFailed={({ status, message }) => {
          // Somebody else settled it: its row has gone, and this form with it.
          if (status === 409) showToast({ title: words.didNotWork, description: message, variant: 'destructive' })
        }}
        className="stack stack-fill gap-4 w-40"
      >
        <SelectField
          name="as"
          label={words.outcome}
          id={`as-${id}`}
          required
          placeholder={words.choose}
          options={options}
        />
        <WordsField label={words.words} help={words.wordsHelp} isOptional maxLength={reportLimits.decided} rows={2} />
        <p>
          <SubmitButton variant="primary" label={words.submit} pending={words.pending} />
        </p>
      </DeskForm>
    </FormFold>
  )
}
