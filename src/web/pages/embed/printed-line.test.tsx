// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PrintedLine } from './printed-line.tsx'

it('says on paper where it came from and when, and on the screen nothing', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 20, 48), toFake: ['Date'] })
  const { container } = render(<PrintedLine />)
  expect(container.textContent).toBe('')
  dispatchEvent(new Event('beforeprint'))
  expect(container.textContent).toMatch(/^Printed from \S+ on November 21, 2026, 8:48.pm$/)
  vi.useRealTimers()
})
