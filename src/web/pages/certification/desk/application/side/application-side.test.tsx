// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { applicationWords as words } from '#content/certification/application.ts'
import { applyingWords, feeWords } from '#content/certification/applying.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { DeskPageState } from '#tests/support/browser/desk-page-state.tsx'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { buildApplication, buildQuestion } from '#tests/support/certification/shown-application.ts'
import { Questions } from '#web/pages/certification/desk/application/rule/questions.tsx'
import { OwnApplications } from '#web/pages/certification/desk/applications/own-applications.tsx'
import { ApplicationSide, WriteToAffiliate } from './application-side.tsx'
import { Decision } from './decision.tsx'
import { NeedsYou } from './needs-you.tsx'
import { WhereItStands } from './where-it-stands.tsx'

const draw = (shown: ReactNode) => renderOnDesk('/workspace/certification/a', shown)
const drawDecision = (application: ApplicationAnswer) => draw(<Decision application={application} words={words} />)

type End = ApplicationAnswer['line']['end']
function buildEnded(end: Partial<End>, given: Partial<ApplicationAnswer>) {
  const application = buildApplication(given)
  const ended = Object.assign({ at: '2026-11-05T12:00:00.000Z', reason: '', conditions: '' }, end)
  Object.assign(application.line, { stage: 'ended', end: ended })
  return application
}

it('beside an application says what is sent before the affiliate reads it, and that it may be sent early only where answers are missing', () => {
  const application = buildApplication()
  Object.assign(application.line, { stage: 'started' })
  Object.assign(application.domains[0]?.rules[0] ?? {}, { note: 'In the binder.' })
  const show = () => {
    const given = { application, today: '2026-11-21', words, fees: feeWords }
    draw(<ApplicationSide {...given} isRuleOpen />)
    return screen.getByRole('region', { name: words.open.title })
  }
  const section = show()
  expect(within(section).getByText(words.open.early)).toBeTruthy()
  const sent = within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(sent.slice(0, 3)).toEqual(['1 of 3 answers', '1 note', '0 files'])
  expect(within(section).getByRole('button', { name: `Send it to ${application.line.affiliate}` })).toBeTruthy()
  Object.assign(application.line, { answered: 3 })
  expect(within(show()).queryByText(words.open.early)).toBeNull()
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

it('says in the list which file ends soon, or has ended, and nothing of one that is good for long', () => {
  const { line } = buildApplication()
  const at = new Date('2026-11-20T12:00:00Z')
  const show = (evidenceEndsOn: string) => {
    cleanup()
    const applications = [Object.assign({}, line, { evidenceEndsOn })]
    render(<OwnApplications applications={applications} at={at} words={applyingWords} />)
    return screen.queryByText(/^A file/)?.textContent
  }
  expect(show('2026-12-20')).toBe('A file ends on December 20, 2026')
  expect(show('2026-11-19')).toBe('A file ended on November 19, 2026')
  expect(show('2026-12-21')).toBeUndefined()
})

it('keeps the whole story of an appeal, newest first, and says who decides by when', () => {
  const application = buildApplication({
    appeal: { at: '2026-11-02T12:00:00.000Z', words: 'There is one.' },
    appealBy: 'alliance',
    appealDue: '2026-11-16T12:00:00.000Z',
    story: [
      { what: 'appealed', at: '2026-11-02T12:00:00.000Z', words: 'There is one.' },
      { what: 'refused', at: '2026-11-01T12:00:00.000Z', words: 'No exit.' },
    ],
  })
  Object.assign(application.line, { stage: 'appeal' })
  drawDecision(application)
  expect(
    screen.getByText(
      'Nobody of Arkansas Alliance may decide the appeal, so the alliance decides it. An answer is due by November 16, 2026.',
    ),
  ).toBeTruthy()
  const told = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(told()).toEqual([expect.stringContaining('There is one.'), expect.stringContaining('No exit.')])
  const end = { as: 'refused' as const, at: '2026-11-05T12:00:00.000Z', reason: 'Still none.', conditions: '' }
  Object.assign(application.line, { stage: 'ended', end })
  Object.assign(application, { appealBy: null, appealDue: null })
  application.story.unshift({ what: 'appeal_refused', at: '2026-11-05T12:00:00.000Z', words: 'Still none.' })
  drawDecision(application)
  expect(screen.getAllByText('Still none.')).toHaveLength(1)
  expect(told()).toHaveLength(2)
})

it('folds the story of an appeal that was granted: the review goes on', () => {
  const application = buildApplication({
    appeal: { at: '2026-11-02T12:00:00.000Z', words: 'There is one.' },
    story: [
      { what: 'appeal_granted', at: '2026-11-05T12:00:00.000Z', words: 'Look again.' },
      { what: 'appealed', at: '2026-11-02T12:00:00.000Z', words: 'There is one.' },
    ],
  })
  drawDecision(application)
  expect(screen.getByText('Look again.').closest('details')?.open).toBe(false)
  expect(screen.getByText(words.appeal.granted).closest('details')).toBeNull()
})

it('says until when a home is certified still whose renewal was refused', () => {
  drawDecision(buildEnded({ as: 'refused', reason: 'No log.' }, { certifiedUntil: '2027-01-31' }))
  expect(screen.getByText(words.decision.stillCertified('2027-01-31'))).toBeTruthy()
  expect(screen.queryByText(words.decision.ends.refused)).toBeNull()
})

it('says until when a certificate for a time runs, and where it stands', () => {
  const end = { as: 'conditional', reason: 'Good.', conditions: 'A rail.' } as const
  drawDecision(buildEnded(end, { certifiedUntil: '2027-05-04' }))
  expect(screen.getByText(words.decision.until('2027-05-04'))).toBeTruthy()
  expect(screen.getByText(words.decision.certificate)).toBeTruthy()
  expect(screen.queryByText(words.decision.again)).toBeNull()
})

it('says that a question was not answered before the application ended', () => {
  const question = buildQuestion()
  const application = buildApplication({ questions: [question] })
  Object.assign(application.line, { stage: 'ended' })
  const shown = { application, questions: [question], title: 'Questions', words: words.questions }
  draw(<Questions {...shown} />)
  expect(screen.getByText('Not answered')).toBeTruthy()
})

it('says on which day silence ends it, and takes a line to the affiliate', () => {
  const application = buildApplication()
  Object.assign(application.line, { silentEnd: '2027-03-08' })
  draw([
    <NeedsYou key="needs" application={application} today="2027-03-02" words={words.needs} />,
    <WriteToAffiliate key="write" application={application} words={words.write} />,
  ])
  expect(screen.getByRole('link', { name: 'It ends on March 8, 2027' }).getAttribute('href')).toBe('#write')
  expect(screen.getByRole('textbox', { name: /Message/ })).toBeTruthy()
})

it('says of a certified home that its certificate is suspended, why, and where to write', () => {
  const stopped = { as: 'suspended', on: '2026-12-01', reason: 'The alarm.' } as const
  drawDecision(buildEnded({ as: 'certified' }, { stopped }))
  expect(screen.getByText(words.decision.stopped.suspended('2026-12-01'))).toBeTruthy()
  expect(screen.getByText('The alarm.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to Arkansas Alliance' }).getAttribute('href')).toBe('#write')
  expect(screen.queryByText(words.decision.ends.certified)).toBeNull()
  expect(screen.queryByText(words.decision.certificate)).toBeNull()
})

it('says of each line since when it waits or by when, and how to go on elsewhere', () => {
  const application = buildApplication({ questions: [buildQuestion()] })
  const [mend] = application.domains[1]?.rules ?? []
  Object.assign(mend ?? {}, { answer: 'yes', finding: 'not_met', dueOn: '2027-03-31' })
  const show = () => {
    draw(<NeedsYou application={application} today="2026-11-21" words={words.needs} />)
    return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  }
  expect(show()).toEqual([
    'Answer a question about 2.F.17.bAsked on November 20, 2026.',
    'Mend 2.F.17.bSmoke alarms in place and tested. By March 31, 2027.',
    '1 rule to answerRequired. Started on November 10, 2026.',
  ])
  expect(screen.getByText(words.needs.elsewhere)).toBeTruthy()
  Object.assign(application, { certifiedUntil: '2027-01-31' })
  expect(show().at(-1)).toContain('The certificate ends on January 31, 2027.')
  Object.assign(application.line, { stage: 'interview' })
  Object.assign(application.interview, { at: '2026-12-01T17:00:00.000Z', heldAt: null })
  Object.assign(application.decisionRules, { isListed: false, isToBeChecked: false })
  expect(show()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Be there for the interviewDec 1, 11:00/),
      `${words.needs.publish}${words.needs.publishAbout}`,
    ]),
  )
})

it('says every time on the clock of the house, the same where it is drawn and where it is read', () => {
  const question = buildQuestion()
  const at = '2026-11-02T12:00:00.000Z'
  const application = buildApplication({
    questions: [question],
    messages: [{ id: 'm', words: 'Hello.', at, by: 'Dana' }],
    appeal: { at, words: 'There is one.' },
    story: [{ what: 'appealed', at, words: 'There is one.' }],
  })
  const shown = { application }
  const page = (
    <DeskPageState address="/workspace/certification/a">
      <Questions {...shown} questions={[question]} title="Questions" words={words.questions} />
      <WhereItStands application={application} words={words.stands} />
      <WriteToAffiliate {...shown} words={words.write} />
      <Decision {...shown} words={words} />
    </DeskPageState>
  )
  const times = (html: string) => html.match(/[^>]*<\/time>/g)
  const drawn = times(renderToString(page)) ?? []
  const { container } = render(page)
  expect(drawn).toEqual(times(container.innerHTML))
  expect(drawn.filter((time) => / CT<\/time>$/.test(time))).toHaveLength(5)
})

it('says after a visit that it took place, who noted it, what was planned, and what is next', () => {
  const visit = {
    id: 'v',
    startsAt: '2026-12-15T15:00:00.000Z',
    inspector: 'Sam Sample',
    codes: ['2.F.17.b'],
    heldAt: '2026-11-28T15:00:00.000Z',
    heldBy: 'Riley Sample',
    canceledAt: null,
  }
  const application = buildApplication({ visits: [visit] })
  Object.assign(application.line, { stage: 'visit', toMend: 1 })
  const show = () => {
    draw(<WhereItStands application={application} words={words.stands} />)
    return screen.getByRole('region').textContent
  }
  expect(show()).toMatch(
    /The visit was noted as done Nov 28, 2026, 9:00 am CT.*Noted by Riley Sample\. Planned for Dec 15, 9:00 am CT\./,
  )
  expect(show()).toContain('1 rule is left to mend.')
  expect(show()).not.toContain(words.stands.now.visit)
  Object.assign(application.line, { toMend: 0 })
  expect(show()).toContain(words.stands.mended)
})
