// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { applicationWords as words } from '#content/desk/certification/application.ts'
import { applyingWords, feeWords } from '#content/desk/certification/applying.ts'
import { DeskPageState } from '#tests/support/browser/desk-page-state.tsx'
import { buildApplication } from '#tests/support/certification/shown-application.ts'
import { OwnApplications } from '#web/pages/desk/certification/applications/own-applications.tsx'
import { ApplicationSide } from './application-side.tsx'

afterEach(cleanup)

describe('beside an application', () => {
  it('says what is sent before the affiliate reads along', () => {
    const application = buildApplication()
    Object.assign(application.line, { stage: 'started' })
    Object.assign(application.domains[0]?.rules[0] ?? {}, { note: 'In the binder.' })
    render(
      <DeskPageState address="/workspace/certification/a">
        <ApplicationSide
          application={application}
          today="2026-11-21"
          isRuleOpen
          refused={null}
          words={words}
          fees={feeWords}
        />
      </DeskPageState>,
    )
    const sure = screen.getByText(words.open.sure).closest('details')
    if (!sure) throw new Error('Nothing asks.')
    const sent = within(sure)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent)
    expect(sent.slice(0, 3)).toEqual(['1 of 3 answers', '1 note', '0 files'])
    expect(within(sure).getByRole('button', { name: words.open.submit, hidden: true })).toBeTruthy()
  })
})

it('says in the list until when a refusal can be appealed', () => {
  const { line } = buildApplication()
  const end = { as: 'refused' as const, at: '2026-11-01T12:00:00.000Z', reason: 'No.', conditions: '' }
  Object.assign(line, { stage: 'ended', end, appealUntil: '2026-12-01T12:00:00.000Z' })
  const { rerender } = render(
    <OwnApplications applications={[line]} at={new Date('2026-11-20T12:00:00Z')} words={applyingWords} />,
  )
  expect(screen.getByText('You can appeal until December 1, 2026.')).toBeTruthy()
  rerender(<OwnApplications applications={[line]} at={new Date('2026-12-02T12:00:00Z')} words={applyingWords} />)
  expect(screen.queryByText(/You can appeal/)).toBeNull()
})
