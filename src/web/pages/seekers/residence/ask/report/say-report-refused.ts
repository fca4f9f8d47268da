import type { ReportWords } from '#content/seekers/residence/report.en.ts'
import { reportFields, reportProblems } from '#contract/staff/report-fields.ts'
import type { RefusedByCall, SaidRefusal } from '#web/plumbing/page.ts'
import { chooseMessage, sayFields } from '#web/plumbing/say-fields.ts'

const known = { fields: reportFields, problems: reportProblems }

export function sayReportRefused({ status, fields }: RefusedByCall, { trouble }: ReportWords): SaidRefusal {
  const said = sayFields(fields, known, (problem) => trouble.problems[problem])
  return {
    message: chooseMessage(said, trouble.title, status === 429 ? trouble.tooMany : trouble.failed),
    fields: said,
  }
}
