// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { reviewWords as words } from '#content/certification/review.ts'
import type { ApplicationRule } from '#contract/certification/applications.ts'
import { bothChanged } from '#domain/certification/application/answering/seen.ts'
import { DeskPageState } from '#tests/support/browser/desk-page-state.tsx'
import { buildApplication, buildRule } from '#tests/support/certification/shown-application.ts'
import { FormWayContext, type SendForm } from '#web/ui/form/form-way.ts'
import { CheckForm, WaiverForms } from './rule-check.tsx'

const application = buildApplication({ side: 'affiliate' })
const message = 'Somebody else changed this while you did.'
const refuse = (fields: Record<string, string>) => ({ kind: 'failed', status: 409, message, fields }) as const
const done = { kind: 'done', next: '/affiliate' } as const

function show(Form: typeof CheckForm, later: Partial<ApplicationRule>, answers: Awaited<ReturnType<SendForm>>[]) {
  const sent: Record<string, FormDataEntryValue>[] = []
  const send: SendForm = async (_, typed) => {
    sent.push(Object.fromEntries(typed))
    return answers.shift() ?? done
  }
  function Page() {
    const [rule, setRule] = useState(buildRule({ note: '', findingWords: '' }))
    const reread = async () => setRule((one) => Object.assign({}, one, later))
    return (
      <DeskPageState address="/affiliate/applications/a" reread={reread}>
        <FormWayContext value={{ send, goTo: vi.fn() }}>
          <Form rule={rule} application={application} words={words} />
        </FormWayContext>
      </DeskPageState>
    )
  }
  render(<Page />)
  return sent
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))

describe('a rule that two reviewers check', () => {
  it('sends what the page showed, shows what the other saved, and sends what was chosen', async () => {
    const later = { finding: 'not_met', findingWords: 'One is missing.', dueOn: '2031-03-31' } as const
    const sent = show(CheckForm, later, [refuse({ finding: bothChanged, words: bothChanged })])
    fireEvent.click(screen.getByLabelText(words.rule.met))
    press(words.forms.save)
    await screen.findByText(words.disputed.title)
    const was = JSON.stringify({ finding: [''], words: [''], dueOn: [''] })
    expect(sent[0]).toMatchObject({ act: 'check', finding: 'met', was })
    expect(screen.getByText('One is missing.')).toBeTruthy()
    const [theirs] = screen.getAllByLabelText(/^Keep what they saved/)
    if (theirs) fireEvent.click(theirs)
    press(words.forms.save)
    await vi.waitFor(() => expect(screen.queryByText(words.disputed.title)).toBeNull())
    const saved = { finding: 'not_met', words: 'One is missing.', dueOn: '2031-03-31' }
    expect(sent[1]).toMatchObject({ keep_finding: 'theirs', theirs: JSON.stringify(saved), was })
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(words.forms.save))
    press(words.forms.save)
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    expect(JSON.parse(String(sent[2]?.was))).toEqual({
      finding: ['not_met'],
      words: ['One is missing.'],
      dueOn: ['2031-03-31'],
    })
  })

  it('keeps the reason that was typed where somebody else waived the rule meanwhile', async () => {
    const sent = show(WaiverForms, { waiver: 'New house.', waivedBy: 'Ruth' }, [refuse({ reason: bothChanged })])
    fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: 'Built like this.' } })
    press(words.forms.waive)
    await screen.findByText('New house.')
    expect(sent[0]).toMatchObject({ reason: 'Built like this.', was: JSON.stringify({ reason: [''] }) })
    expect(screen.getByRole('textbox', { hidden: true })).toHaveProperty('value', 'Built like this.')
  })
})
