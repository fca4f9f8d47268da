// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mailingWords as words } from '#content/affiliates/mailings.ts'
import type { MailingsDesk } from '#contract/affiliates/mailings.ts'
import { DeskPageState } from '#tests/support/browser/desk-page-state.tsx'
import { MailDraft } from './mail-draft.tsx'

const mail = { subject: 'Renew in time', text: 'Please renew.' }
const desk: MailingsDesk = {
  affiliate: 'The affiliate',
  replyTo: null,
  remaining: 3,
  choices: [{ homes: '', count: 1, unmailed: 0 }],
  wanted: null,
  draft: { id: 'one', revision: 1, homes: '', ...mail },
  preview: { ...mail, offices: [{ operator: 'First Key', homes: ['Harbor'] }], left: [] },
  mailings: [],
  shown: null,
}
const show = (revision: number) => (
  <DeskPageState address="/affiliate/mails">
    <MailDraft desk={{ ...desk, draft: desk.draft && { ...desk.draft, revision } }} start={null} words={words} />
  </DeskPageState>
)
const sendButton = () => screen.queryByRole('button', { name: 'Send to 1 operator' })

it('sends nothing that was changed after the preview, until it is previewed again', () => {
  const { rerender } = render(show(1))
  expect(sendButton()).not.toBeNull()
  fireEvent.input(screen.getByLabelText('Text'), { target: { value: 'Please renew by May.' } })
  expect(sendButton()).toBeNull()
  screen.getByText(/You changed the email after this preview/)
  rerender(show(2))
  expect(sendButton()).not.toBeNull()
})
