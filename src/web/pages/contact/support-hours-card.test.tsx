// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { contactPage } from '#content/site/contact.ts'
import { startSupportHours } from '#web/browser/controls/support-hours.ts'
import { SupportHoursCard } from './support-hours-card.tsx'

const shown = () => ['Open now', 'Closed now'].filter((words) => screen.getByText(words).closest('[hidden]') === null)

describe('the support hours', () => {
  it('show nothing about now in the bytes that everybody gets', () => {
    render(<SupportHoursCard words={contactPage.hours} />)
    expect(shown()).toEqual([])
  })

  it('say open, and closed once the hour has struck', () => {
    vi.useFakeTimers({ now: new Date('2026-01-16T22:59:45Z') })
    render(<SupportHoursCard words={contactPage.hours} />)
    startSupportHours()
    expect(shown()).toEqual(['Open now'])
    vi.advanceTimersByTime(60_000)
    expect(shown()).toEqual(['Closed now'])
  })
})
