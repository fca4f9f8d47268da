import { type ReportChoice, reportChoices } from '#contract/residence/moderation/report-choices.ts'

export function readReportChoice(query: URLSearchParams): ReportChoice {
  return reportChoices.find((one) => one === query.get('show')) ?? 'open'
}

export function buildReportsAddress(show: ReportChoice): string {
  return show === 'open' ? '/staff/reports' : `/staff/reports?show=${show}`
}
