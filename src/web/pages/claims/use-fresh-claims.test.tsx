// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { fakeEventSource } from '#tests/support/live/fake-event-source.ts'
import { useFreshClaims } from './use-fresh-claims.ts'

let sources: ReturnType<typeof fakeEventSource>
const reread = vi.fn(() => Promise.resolve())

function Claims() {
  useFreshClaims(true)
  return <textarea aria-label="Reason" />
}

const soon = () => act(() => vi.advanceTimersByTimeAsync(400))

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sources = fakeEventSource()
  renderOnDesk('/workspace/claims', <Claims />, reread)
  await soon()
  reread.mockClear()
})

async function news() {
  act(() => sources.last.tell('again'))
  await soon()
}

it('reads the claims anew when one may have changed', async () => {
  await news()
  expect(reread).toHaveBeenCalledTimes(1)
})

it('takes nothing away from whoever writes a reason', async () => {
  fireEvent.input(screen.getByLabelText('Reason'), { target: { value: 'The lease' } })
  await news()
  expect(reread).not.toHaveBeenCalled()
})
