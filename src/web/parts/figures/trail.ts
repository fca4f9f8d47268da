export type TrailState = 'done' | 'now' | 'next'

export function computeTrailStates(done: readonly number[]): TrailState[] {
  const here = done.findIndex((percent) => percent < 100)
  return done.map((percent, place) => (percent >= 100 ? 'done' : place === here ? 'now' : 'next'))
}
