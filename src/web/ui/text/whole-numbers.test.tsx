// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepNumbersWhole } from './whole-numbers.tsx'

it('keeps each phone number on one line, and leaves other words alone', () => {
  const { container } = render(<p>{keepNumbersWhole('Call 1-800-662-4357, or 501-555-0142.')}</p>)
  expect(container.textContent).toBe('Call 1-800-662-4357, or 501-555-0142.')
  const whole = [...container.querySelectorAll('.nowrap')].map((one) => one.textContent)
  expect(whole).toEqual(['1-800-662-4357', '501-555-0142'])
  expect(keepNumbersWhole('Open 2026-11-23')).toBe('Open 2026-11-23')
  expect(keepNumbersWhole(7)).toBe(7)
})
