// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { staffWords } from '#content/staff/staff.ts'
import type { MailDetail, MailPage, MailRow } from '#contract/mail/mail.ts'
import type { MailState } from '#contract/mail/mail-states.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { MailList } from './mail-screen.island.tsx'
import { OneMail } from './one-mail-screen.island.tsx'

const words = staffWords.mail
const row: MailRow = {
  id: 'e1',
  kind: 'contact-receipt',
  recipient: 'sam@home.example',
  subject: 'We have your message',
  state: 'sent',
  attempts: 1,
  maxAttempts: 14,
  nextAttemptAt: null,
  lastError: null,
  createdAt: '2026-11-20T09:00:00Z',
  sentAt: '2026-11-20T09:00:02Z',
}
const failed: MailDetail = {
  ...row,
  state: 'failed',
  attempts: 14,
  sentAt: null,
  lastError: 'The mail server could not be reached.',
  text: 'Thank you for writing.\nWe answer soon.',
  canRetry: true,
}

function show(changes: Partial<MailDetail> = {}) {
  renderOnDesk('/staff/mail/e1', <OneMail mail={{ ...failed, ...changes }} />)
}

function list(rows: MailRow[], changes: Partial<MailPage> = {}, state: MailState | null = null) {
  const page: MailPage = { rows, next: null, transport: 'files', failed: 0, ...changes }
  render(<MailList page={page} asked={{ state, kind: '', to: '' }} cursor={null} />)
}

describe('the list of outgoing mail', () => {
  it('says of each mail what it is, to whom, and where it stands', () => {
    list([row, { ...row, id: 'e2', kind: 'new-kind', state: 'queued', lastError: 'The mail server was not found.' }])
    expect(screen.getAllByRole('link', { name: 'We have your message' })[0]?.getAttribute('href')).toBe(
      '/staff/mail/e1',
    )
    expect(screen.getByText('To the writer: we have it', { selector: 'p' })).toBeTruthy()
    expect(screen.getByText('new-kind')).toBeTruthy()
    expect(screen.getAllByText('To sam@home.example')).toHaveLength(2)
    expect(screen.getByText('The mail server was not found.')).toBeTruthy()
    expect(screen.getAllByText(words.states.sent).length).toBe(2)
  })

  it('says how mail leaves', () => {
    list([])
    expect(screen.getByText(words.transport.files)).toBeTruthy()
    cleanup()
    list([], { transport: 'smtp' })
    expect(screen.getByText(words.transport.smtp)).toBeTruthy()
  })

  it('leads to the mails that gave up, and not once one is there', () => {
    list([row], { failed: 2 })
    expect(screen.getByText('2 emails could not be sent.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See why, and try again' }).getAttribute('href')).toBe(
      '/staff/mail?state=failed',
    )
    cleanup()
    list([row], { failed: 2 }, 'failed')
    expect(screen.queryByText('2 emails could not be sent.')).toBeNull()
    expect(screen.getByRole('link', { name: `${words.states.failed} 2` }).getAttribute('aria-current')).toBe('page')
  })

  it('says when there is none', () => {
    list([])
    expect(screen.getByRole('heading', { name: words.empty.title })).toBeTruthy()
  })
})

describe('a mail', () => {
  it('is shown with its text, its tries and why it has not gone', () => {
    show()
    expect(screen.getByText(/Thank you for writing/).textContent).toBe('Thank you for writing.\nWe answer soon.')
    expect(screen.getByText('14 of 14')).toBeTruthy()
    expect(screen.getByText('The mail server could not be reached.')).toBeTruthy()
  })

  it('keeps the text of a sign-in link to itself', () => {
    show({ text: null })
    expect(screen.getByText(words.confidential)).toBeTruthy()
  })

  it('is tried again on request once it has given up, and only then', async () => {
    const sent = vi.fn(async (_address: string, _init: RequestInit) =>
      Response.json({ code: 'unavailable', message: 'The database does not answer.' }, { status: 503 }),
    )
    vi.stubGlobal('fetch', sent)
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(sent.mock.lastCall?.[0]).toBe('/staff/mail/e1')
    await screen.findByText('The database does not answer.')
    show({ state: 'sent', canRetry: false })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
