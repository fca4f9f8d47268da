// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Sheet } from './dialog.tsx'
import { StandingDialog } from './standing-dialog.tsx'
import { ToastMount } from './toast-mount.tsx'
import { showToast } from './toast-store.ts'
import { Tooltip } from './tooltip.tsx'

function Quickview() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Quickview Directory
      </button>
      <Sheet open={open} onOpenChange={setOpen} title="Maine directory">
        <p>The frame</p>
      </Sheet>
    </>
  )
}

it('a sheet opens with its title, closes on Escape and gives the focus back', async () => {
  render(<Quickview />)
  const opener = screen.getByRole('button', { name: 'Quickview Directory' })
  opener.focus()
  fireEvent.click(opener)
  const sheet = await screen.findByRole('dialog', { name: 'Maine directory' })
  expect(sheet.textContent).toContain('The frame')
  fireEvent.keyDown(document, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('a standing dialog is there at once and has nothing to close it with', () => {
  render(<StandingDialog title="Coming Soon">This page is under development.</StandingDialog>)
  expect(screen.getByRole('dialog', { name: 'Coming Soon' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a toast appears from anywhere, offers its action, and can be closed', async () => {
  render(<ToastMount />)
  const undo = vi.fn()
  act(() => void showToast({ title: 'Beds changed', action: { words: 'Undo', onChoose: undo } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  act(() => void showToast({ title: 'Message Sent' }))
  await screen.findAllByText('Message Sent')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull())
})

it('a tooltip waits 700 ms for a resting pointer, and the next one within 300 ms comes at once', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  render(<Tooltip words="Nobody has claimed it yet">{(wiring) => <button {...wiring}>Ohio</button>}</Tooltip>)
  const button = screen.getByRole('button')
  fireEvent.pointerEnter(button)
  act(() => void vi.advanceTimersByTime(699))
  expect(screen.queryByRole('tooltip')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('tooltip').textContent).toBe('Nobody has claimed it yet')
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  act(() => void vi.advanceTimersByTime(300))
  fireEvent.pointerEnter(button)
  act(() => void vi.advanceTimersByTime(0))
  expect(screen.getByRole('tooltip')).toBeTruthy()
})
