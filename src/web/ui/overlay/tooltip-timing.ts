/** The first tooltip waits 700 ms; one within 300 ms of another opens at once (docs/specification.md, section 9). */
export const OPEN_DELAY_MS = 700
export const SKIP_DELAY_MS = 300

let closedAt = Number.NEGATIVE_INFINITY

export function noteTooltipClosed(now: number): void {
  closedAt = now
}

export function computeTooltipDelay(now: number): number {
  return now - closedAt <= SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS
}
