// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { messagesWords } from '#content/inquiries/messages.ts'
import type { ReceivedInquiries } from '#contract/inquiries/inquiry.ts'
import { DeskPageState } from '#tests/support/browser/desk-page-state.tsx'
import { MessageList } from '#web/pages/inquiries/message-list.tsx'

const inbox = (residences: number): ReceivedInquiries => ({
  items: [],
  next: null,
  textsGoOut: false,
  firstAnswers: { answered: 0, medianMinutes: null },
  residences: Array.from({ length: residences }, (_, at) => ({
    id: `h${at}`,
    name: `House ${at}`,
    unanswered: at,
    audiences: [],
    openBeds: null,
  })),
})
const list = (residences: number) => (
  <MessageList page={inbox(residences)} at={new Date(0)} me="me" words={messagesWords} />
)

function show(many: number, asked = '?status=mine') {
  render(<DeskPageState address={`/workspace/messages${asked}`}>{list(many)}</DeskPageState>)
}
const box = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Residence' })

it('narrows the messages of a few houses by links, and of 7 by a list', () => {
  show(6)
  expect(within(screen.getByRole('navigation', { name: 'Which house' })).getAllByRole('link')).toHaveLength(7)
  expect(box()).toBeNull()
  cleanup()
  show(7)
  expect(screen.queryByRole('navigation', { name: 'Which house' })).toBeNull()
  expect([...(box()?.options ?? [])].map(({ text }) => text).slice(0, 3)).toEqual([
    'All residences',
    'House 0',
    'House 1 (1)',
  ])
})

it('shows the messages of the house as soon as it is chosen, and keeps the rest of what is asked for', () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  show(7, '?status=mine&house=h5')
  fireEvent.change(box() as HTMLSelectElement, { target: { value: 'h3' } })
  fireEvent.change(box() as HTMLSelectElement, { target: { value: '' } })
  expect(assign.mock.calls).toEqual([['/workspace/messages?status=mine&house=h3'], ['/workspace/messages?status=mine']])
})

it('is sent by a button where there is no script', () => {
  const plain = renderToStaticMarkup(
    <DeskPageState address="/workspace/messages?status=mine&house=h3">{list(7)}</DeskPageState>,
  )
  expect(plain).toMatch(/<form [^>]*action="\/workspace\/messages"><input type="hidden" name="status" value="mine"/)
  expect(plain).toContain('<option value="h3" selected="">House 3 (3)</option>')
  expect(plain).toMatch(/<noscript><button type="submit"[^>]*>Show<\/button><\/noscript>/)
})
