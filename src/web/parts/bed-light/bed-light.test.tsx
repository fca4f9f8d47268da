import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BedLight } from './bed-light.tsx'
import { numberAge } from './number-age.ts'

const now = Date.parse('2026-11-20T21:40:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('the age of a number', () => {
  it.each([
    [0, 'fresh', 'Said just now'],
    [59_999, 'fresh', 'Said just now'],
    [MINUTE, 'fresh', 'Said 1 minute ago'],
    [40 * MINUTE + 59_000, 'fresh', 'Said 40 minutes ago'],
    [HOUR, 'fresh', 'Said 1 hour ago'],
    [DAY - 1, 'fresh', 'Said 23 hours ago'],
    [DAY, 'ageing', 'Said yesterday'],
    [2 * DAY - 1, 'ageing', 'Said yesterday'],
    [2 * DAY, 'ageing', 'Said 2 days ago'],
    [3 * DAY + 1, 'stale', 'Said 3 days ago. Call to confirm.'],
    [5 * DAY, 'stale', 'Said 5 days ago. Call to confirm.'],
    [7 * DAY + 1, 'withdrawn', 'No number for 7 days'],
    [9 * DAY, 'withdrawn', 'No number for 9 days'],
  ])('%d ms old is %s: %s', (age, grade, words) => {
    expect(numberAge(now - age, now)).toEqual({ grade, words })
  })

  it('is withdrawn when no number was ever said', () => {
    expect(numberAge(null, now)).toEqual({ grade: 'withdrawn', words: 'No number yet' })
  })

  it('does not read the future when clocks differ', () => {
    expect(numberAge(now + HOUR, now).words).toBe('Said just now')
  })
})

describe('bed light', () => {
  it('shows the count and the moment it was said', () => {
    const drawn = renderToStaticMarkup(
      <BedLight available={3} total={8} age={numberAge(now - HOUR, now)} saidAt="2026-11-20T20:40:00Z" />,
    )
    expect(drawn).toContain('3/8 available')
    expect(drawn).toContain('<time dateTime="2026-11-20T20:40:00Z">Said 1 hour ago</time>')
  })

  it('shows no digits and no light for a withdrawn number', () => {
    const drawn = renderToStaticMarkup(<BedLight available={3} total={8} age={numberAge(null, now)} />)
    expect(drawn).toContain('Call to ask')
    expect(drawn).not.toMatch(/3\/8|class="on"/)
  })
})
