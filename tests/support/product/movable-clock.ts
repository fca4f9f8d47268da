import type { Clock } from '#server/plumbing/start/clock.ts'

/** A clock that stands still until a test moves it. */
export type FakeClock = Clock & { forward(step: { seconds?: number; minutes?: number; hours?: number }): void }

export function fakeClock(start = '2026-03-02T15:00:00.000Z'): FakeClock {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    forward({ seconds = 0, minutes = 0, hours = 0 }) {
      time += ((hours * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}
