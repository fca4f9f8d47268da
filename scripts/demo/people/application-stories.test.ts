import { expect, it } from 'vitest'
import { readLocalClock } from '#domain/language/dates.ts'
import { chooseTimeToday } from './application-stories.ts'

const zone = 'America/New_York'

it('has the visit of today at an hour people visit, on that day for the house, whenever the demo is filled', () => {
  for (let hour = 0; hour < 48; hour += 1) {
    const now = new Date(Date.UTC(2026, 10, 20, hour, 40))
    const [at, today] = [readLocalClock(chooseTimeToday(now), zone), readLocalClock(now, zone)]
    expect([at.day, at.minute], now.toISOString()).toEqual([today.day, 0])
    expect(at.hour).toBeGreaterThanOrEqual(9)
    expect(at.hour).toBeLessThanOrEqual(16)
    if (today.hour < 14) expect(chooseTimeToday(now).getTime()).toBeGreaterThan(now.getTime())
  }
})
