// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { useReread } from './use-reread.ts'

const read = vi.fn(() => Promise.resolve())
const through = vi.fn()
let status: number | null

function Page() {
  const reread = useReread()
  const tell = () => void reread({ kind: 'failed', status, message: 'No.', fields: {} }).then(through)
  return <button type="button" onClick={tell} />
}

it.each([
  [0, 'nobody answered', null],
  [0, 'the server could not', 503],
  [0, 'somebody is signed out', 401],
  [0, 'something typed was wrong', 422],
  [1, 'somebody was faster', 409],
  [1, 'it is gone', 404],
])('reads the page anew %i time(s) where %s', async (times, _why, given) => {
  status = given
  read.mockClear()
  through.mockClear()
  renderOnDesk('/workspace/team', <Page />, read)
  fireEvent.click(await screen.findByRole('button'))
  await waitFor(() => expect(through).toHaveBeenCalledTimes(1))
  expect(read).toHaveBeenCalledTimes(times)
})
