import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getCurrentToast, showToast, subscribeToToast } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('toasts', () => {
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
