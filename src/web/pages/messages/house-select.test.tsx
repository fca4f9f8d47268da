// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { messagesWords } from '#content/messages.ts'
import type { ReceivedInquiries } from '#contract/inquiry.ts'
import { MessageList } from './message-list.tsx'

afterEach(cleanup)

const inbox = (houses: number): ReceivedInquiries => ({
  ...{ items: [], next: null, firstAnswers: { answered: 0, medianMinutes: null } },
  houses: Array.from({ length: houses }, (_, at) => ({
    ...{ id: `h${at}`, name: `House ${at}`, unanswered: at, audiences: [] },
  })),
})
const list = (houses: number) => <MessageList page={inbox(houses)} me="me" words={messagesWords} refused={null} />

let houses = 0
function Inbox() {
  return (
    <>
      <output>{useLocation().search}</output>
      {list(houses)}
    </>
  )
}

function show(many: number) {
  houses = many
  const Stub = createRoutesStub([{ path: '/workspace/messages', Component: Inbox }])
  render(<Stub initialEntries={['/workspace/messages?status=waiting']} />)
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
    ...['All residences', 'House 0', 'House 1 (1)'],
  ])
})

it('shows the messages of the house as soon as it is chosen, and keeps the rest of what is asked for', async () => {
  show(7)
  fireEvent.change(box() as HTMLSelectElement, { target: { value: 'h3' } })
  await screen.findByText('?status=waiting&house=h3')
  fireEvent.change(box() as HTMLSelectElement, { target: { value: '' } })
  await screen.findByText('?status=waiting')
})

it('is sent by a button where there is no script', () => {
  const plain = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/workspace/messages?status=waiting&house=h3']}>{list(7)}</MemoryRouter>,
  )
  expect(plain).toMatch(/<form [^>]*action="\/workspace\/messages"><input type="hidden" name="status" value="waiting"/)
  expect(plain).toContain('<option value="h3" selected="">House 3 (3)</option>')
  expect(plain).toMatch(/<noscript><button type="submit"[^>]*>Show<\/button><\/noscript>/)
})
