// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { applicationWords as words } from '#content/certification/application.ts'
import type { Stage } from '#domain/certification/application/application.ts'
import { DeskPageState } from '#tests/support/browser/desk-page-state.tsx'
import { buildApplication, buildQuestion } from '#tests/support/certification/shown-application.ts'
import { Decision } from '#web/pages/certification/desk/application/side/decision.tsx'
import { RuleList } from './rule-list.tsx'

function show(stage: Stage) {
  cleanup()
  const questions = [buildQuestion(), buildQuestion({ id: 'q2', code: null })]
  const appeal = { at: '2026-11-20T15:00:00.000Z', words: 'They hang there.' }
  const application = buildApplication({ questions, appeal, appealBy: stage === 'appeal' ? 'alliance' : null })
  Object.assign(application.line, { stage })
  const [, part] = application.domains
  if (!part) throw new Error('The part is missing.')
  render(
    <DeskPageState address="/workspace/certification/a">
      <Decision application={application} words={words} />
      <RuleList application={application} part={part} words={words} />
    </DeskPageState>,
  )
  return {
    goOn: screen.queryByRole('link', { name: /^Go on with/ }) !== null,
    asked: screen.queryByText(words.isAsked) !== null,
    unanswered: screen.queryByText(words.questions.unanswered) !== null,
    waits: screen.queryByText(words.appeal.waits) !== null,
  }
}

it('asks for answers where they count, and says under appeal that they do not', () => {
  expect(show('documents')).toEqual({ goOn: true, asked: true, unanswered: false, waits: false })
  expect(show('appeal')).toEqual({ goOn: false, asked: false, unanswered: true, waits: true })
  expect(screen.getByText(/^Nobody of Arkansas Alliance may decide the appeal, so the alliance/)).toBeTruthy()
  expect(show('ended')).toEqual({ goOn: false, asked: false, unanswered: true, waits: false })
})
