// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Progress } from './progress.tsx'
import { Spinner } from './spinner.tsx'

describe('waiting', () => {
  it('shows a labelled bar with its percentage in words', () => {
    render(<Progress label="Average Occupancy" value={3} max={4} />)
    const bar = screen.getByRole('progressbar', { name: 'Average Occupancy' })
    expect(bar.getAttribute('aria-valuetext')).toBe('75%')
    expect(bar.getAttribute('data-state')).toBe('loading')
  })

  it('has no value while nothing is known', () => {
    render(<Progress label="Import" />)
    expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false)
  })

  it('says what is awaited in a status region', () => {
    render(<Spinner words="Loading stats..." />)
    expect(screen.getByRole('status').textContent).toBe('Loading stats...')
  })
})
