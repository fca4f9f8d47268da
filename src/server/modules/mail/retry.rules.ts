/** With the pauses below, these tries cover a little more than a day. */
export const maxAttempts = 14

const firstPauseSeconds = 30
const maxPauseSeconds = 6 * 60 * 60

/**
 * Seconds, doubled each time up to six hours, with up to a quarter more or less so that retries are spread. `attempt`
 * starts at 1, `random` is from 0 up to 1.
 */
export function computePause(attempt: number, random: number): number {
  const pause = Math.min(firstPauseSeconds * 2 ** (attempt - 1), maxPauseSeconds)
  return pause * (0.75 + random / 2)
}
