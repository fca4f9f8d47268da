import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, getCurrentToast, showToast, subscribeToToast } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('toasts', () => {
  it('are shown one at a time, the newest in place of the last', () => {
    showToast({ title: 'Message Sent' })
    const first = getCurrentToast()
    showToast({ title: 'Error', variant: 'destructive' })
    expect(getCurrentToast()).toMatchObject({ title: 'Error', variant: 'destructive', open: true })
    expect(getCurrentToast()?.id).not.toBe(first?.id)
    dismissToast(getCurrentToast()?.id ?? 0)
  })

  it('close when dismissed and are forgotten 1,000,000 ms later', () => {
    const dismiss = showToast({ title: 'Message Sent' })
    dismiss()
    expect(getCurrentToast()?.open).toBe(false)
    vi.advanceTimersByTime(999_999)
    expect(getCurrentToast()).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(getCurrentToast()).toBeNull()
  })

  it('are not closed by what belonged to an earlier one', () => {
    const dismissFirst = showToast({ title: 'first' })
    const dismissSecond = showToast({ title: 'second' })
    dismissFirst()
    expect(getCurrentToast()).toMatchObject({ title: 'second', open: true })
    dismissSecond()
  })

  it('tell their listeners until those leave', () => {
    const listener = vi.fn()
    const leave = subscribeToToast(listener)
    const dismiss = showToast({ title: 'one' })
    expect(listener).toHaveBeenCalledOnce()
    leave()
    dismiss()
    expect(listener).toHaveBeenCalledOnce()
  })
})
