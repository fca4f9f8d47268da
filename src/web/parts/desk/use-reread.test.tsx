// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { useReread } from './use-reread.ts'

afterEach(cleanup)

const loader = vi.fn(() => null)
const through = vi.fn()
let status: number | null

function Page() {
  const reread = useReread()
  const tell = () => void reread({ kind: 'failed', status, message: 'No.', fields: {} }).then(through)
  return <button type="button" onClick={tell} />
}

function Nothing() {
  return null
}

const Stub = createRoutesStub([{ path: '/', Component: Page, loader, HydrateFallback: Nothing }])

it.each([
  [1, 'nobody answered', null],
  [1, 'the server could not', 503],
  [1, 'somebody is signed out', 401],
  [1, 'something typed was wrong', 422],
  [2, 'somebody was faster', 409],
  [2, 'it is gone', 404],
])('reads the page %i time(s) in all where %s', async (times, _why, given) => {
  status = given
  loader.mockClear()
  through.mockClear()
  render(<Stub />)
  fireEvent.click(await screen.findByRole('button'))
  await waitFor(() => expect(through).toHaveBeenCalledTimes(1))
  expect(loader).toHaveBeenCalledTimes(times)
})
