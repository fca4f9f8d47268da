import type { ReportWords } from '#content/seekers/residence/report.en.ts'
import { reportFields } from '#contract/staff/report-fields.ts'
import { buildSeekerPath, type Language } from '#domain/language/language.ts'
import { reportKinds, reportLimits } from '#domain/listing/page-report.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Choices } from '#web/ui/form/choices.tsx'
import { InputField, refillFields, TextareaField } from '#web/ui/form/filled-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormTrouble } from '#web/ui/form/form-trouble.tsx'
import { Trap } from '#web/ui/form/trap.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'

type ReportFormProps = {
  residence: { name: string; place: string }
  action: string
  answered: FormAnswer | null
  words: ReportWords
}

/** A plain post: it works the same with and without script. */
export function ReportForm({ residence, action, answered, words }: ReportFormProps) {
  const refill = refillFields('report', answered)
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead(residence.name, residence.place)}</p>
      <p>
        <b>{words.danger}</b> {words.fix}
      </p>
      <TitledSection titleId="readers" title={words.readers.title} titleClass="t-strong" className="stack gap-2">
        {words.readers.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </TitledSection>
      {answered && <FormTrouble title={words.trouble.title} trouble={answered} order={reportFields} prefix="report" />}
      <Form action={action} anchor="sent" className="stack stack-fill gap-5">
        <Choices
          name="kind"
          id="report-kind"
          legend={words.kind}
          options={reportKinds.map((value) => ({ value, words: words.kinds[value] }))}
          chosen={answered?.values.kind}
          error={answered?.fields.kind}
        />
        <TextareaField
          {...refill('message')}
          label={words.message}
          help={words.messageHelp}
          rows={5}
          required
          maxLength={reportLimits.words}
        />
        <InputField
          {...refill('email')}
          label={words.email}
          optional={words.optional}
          help={words.emailHelp}
          type="email"
          autoComplete="email"
          maxLength={reportLimits.email}
        />
        <Trap label={words.trap} id="report-more" />
        <p className="small quiet">{words.kept}</p>
        <div className="row">
          <Button type="submit" variant="primary">
            {words.submit}
          </Button>
        </div>
      </Form>
    </>
  )
}

type SentReportProps = { slug: string; language: Language; words: ReportWords['sent'] }

export function SentReport({ slug, language, words }: SentReportProps) {
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.words}</p>
      <p>
        <ButtonLink to={buildSeekerPath('residence', language, slug)}>{words.back}</ButtonLink>
      </p>
    </>
  )
}

type LostReportProps = { isFailed: boolean; again: string; language: Language; words: ReportWords }

export function LostReport({ isFailed, again, language, words: { lost, failed } }: LostReportProps) {
  return (
    <>
      <h1>{isFailed ? failed.title : lost.title}</h1>
      <p className="lead">{isFailed ? failed.words : lost.words}</p>
      <p className="row">
        {isFailed ? (
          <ButtonLink to={again} variant="primary">
            {failed.again}
          </ButtonLink>
        ) : (
          <ButtonLink to={buildSeekerPath('search', language)} variant="primary" icon="search">
            {lost.search}
          </ButtonLink>
        )}
        <ButtonLink to="/contact">{lost.contact}</ButtonLink>
      </p>
    </>
  )
}
