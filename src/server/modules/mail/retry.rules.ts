/** Tries a mail gets. With the pauses below they stretch over a little more than a day. */
export const maxAttempts = 14

const firstPause = 30
const longestPause = 6 * 60 * 60

/**
 * Seconds to wait after the given failed try (1 is the first): doubled each time up to six hours, then made up to a
 * quarter shorter or longer, so that mails that failed together do not all come back in the same second.
 * `random` is from 0 up to 1.
 */
export function pauseAfter(attempt: number, random: number): number {
  const pause = Math.min(firstPause * 2 ** (attempt - 1), longestPause)
  return pause * (0.75 + random / 2)
}
