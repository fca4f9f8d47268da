/** How a step of a trail stands: behind us, where we are, or ahead. */
export type TrailState = 'done' | 'now' | 'next'

/** The states of steps that are done to so many percent each, in order: "now" is the first that is not whole. */
export function trailStates(done: readonly number[]): TrailState[] {
  const here = done.findIndex((percent) => percent < 100)
  return done.map((percent, place) => (percent >= 100 ? 'done' : place === here ? 'now' : 'next'))
}
