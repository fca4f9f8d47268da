import { type CaseWords, caseEn } from '#content/seekers/grievances/case.en.ts'
import { caseEs } from '#content/seekers/grievances/case.es.ts'
import { filingEn } from '#content/seekers/grievances/filing.en.ts'
import { filingEs } from '#content/seekers/grievances/filing.es.ts'
import { buildCasePath, buildGrievancePath } from '#domain/language/language.ts'
import { describePrivate } from '#web/plumbing/head/page-head.ts'
import { definePage } from '#web/plumbing/page.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { InputField } from '#web/ui/form/filled-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { actOnCase, type CaseAnswer, filesTaken, readCase } from './case-act.query.ts'
import { CaseView } from './case-view.tsx'

const texts = { en: { words: caseEn, kinds: filingEn.kinds }, es: { words: caseEs, kinds: filingEs.kinds } }

/** The key goes in the body of a form, so that no address, log or history of a browser has it. */
export default definePage<CaseAnswer>({
  load: readCase,
  statesOf: (data) => (data.kind === 'case' ? [data.found.state] : []),
  head: ({ visit: { language } }) => describePrivate(texts[language].words.head),
  act: actOnCase,
  takesFiles: filesTaken,
  show: ({ data, visit: { language, refused } }) => (
    <div className="wrap section-tight stack stack-fill gap-5 w-40">
      {data.kind === 'case' ? (
        <CaseView {...texts[language]} found={data.found} caseKey={data.key} answered={refused} />
      ) : (
        <AskForKey answered={refused} words={texts[language].words} />
      )}
    </div>
  ),
})

function AskForKey({ answered, words }: { answered: FormAnswer | null; words: CaseWords }) {
  const { language } = words
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <Form action={buildCasePath(language)} anchor="sent" className="stack stack-fill gap-4">
        <InputField
          label={words.key}
          help={words.keyHelp}
          error={answered && describeTrouble(answered, words)}
          id="case-key"
          name="key"
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={answered?.values.key}
          {...(answered !== null && { 'data-focus-first': '' })}
        />
        <div className="row">
          <Button type="submit" variant="primary">
            {words.open}
          </Button>
        </div>
      </Form>
      <p className="small ink-2">
        {words.lost} <SiteLink to={buildGrievancePath(language)}>{words.file}</SiteLink>
      </p>
    </>
  )
}

function describeTrouble({ status }: FormAnswer, words: CaseWords): string {
  if (status === 429) return words.tooMany
  if (status === 413) return words.files.problems.too_large
  return status >= 500 ? words.failed : words.noCase
}
