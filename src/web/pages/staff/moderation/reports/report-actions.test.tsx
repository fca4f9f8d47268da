import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { reportsWords } from '#content/staff/moderation.ts'
import type { ReportDetail } from '#contract/residence/moderation/reports.ts'
import { DeskPageState } from '#tests/support/browser/desk-page-state.tsx'
import { ReportActions } from './report-actions.tsx'

const report = {
  mayDecide: true,
  decided: null,
  takenBy: null,
  kind: 'other',
  listing: { isHidden: true },
  affiliate: null,
  settled: null,
  sharedWithAffiliate: null,
} as unknown as ReportDetail

const said = (email: string, rest: Partial<ReportDetail> = {}) =>
  renderToStaticMarkup(
    <DeskPageState address="/staff/reports/one">
      <ReportActions report={{ ...report, email, ...rest }} me="me" words={reportsWords} />
    </DeskPageState>,
  )

it('promises an answer only to whoever left an address', () => {
  expect(said('robin@example.org')).toContain('is told that somebody looked into it')
  expect(said('')).not.toContain('is told that somebody looked into it')
  expect(said('')).toContain('nobody is told')
})

it('says whether an affiliate reads it too, and offers to pass on only what none has', () => {
  const affiliate = 'The Affiliate'
  expect(said('', { affiliate })).toContain('For the alliance alone')
  expect(said('', { affiliate })).toContain('Pass it on')
  const shared = said('', { affiliate, sharedWithAffiliate: affiliate })
  expect(shared).toContain('The Affiliate has it on its desk too')
  expect(shared).not.toContain('Pass it on')
})
