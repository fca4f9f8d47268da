// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { inquiryEn } from '#content/seekers/residence/inquiry.en.ts'
import { inquiryEs } from '#content/seekers/residence/inquiry.es.ts'
import { residenceEs } from '#content/seekers/residence/residence.es.ts'
import type { AskedInquiry } from '#contract/inquiries/inquiry.ts'
import { AskedInquiryView } from './asked-inquiry.tsx'

afterEach(cleanup)

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

it.each([
  ['en', inquiryEn, /^Done: Sent/],
  ['es', inquiryEs, /^Hecho: Enviada/],
] as const)('what was sent is heard as done in the language of the page (%s)', (_, words, received) => {
  render(
    <AskedInquiryView
      inquiry={inquiry}
      action="/"
      residencePath={null}
      sent={null}
      words={words}
      ask={residenceEs.ask}
    />,
  )
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(received)
})
