import { reportEn } from '#content/seekers/residence/report.en.ts'
import { reportEs } from '#content/seekers/residence/report.es.ts'
import { reportFields, reportProblems } from '#contract/staff/report-fields.ts'
import { fetchResidence } from '#web/pages/seekers/residence/residence.query.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { definePage, type Form, Loaded, type PageProps, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { chooseMessage, sayFields } from '#web/plumbing/say-fields.ts'
import { LostReport, ReportForm, SentReport } from './report-form.tsx'

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
  act: actOnReportForm,
  sayRefused({ status, fields }, { language }) {
    const { title, problems, tooMany, failed } = texts[language].trouble
    const said = sayFields(fields, known, (problem) => problems[problem])
    return { message: chooseMessage(said, title, status === 429 ? tooMany : failed), fields: said }
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
      ) : data.kind === 'sent' ? (
        <SentReport slug={params.slug ?? ''} language={language} words={words.sent} />
      ) : (
        <LostReport isFailed={data.kind === 'failed'} again={path} language={language} words={words} />
      )}
    </div>
  )
}

async function actOnReportForm({ params, path, language, fetch }: Visit, { values }: Form): Promise<Response> {
  const body = { slug: params.slug ?? '', language, fields: values }
  await callApi('POST /api/reports', { body }, { fetch })
  return redirectTo(`${path}?sent=1`)
}
