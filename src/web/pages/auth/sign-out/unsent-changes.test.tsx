// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { signOutWords } from '#content/auth/account.ts'
import { openBedQueue } from '#web/parts/beds/bed-queue/open-bed-queue.ts'
import UnsentChanges from './unsent-changes.island.tsx'

it('a change that has not left the device is named before signing out, and can be sent', async () => {
  let answer = () => Promise.reject(new TypeError('lost'))
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { changes } = JSON.parse(String(body))
    await answer()
    const group = { id: 'g', open: 3, reportId: changes[0].id }
    return Response.json({ results: [{ outcome: 'applied', id: changes[0].id, group }] })
  })
  openBedQueue('p.o').say({ groupId: 'g', open: 2, reportId: null, place: 'Harbor Row' }, 3)
  render(<UnsentChanges words={signOutWords.unsent} owner="p.o" />)
  await screen.findByText('1 change has not left this device.')
  expect(screen.getByRole('link', { name: 'Back to the board' }).getAttribute('href')).toBe('/workspace/beds')
  answer = () => Promise.resolve() as Promise<never>
  await waitFor(() => {
    const again = screen.queryByRole('button', { name: 'Try to send it now' })
    if (again) fireEvent.click(again)
    expect(again).toBeNull()
  })
})

it('nothing is said where nothing waits', () => {
  render(<UnsentChanges words={signOutWords.unsent} owner="q.o" />)
  expect(screen.getByRole('status').textContent).toBe('')
})
