// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchToasts, ToastMount } from '#web/ui/overlay/toast-mount.tsx'
import { getCurrentToast, showToast, type ToastMessage } from '#web/ui/overlay/toast-store.ts'

// Toasts (docs/specification.md, section 9).

beforeEach(async () => {
  await fetchToasts()
  vi.useFakeTimers()
  render(createElement(ToastMount))
})
afterEach(() => {
  vi.runAllTimers()
  cleanup()
  vi.useRealTimers()
})

async function show(message: Partial<ToastMessage> = {}) {
  act(() => void showToast({ title: 'Message Sent', ...message }))
  await act(() => vi.advanceTimersByTimeAsync(0))
}
const shown = () => [...document.querySelectorAll('.toast')].map((toast) => toast.querySelector('b')?.textContent)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A finger that goes down on the toast, moves `by` pixels to the right, and leaves. */
function swipe(by: number) {
  const toast = document.querySelector('.toast')
  if (!toast) throw new Error('There is no toast.')
  const at = { clientY: 20, button: 0, pointerId: 1, pointerType: 'touch' }
  fireEvent.pointerDown(toast, { ...at, clientX: 100 })
  fireEvent.pointerMove(toast, { ...at, clientX: 100 + by / 2 })
  fireEvent.pointerMove(toast, { ...at, clientX: 100 + by })
  fireEvent.pointerUp(toast, { ...at, clientX: 100 + by })
}

describe('a notification', () => {
  it('stays for 5000 ms', async () => {
    await show()
    await pass(4999)
    expect(shown()).toEqual(['Message Sent'])
    await pass(1)
    expect(getCurrentToast()?.open).toBe(false)
  })

  it('is one at a time', async () => {
    await show()
    await show({ title: 'Error', variant: 'destructive' })
    expect(shown()).toEqual(['Error'])
  })

  it.each([
    ['right by 51 px', 51, false],
    ['right by 49 px', 49, true],
    ['left by 80 px', -80, true],
  ])('swiped %s stays open: %s', async (_, by, isOpen) => {
    await show()
    swipe(by)
    expect(getCurrentToast()?.open).toBe(isOpen)
  })

  it('can be closed by its close button', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(getCurrentToast()?.open).toBe(false)
  })

  it('is reached by F8', async () => {
    await show()
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
    expect(document.activeElement?.classList.contains('toasts')).toBe(true)
  })

  it('once dismissed is forgotten after 1,000,000 ms', async () => {
    await show()
    await pass(5000)
    await pass(999_999)
    expect(getCurrentToast()).not.toBeNull()
    await pass(1)
    expect(getCurrentToast()).toBeNull()
  })

  it.each([
    ['default', false],
    ['destructive', true],
  ] as const)('of variant %s stands out: %s', async (variant, isDanger) => {
    await show({ variant, description: 'Please try again.' })
    const toast = document.querySelector('.toast')
    expect(toast?.classList.contains('toast-danger')).toBe(isDanger)
    expect(toast?.querySelector('p')?.textContent).toBe('Please try again.')
  })

  it('is at most 420 px wide from medium screens on', () => {
    const rules = readFileSync(resolve(import.meta.dirname, '../../../src/web/ui/overlay/toast.css'), 'utf8')
    expect(rules).toMatch(/\.toasts \{[^}]*@media \(min-width: 700px\) \{[^}]*inline-size: min\(100%, 420px\);/)
  })
})
