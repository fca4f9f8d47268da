// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inquiryEn } from '#content/inquiries/inquiry.en.ts'
import { inquiryEs } from '#content/inquiries/inquiry.es.ts'
import { residenceEs } from '#content/residence/residence.es.ts'
import type { AskedInquiry } from '#contract/inquiries/inquiry.ts'
import { AskedInquiryView } from './asked-inquiry.tsx'

const inquiry: AskedInquiry = {
  kind: 'bed',
  residence: null,
  name: '',
  reach: '',
  answerBy: null,
  needed: null,
  message: '',
  receivedAt: '2026-11-21T21:00:00.000Z',
  readAt: null,
  answeredAt: null,
  waiting: null,
  replies: [],
}

const about = { action: '/', residencePath: null, sent: null, words: inquiryEn, ask: residenceEs.ask }

it.each([
  ['en', inquiryEn, /^Done: Sent/],
  ['es', inquiryEs, /^Hecho: Enviada/],
] as const)('what was sent is heard as done in the language of the page (%s)', (_, words, received) => {
  render(<AskedInquiryView inquiry={inquiry} {...about} words={words} />)
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(received)
})

it('does not say that a question waits which the house has answered', () => {
  const at = '2026-11-21T22:00:00.000Z'
  const answered = { ...inquiry, readAt: at, answeredAt: at }
  const { container, rerender } = render(<AskedInquiryView inquiry={answered} {...about} />)
  expect(container.textContent).not.toContain('Nobody has promised')
  expect(container.textContent).toContain('Check your texts, calls or email.')
  const replies = [{ words: 'There is room now.', at }]
  rerender(<AskedInquiryView inquiry={{ ...answered, replies }} {...about} />)
  expect(container.textContent).toContain('There is room now.')
  expect(container.textContent).not.toContain('Check your texts')
})

it('says that the house offers a bed, and not that nobody opened the question', () => {
  const waiting = { place: 5, offeredAt: '2026-11-21T22:00:00.000Z' }
  const { container } = render(<AskedInquiryView inquiry={{ ...inquiry, waiting }} {...about} />)
  expect(container.textContent).toContain(inquiryEn.waiting.offered)
  expect(container.textContent).not.toMatch(/place 5|has not opened it|Nobody has promised|Check your texts/)
  expect(screen.getAllByText(/^Done/)).toHaveLength(3)
})

it('promises nothing of who opens a correction', () => {
  render(<AskedInquiryView inquiry={{ ...inquiry, kind: 'correction' }} {...about} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('says that a correction was taken care of only when it was', () => {
  const at = '2026-11-21T22:00:00.000Z'
  const read = { ...inquiry, kind: 'correction' as const, readAt: at }
  const { container, rerender } = render(<AskedInquiryView inquiry={read} {...about} />)
  expect(container.textContent).not.toContain(inquiryEn.steps.correctionDone)
  rerender(<AskedInquiryView inquiry={{ ...read, answeredAt: at }} {...about} />)
  expect(container.textContent).toContain(inquiryEn.steps.correctionDone)
})
