import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TimeLeft } from './time-left.tsx'

const words = { late: (days: number) => `${days} late`, lastDay: 'last day', left: (days: number) => `${days} left` }
const now = new Date('2026-11-29T20:32:00Z')
const say = (due: string, isLate = false) =>
  renderToStaticMarkup(<TimeLeft due={new Date(due)} isLate={isLate} now={now} words={words} />).replace(/<[^>]+>/g, '')

it('counts the days until a day as a calendar does, and less than a day as the last', () => {
  expect(say('2026-12-13T20:31:00Z')).toBe('14 left')
  expect(say('2026-12-01T22:00:00Z')).toBe('2 left')
  expect(say('2026-11-30T20:00:00Z')).toBe('last day')
  expect(say('2026-11-28T20:00:00Z', true)).toBe('1 late')
})
