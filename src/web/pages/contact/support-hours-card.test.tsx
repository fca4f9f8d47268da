// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SupportHoursCard } from './support-hours-card.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the support hours', () => {
  it('say nothing about now in the bytes that everybody gets', () => {
    expect(renderToString(<SupportHoursCard />)).not.toMatch(/open now|closed now/i)
  })

  it('say open, and closed once the hour has struck', () => {
    vi.useFakeTimers({ now: new Date('2026-01-16T22:59:45Z') })
    render(<SupportHoursCard />)
    expect(screen.getByText('Open now')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.getByText('Closed now')).toBeTruthy()
  })

  it('are told day by day, in the words of the specification', () => {
    render(<SupportHoursCard />)
    const lines = screen.getAllByRole('term').map((day) => `${day.textContent}: ${day.nextSibling?.textContent}`)
    expect(lines).toEqual(['Monday to Friday: 9 AM to 6 PM EST', 'Saturday: 10 AM to 2 PM EST', 'Sunday: Closed'])
    expect(screen.getByText('Emergency support 24/7 for existing clients.')).toBeTruthy()
  })
})
