// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeEventSource } from '../../../../tests/support/fake-event-source.ts'
import { useFreshClaims } from './use-fresh-claims.ts'

let sources: ReturnType<typeof fakeEventSource>
const loader = vi.fn(() => ({}))

function Claims() {
  useFreshClaims(true)
  return <textarea aria-label="Reason" />
}

function Nothing() {
  return null
}

const soon = () => act(() => vi.advanceTimersByTimeAsync(400))

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sources = fakeEventSource()
  const Stub = createRoutesStub([{ path: '/', Component: Claims, loader, HydrateFallback: Nothing }])
  render(<Stub />)
  await screen.findByLabelText('Reason')
  await soon()
  loader.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function news() {
  act(() => sources.last.tell('again'))
  await soon()
}

it('reads the claims anew when one may have changed', async () => {
  await news()
  expect(loader).toHaveBeenCalledTimes(1)
})

it('takes nothing away from whoever writes a reason', async () => {
  fireEvent.input(screen.getByLabelText('Reason'), { target: { value: 'The lease' } })
  await news()
  expect(loader).not.toHaveBeenCalled()
})
