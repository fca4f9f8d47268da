// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { applicationWords as words } from '#content/certification/application.ts'
import type { ApplicationRule } from '#contract/certification/applications.ts'
import { bothChanged } from '#domain/certification/application/answering/seen.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { buildApplication, buildQuestion } from '#tests/support/certification/shown-application.ts'
import { findPlace } from '#web/pages/certification/desk/application/rules-way.ts'
import { RuleForm } from './rule-form.tsx'
import { RulePart } from './rule-part.tsx'

const application = buildApplication()
const { id } = application.line
const address = `/workspace/certification/${id}?rule=2.F.17.b`
const reread = vi.fn(async () => undefined)
let sent: { to: string; body: unknown }[]
let answers: (() => Response | Error)[]

beforeEach(() => {
  vi.useFakeTimers()
  reread.mockClear()
  sent = []
  answers = []
  vi.stubGlobal('fetch', async (to: string, { body }: { body: string | URLSearchParams }) => {
    sent.push({ to, body: typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(body) })
    const answer = answers.shift()?.() ?? Response.json({ done: true })
    if (answer instanceof Error) throw answer
    return answer
  })
})

function show(rule: Partial<ApplicationRule> = {}) {
  const place = findPlace(application, '2.F.17.b')
  if (!place) throw new Error('The rule is missing.')
  Object.assign(place.rule, { note: '' }, rule)
  renderOnDesk(
    address,
    <RuleForm
      id="form"
      application={application}
      place={place}
      team={['Marcus Bell']}
      words={words}
      onSending={vi.fn()}
    />,
    reread,
  )
}
const status = () => screen.getByRole('status').textContent
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const note = () => screen.getByLabelText(/^Note/)

describe('the form of a rule', () => {
  it('saves an answer at once and reads the counts anew, and words after a pause', async () => {
    show()
    fireEvent.click(screen.getByLabelText(words.answers.not_yet))
    await wait(0)
    const was = JSON.stringify({ answer: ['', 'not_yet'], note: [''], responsible: [''] })
    const body = { act: 'answer', code: '2.F.17.b', answer: 'not_yet', note: '', responsible: '', was }
    expect([sent, status()]).toEqual([[{ to: `/api/applications/${id}/acts`, body }], words.saving.saved])
    expect(reread).toHaveBeenCalledTimes(1)
    fireEvent.input(note(), { target: { value: 'Six alarms.' } })
    await wait(100)
    expect(sent).toHaveLength(1)
    await wait(1_000)
    expect(sent.at(-1)?.body).toMatchObject({ answer: 'not_yet', note: 'Six alarms.' })
    expect(reread).toHaveBeenCalledTimes(1)
  })

  it('says calmly that the line is lost, and sends it when the line is back', async () => {
    answers = [() => new TypeError('Failed to fetch')]
    show()
    fireEvent.input(note(), { target: { value: 'Six alarms.' } })
    await wait(1_000)
    expect(status()).toBe(words.saving.lost)
    expect(note()).toHaveProperty('value', 'Six alarms.')
    act(() => void dispatchEvent(new Event('online')))
    await wait(0)
    expect([sent.length, status()]).toEqual([2, words.saving.saved])
  })

  it('reads the application again where somebody was faster, and says what they did', async () => {
    const message = 'The application is at “Decision”.'
    answers = [() => Response.json({ code: 'conflict', message }, { status: 409 })]
    show()
    fireEvent.click(screen.getByLabelText(words.answers.yes))
    await wait(0)
    expect([status(), reread.mock.calls.length]).toEqual([message, 1])
  })

  it('shows what somebody else wrote where both wrote, and saves what is chosen', async () => {
    const refusal = { code: 'conflict', message: 'Changed.', fields: { note: bothChanged } }
    answers = [() => Response.json(refusal, { status: 409 })]
    show({ note: 'Seven alarms.' })
    fireEvent.input(note(), { target: { value: 'Six alarms.' } })
    await wait(1_000)
    expect(screen.getByText('Seven alarms.', { selector: '.as-typed' })).toBeTruthy()
    expect([screen.getAllByText(words.disputed.title).length, screen.queryByText(refusal.message)]).toEqual([1, null])
    expect([note()].map((field) => [field.getAttribute('aria-invalid'), (field as HTMLInputElement).value])).toEqual([
      ['true', 'Six alarms.'],
    ])
    fireEvent.click(screen.getByLabelText(new RegExp(`^${words.disputed.theirs}`)))
    await wait(0)
    expect(note()).toHaveProperty('value', 'Seven alarms.')
    expect(sent.at(-1)?.body).toMatchObject({
      note: 'Seven alarms.',
      was: expect.stringContaining('["Seven alarms."]'),
    })
    expect([screen.queryByText(words.disputed.title), status()]).toEqual([null, words.saving.saved])
  })

  it('shows what the listing says and sends nothing of it until it is taken over, under what was typed', async () => {
    show({ answer: null, listed: { words: '6 beds for women', isYes: true } })
    fireEvent.input(note(), { target: { value: 'In the binder.' } })
    await wait(1_000)
    expect([screen.getByText('6 beds for women').textContent, sent.length]).toEqual([
      'Your listing says: 6 beds for women',
      1,
    ])
    expect(sent[0]?.body).toMatchObject({ answer: null, note: 'In the binder.' })
    fireEvent.click(screen.getByRole('button', { name: words.listed.useYes }))
    await wait(0)
    expect(sent.at(-1)?.body).toMatchObject({ answer: 'yes', note: 'In the binder.\n6 beds for women' })
    expect([screen.queryByText('6 beds for women'), document.activeElement]).toEqual([null, note()])
  })

  it('sends what is not saved yet when the page is left', async () => {
    show()
    fireEvent.input(note(), { target: { value: 'Half a sen' } })
    act(() => void dispatchEvent(new Event('pagehide')))
    await wait(2_000)
    expect(sent.map(({ body }) => body)).toMatchObject([{ note: 'Half a sen' }])
  })

  it('leads to the heading of the next rule by a button below evidence and questions, and names each field once', () => {
    const question = buildQuestion()
    const asked = buildApplication({ questions: [question] })
    const place = findPlace(asked, '2.F.17.b')
    if (!place) throw new Error('The rule is missing.')
    const given = { application: asked, place, level: 'Level II', team: [], words }
    renderOnDesk(address, <RulePart {...given} today="2026-11-21" standardUrl="https://narr.example" />, reread)
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next: 2.F.17.c' })
    const isBefore = (one: HTMLElement) => one.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING
    for (const one of [screen.getByText(words.evidence.title), screen.getByText(question.words)]) {
      expect(isBefore(one)).toBeTruthy()
    }
    expect(next.form?.querySelector('textarea')?.name).toBe('note')
    expect(screen.getAllByLabelText('Your answer')).toHaveLength(1)
    expect(screen.getByText('Your team and the reviewers of Arkansas Alliance read this.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
      `/workspace/certification/${id}?rule=1.A.1.a#rule-title`,
    )
    expect(screen.getByRole('heading', { level: 3, name: place.rule.title })).toMatchObject({
      id: 'rule-title',
      tabIndex: -1,
    })
  })
})
