import { type FilingWords, filingEn } from '#content/grievances/filing/filing.en.ts'
import { filingEs } from '#content/grievances/filing/filing.es.ts'
import { states } from '#content/states/slugs.ts'
import { grievanceFields, grievanceProblems } from '#contract/grievances/grievance-fields.ts'
import { buildCasePath, buildGrievancePath } from '#domain/language/language.ts'
import { spanishStateNames } from '#domain/states/spanish-state-names.ts'
import { definePage, type RefusedByCall, type SaidRefusal } from '#web/plumbing/page.ts'
import { chooseMessage, sayFields } from '#web/plumbing/say-fields.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { FilingForm } from './filing-form.tsx'
import { actOnFiling, findResidence, type ResidenceAsked } from './grievance-act.query.ts'

type Answer = { residence: ResidenceAsked; state: string; once: string }

const texts = {
  en: { words: filingEn, states: states.map(({ code, name }) => ({ value: code, words: name })) },
  es: { words: filingEs, states: states.map(({ code }) => ({ value: code, words: spanishStateNames[code] })) },
}

/** Rendered anew for each visitor: the mark of the form belongs to one of them. */
export default definePage<Answer>({
  load: async (visit) => ({
    residence: await findResidence(visit),
    state: visit.query.get('state')?.toUpperCase() ?? '',
    once: visit.refused?.values.once ?? crypto.randomUUID(),
  }),
  head({ visit: { language } }) {
    const { title, description } = texts[language].words.head
    return { title, description, path: buildGrievancePath(language) }
  },
  act: actOnFiling,
  sayRefused: (refused, { language }) => sayFilingRefused(refused, texts[language].words),
  statesOf: ({ residence, state }) => [residence.kind === 'home' ? residence.state : state],
  show({ data, visit: { language, query, refused } }) {
    const path = buildGrievancePath(language)
    const filed = refused?.status === 200 ? refused.values : null
    const action = query.size === 0 ? path : `${path}?${query}`
    return (
      <div className="wrap section-tight stack stack-fill gap-5 w-40">
        {filed === null ? (
          <FilingForm {...data} {...texts[language]} action={action} answered={refused} />
        ) : (
          <Filed filed={filed} words={texts[language].words} />
        )}
      </div>
    )
  },
})

type FiledProps = { filed: Readonly<Record<string, string>>; words: FilingWords }

function Filed({ filed: { key = '', number = '', handler = '' }, words: { filed, language } }: FiledProps) {
  return (
    <>
      <h1 tabIndex={-1} data-focus-first>
        {filed.title}
      </h1>
      <Card>
        <p className="t-h2 tabular bold break" translate="no" id="key">
          {key}
        </p>
      </Card>
      <p className="lead">{filed.keep}</p>
      <p>{filed.handler(handler)}</p>
      <p className="small ink-2">{filed.number(number)}</p>
      <p className="row gap-3 no-print">
        <Button icon="print" className="needs-script" data-print="">
          {filed.print}
        </Button>
        <ButtonLink to={buildCasePath(language)} variant="primary">
          {filed.open}
        </ButtonLink>
      </p>
    </>
  )
}

const known = { fields: grievanceFields, problems: grievanceProblems }

function sayFilingRefused({ status, fields }: RefusedByCall, { trouble }: FilingWords): SaidRefusal {
  const { title, problems, failed } = trouble
  const said = sayFields(fields, known, (problem, field) => {
    const sentence: string | Readonly<Partial<Record<string, string>>> = problems[problem]
    return typeof sentence === 'string' ? sentence : (sentence[field] ?? problems.too_long)
  })
  const whole: Partial<Record<number, string>> = { 429: trouble.tooMany, 413: trouble.tooLong, 409: trouble.conflict }
  return { message: chooseMessage(said, title, whole[status] ?? failed), fields: said }
}
