import { type ReportWords, reportEn } from '#content/residence/report.en.ts'
import { reportEs } from '#content/residence/report.es.ts'
import { reportFields, reportProblems } from '#contract/residence/moderation/report-fields.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { reportKinds, reportLimits } from '#domain/residence/listing/page-report.ts'
import { fetchResidence } from '#web/pages/residence/listing/residence.query.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { definePage, Loaded, type PageProps, redirectTo } from '#web/plumbing/page.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { chooseMessage, sayFields } from '#web/plumbing/say-fields.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Choices } from '#web/ui/form/choices.tsx'
import { InputField, refillFields, TextareaField } from '#web/ui/form/filled-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormTrouble } from '#web/ui/form/form-trouble.tsx'
import { Trap } from '#web/ui/form/trap.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'

type Answer = { kind: 'home'; name: string; slug: string; place: string } | { kind: 'lost' | 'failed' | 'sent' }

const known = { fields: reportFields, problems: reportProblems }

const texts = { en: reportEn, es: reportEs }

/** A page of its own, so that the page of a residence carries no form that few people need. */
export default definePage<Answer>({
  async load({ params, query, fetch, refused }) {
    if (query.has('sent') && refused === null) return { kind: 'sent' } as const
    const found = await fetchResidence(params.slug ?? '', '', fetch)
    if (found.kind === 'lost') return new Loaded<Answer>({ kind: 'lost' }, { status: 404 })
    if (found.kind === 'failed') return new Loaded<Answer>({ kind: 'failed' }, { status: found.status })
    const { name, slug, city, state } = found.residence
    return { kind: 'home', name, slug, place: `${city}, ${state}` } as const
  },
  head({ data, visit }) {
    const { head, title } = texts[visit.language]
    const named = data.kind === 'home' ? head.title(data.name) : title
    return { title: named, description: head.description, path: null }
  },
  async act({ params, path, language, fetch }, { values }) {
    const body = { slug: params.slug ?? '', language, fields: values }
    await callApi('POST /api/reports', { body }, { fetch })
    return redirectTo(`${path}?sent=1`)
  },
  sayRefused({ status, fields }, { language }) {
    const { title, problems, tooMany, tooLong, failed } = texts[language].trouble
    const said = sayFields(fields, known, (problem) => problems[problem])
    const whole = status === 429 ? tooMany : status === 413 ? tooLong : failed
    return { message: chooseMessage(said, title, whole), fields: said }
  },
  show: ReportPage,
})

function ReportPage({ data, visit }: PageProps<Answer>) {
  const { language, path, params, refused } = visit
  const words = texts[language]
  return (
    <div className="wrap section-tight stack stack-fill gap-5 w-40">
      {data.kind === 'home' ? (
        <ReportForm residence={data} action={path} answered={refused} words={words} />
      ) : (
        <>
          <h1>{words[data.kind].title}</h1>
          <p className="lead">{words[data.kind].words}</p>
          {data.kind === 'sent' ? (
            <p>
              <ButtonLink to={buildSeekerPath('residence', language, params.slug ?? '')}>{words.sent.back}</ButtonLink>
            </p>
          ) : (
            <p className="row">
              {data.kind === 'failed' ? (
                <ButtonLink to={path} variant="primary">
                  {words.failed.again}
                </ButtonLink>
              ) : (
                <ButtonLink to={buildSeekerPath('search', language)} variant="primary" icon="search">
                  {words.lost.search}
                </ButtonLink>
              )}
              <ButtonLink to="/contact">{words.lost.contact}</ButtonLink>
            </p>
          )}
        </>
      )}
    </div>
  )
}

type ReportFormProps = {
  residence: { name: string; place: string }
  action: string
  answered: FormAnswer | null
  words: ReportWords
}

function ReportForm({ residence, action, answered, words }: ReportFormProps) {
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
          {...refill('kind')}
          legend={words.kind}
          options={reportKinds.map((value) => ({ value, words: words.kinds[value] }))}
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
