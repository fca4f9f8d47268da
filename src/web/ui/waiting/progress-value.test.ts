import { afterEach, describe, expect, it, vi } from 'vitest'
import { readProgress } from './progress-value.ts'

afterEach(() => vi.restoreAllMocks())

function watchConsole() {
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}

describe('a progress bar', () => {
  it('is indeterminate without a value, complete at its maximum, loading between', () => {
    const error = watchConsole()
    expect(readProgress(undefined).state).toBe('indeterminate')
    expect(readProgress(null).state).toBe('indeterminate')
    expect(readProgress(0).state).toBe('loading')
    expect(readProgress(40).state).toBe('loading')
    expect(readProgress(100).state).toBe('complete')
    expect(readProgress(4, 4).state).toBe('complete')
    expect(error).not.toHaveBeenCalled()
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('reports the maximum %d and falls back to 100', (max) => {
    const error = watchConsole()
    expect(readProgress(50, max)).toEqual({ value: 50, max: 100, state: 'loading' })
    expect(error).toHaveBeenCalledOnce()
  })

  it.each([-1, 101, Number.NaN])('reports the value %d and shows none', (value) => {
    const error = watchConsole()
    expect(readProgress(value)).toEqual({ value: null, max: 100, state: 'indeterminate' })
    expect(error).toHaveBeenCalledOnce()
  })
})
