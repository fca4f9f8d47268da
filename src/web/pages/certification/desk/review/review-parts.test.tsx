// @vitest-environment happy-dom

import { cleanup, render, screen, within } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { reviewWords as words } from '#content/certification/review.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import {
  buildApplication,
  buildQuestion,
  buildRule,
  buildVisit,
} from '#tests/support/certification/shown-application.ts'
import { type RefusedForm, RefusedFormContext } from '#web/parts/desk/form/refused-form.ts'
import { ApplicationRow } from './application-row.tsx'
import { Questions } from './questions.tsx'
import { RuleReview } from './rule-review.tsx'
import { splitToAccept } from './rule-state.ts'
import { MissedAct } from './steps/missed-act.tsx'
import { NextStep } from './steps/next-step.tsx'

const now = new Date('2026-11-21T12:00:00Z')

const { line, ...rest } = buildApplication({ side: 'affiliate' })
const withLine = (given: Partial<ApplicationAnswer['line']>): ApplicationAnswer =>
  Object.assign({}, rest, { line: Object.assign({}, line, given) })

const draw = (shown: ReactNode, refused: RefusedForm | null = null) =>
  renderOnDesk('/affiliate/applications/a', <RefusedFormContext value={refused}>{shown}</RefusedFormContext>)
const drawStep = (application: ApplicationAnswer, at = now) =>
  draw(<NextStep application={application} words={words} now={at} />)
const drawRule = (
  given: Pick<ComponentProps<typeof RuleReview>, 'rule'> & Partial<ComponentProps<typeof RuleReview>>,
  refused: RefusedForm | null = null,
) => draw(<RuleReview today="2026-11-21" application={withLine({})} words={words} {...given} />, refused)

function findRule() {
  const rule = rest.domains[1]?.rules[0]
  if (!rule) throw new Error('There is no rule.')
  return rule
}

function showStep(application: ApplicationAnswer) {
  drawStep(application)
  return screen.getByRole('button', { name: new RegExp(words.steps.accept) })
}

describe('the review', () => {
  it('says why an act was refused whose form is not on the page, and leaves the others to their form', () => {
    const show = (act: string, given: Partial<ApplicationAnswer>) => {
      const refused = { values: { act }, fields: {}, message: 'This is done at “Interview”.' }
      const application = Object.assign(withLine({}), given)
      draw(<MissedAct application={application} title={words.forms.didNotWork} />, refused)
      return screen.queryByText(refused.message) !== null
    }
    const proposal = { outcome: 'certified', reasons: 'All met.', conditions: '', by: 'June', isOwn: true } as const
    expect([show('hold-interview', {}), show('confirm', { proposal })]).toEqual([true, true])
    expect([show('accept', {}), show('check', {}), show('send-back', { proposal })]).toEqual([false, false, false])
    const atVisit = { line: Object.assign({}, line, { stage: 'visit' as const }) }
    const planned = Object.assign({ visits: [buildVisit()] }, atVisit)
    expect([show('set-visit', planned), show('set-visit', atVisit)]).toEqual([true, false])
  })

  it('accepts documents by a strong button once every rule is answered, and says before how many are not', () => {
    expect(showStep(withLine({})).className).not.toContain('btn-primary')
    expect(screen.getByText(/^Not answered yet: 2\.F\.17\.b, 2\.F\.17\.c\. Each required rule/)).toBeTruthy()
    const domains = rest.domains.map((part) =>
      Object.assign({}, part, { rules: part.rules.map((rule) => Object.assign({}, rule, { answer: 'yes' as const })) }),
    )
    expect(showStep(Object.assign(withLine({}), { domains })).className).toContain('btn-primary')
    expect(screen.queryByText(/Not answered yet/)).toBeNull()
    const asked = Object.assign(withLine({}), { domains, questions: [buildQuestion()] })
    expect(showStep(asked).className).not.toContain('btn-primary')
    expect(screen.getByText('1 question waits for an answer first.')).toBeTruthy()
  })

  it('does not call optional what is missing of a rule, and says of a file that ended by the time of the page', () => {
    const file = {
      id: 'f',
      kind: 'pdf' as const,
      title: 'Alarm log',
      name: 'log.pdf',
      size: 1,
      state: 'clean' as const,
      refusal: null,
      endsOn: '2026-03-01',
      addedAt: '2026-01-01T12:00:00.000Z',
      addedBy: 'Dana',
      mayRemove: false,
    }
    const rule = buildRule({ files: [file] })
    drawRule({ rule, today: '2026-03-02' })
    const label = screen.getByText(words.forms.missing, { exact: false, selector: 'label, label *' })
    expect(label.closest('div')?.textContent).not.toMatch(/optional/i)
    expect(screen.getAllByText(words.evidence.ended('2026-03-01'))).toHaveLength(2)
    drawRule({ rule, today: '2026-02-01' })
    expect(screen.getAllByText('Ends soon: good until Mar 1, 2026.')).toHaveLength(2)
  })

  it('opens the rule that was sent without script again, and says what became of it', () => {
    const show = (done: string | null) => {
      const { container } = drawRule({ rule: buildRule({}), done })
      return [container.querySelector('details')?.open, container.querySelector('.notice')?.textContent]
    }
    expect([null, 'check', 'waive', 'toString'].map(show)).toEqual([
      [false, undefined],
      [true, words.forms.saidCheck],
      [true, words.forms.saidWaive],
      [true, undefined],
    ])
  })

  it('accepts at once only what has the file it wants, and counts the others', () => {
    const file = { refusal: null } as ApplicationAnswer['domains'][number]['rules'][number]['files'][number]
    const yes = (code: string, more: Parameters<typeof buildRule>[0]) => buildRule({ code, answer: 'yes', ...more })
    const rules = [
      yes('a', { evidence: ['log', 'interview'], files: [file] }),
      yes('b', { evidence: ['log'] }),
      yes('c', { evidence: ['document'], files: [Object.assign({}, file, { refusal: 'A virus.' })] }),
      yes('d', { evidence: ['interview'] }),
      yes('e', { evidence: ['on_site'], files: [file] }),
      buildRule({ code: 'f', answer: 'not_yet', files: [file] }),
    ]
    const { shown, leftOut } = splitToAccept(rules)
    expect([shown.map(({ code }) => code), leftOut]).toEqual([['a'], 2])
  })

  it('says in the row of an application that a proposal waits', () => {
    const application = withLine({ stage: 'decision', isProposed: true }).line
    render(<ApplicationRow application={application} now={now} words={words.queue} />)
    expect(within(screen.getByRole('article')).getByText(words.queue.next.proposed)).toBeTruthy()
  })

  it('says in the row what is next after everything was mended', () => {
    const show = (isVisited: boolean) => {
      cleanup()
      const { line: application } = withLine({ stage: 'visit', toMend: 0, questions: 0, visitAt: null, isVisited })
      render(<ApplicationRow application={application} now={now} words={words.queue} />)
      return screen.getByRole('article').textContent
    }
    expect(show(true)).toContain(words.queue.next.mended)
    expect(show(false)).toContain(words.queue.next.visit)
  })

  it('asks whoever is alone to invite somebody before they step back, and names who would be left', () => {
    const accept = showStep(withLine({}))
    expect(accept).toBeTruthy()
    expect(screen.getByText(words.steps.goesOn.last)).toBeTruthy()
    expect(screen.getByRole('link', { name: words.steps.goesOn.invite, hidden: true }).getAttribute('href')).toBe(
      '/workspace/team',
    )
    expect(screen.queryByRole('button', { name: /conflict/, hidden: true })).toBeNull()
    showStep(Object.assign(withLine({}), { others: ['Ruth', 'Bo'], mayStepBack: true }))
    expect(screen.getByText('Ruth or Bo goes on with the review.')).toBeTruthy()
    expect(screen.getByRole('button', { name: /conflict/, hidden: true })).toBeTruthy()
  })

  it('says who goes on where it is not theirs', () => {
    const next = (given: Partial<ApplicationAnswer>, line: Partial<ApplicationAnswer['line']> = {}) => {
      drawStep(Object.assign(withLine(line), given))
      return screen.getByRole('region').textContent
    }
    expect(next({ barred: 'conflict', others: ['Ruth'] })).toMatch(/Ruth goes on with the review/)
    expect(next({ barred: 'conflict' })).toMatch(/Nobody else of your team/)
    expect(next({ side: 'alliance' })).toMatch(/Arkansas Alliance goes on with the review/)
    const alone = next({ barred: 'decided', appealBy: 'alliance' }, { stage: 'appeal' })
    expect(alone).toMatch(/Nobody of Arkansas Alliance may decide this appeal, so the alliance decides it/)
    expect(screen.getByRole('link', { name: words.steps.goesOn.invite })).toBeTruthy()
    expect(next({ side: 'alliance', appealBy: 'alliance' }, { stage: 'appeal' })).toMatch(
      /Nobody of Arkansas Alliance may decide this appeal/,
    )
  })

  it('asks before a visit is done before its day, and on its day does not', () => {
    const visit = buildVisit({ startsAt: '2026-12-15T15:00:00.000Z', inspector: 'Sam Sample', codes: ['2.F.17.b'] })
    const boxes = (at: string) => {
      drawStep(Object.assign(withLine({ stage: 'visit' }), { visits: [visit] }), new Date(at))
      return screen.queryAllByRole('checkbox').length
    }
    expect([boxes('2026-12-14T20:00:00Z'), boxes('2026-12-15T13:00:00Z')]).toEqual([1, 0])
  })

  it('comes back without script with its rule open, what was said, and why it was not taken', () => {
    const rule = findRule()
    // As the server gives it back: without the field named code.
    const values = { act: 'check', id: rule.code, finding: 'not_met', words: '', dueOn: '2027-01-31', over: '' }
    const was = JSON.stringify({ finding: [''], words: [''], dueOn: [''] })
    const refused = { values: { ...values, was }, fields: { words: 'Say what is missing.' }, message: 'No.' }
    drawRule({ rule }, refused)
    expect(screen.getByText(rule.title).closest('details')?.open).toBe(true)
    expect(screen.getByText('Say what is missing.').closest('form')?.action).toContain(`#rule-${rule.code}`)
    expect(screen.getByRole('radio', { name: words.rule.notMet })).toHaveProperty('checked', true)
    expect(screen.getByDisplayValue('2027-01-31')).toBeTruthy()
  })

  it('has the questions about a rule at that rule', () => {
    const application = Object.assign(withLine({}), {
      questions: [buildQuestion(), buildQuestion({ id: 'other', code: null, words: 'Who is there?' })],
    })
    const rule = findRule()
    drawRule({ rule, application })
    expect(screen.getByText('Which alarm is missing?')).toBeTruthy()
    expect(screen.queryByText('Who is there?')).toBeNull()
  })

  it('tells the others who stepped back', () => {
    drawStep(Object.assign(withLine({}), { steppedBack: ['Riley'] }))
    expect(screen.getByText('Riley stepped back: conflict of interest.')).toBeTruthy()
  })

  it('says of a question that waits no longer that it was not answered', () => {
    const show = (stage: 'documents' | 'ended') => {
      const application = Object.assign(withLine({ stage }), { questions: [buildQuestion()] })
      draw(<Questions application={application} words={words} />)
    }
    show('documents')
    expect(screen.getByText('Waits for an answer')).toBeTruthy()
    show('ended')
    expect(screen.getByText('Not answered')).toBeTruthy()
    expect(screen.queryByText('Waits for an answer')).toBeNull()
  })

  it('does not call the conditions of a certificate optional, and says when they are required', () => {
    const conditional = { name: 'provisional', months: 6, when: 'For a test.' }
    const decisionRules = Object.assign({}, rest.decisionRules, { conditional })
    drawStep(Object.assign(withLine({ stage: 'decision' }), { decisionRules }))
    const conditions = screen.getByRole('textbox', { name: /^Conditions/ })
    expect(conditions.closest('div')?.textContent).not.toMatch(/optional/i)
    expect(screen.getByText(/^Required for “Certify with conditions”/)).toBeTruthy()
  })

  it('marks in the queue what somebody stepped back from', () => {
    const application = withLine({ isSteppedBack: true }).line
    render(<ApplicationRow application={application} now={now} words={words.queue} />)
    expect(screen.getByText(words.queue.next.steppedBack)).toBeTruthy()
  })
})
