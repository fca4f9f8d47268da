import type { PlanePoint } from '#domain/state-plane.ts'

export type Dot = PlanePoint & { r: number }

const rounds = 60
const gap = 2

/** Dots of neighbouring towns moved apart until each can be read, as little as that takes. Pure: the given ones stay. */
export function spreadDots<Given extends Dot>(given: readonly Given[]): Given[] {
  const dots = given.map((dot) => ({ ...dot }))
  for (let round = 0; round < rounds; round += 1) {
    let hasMoved = false
    for (const [place, one] of dots.entries()) {
      for (const other of dots.slice(place + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const away = Math.hypot(dx, dy)
        const overlap = one.r + other.r + gap - away
        if (overlap <= 0.5) continue
        // Two dots in one place go apart sideways.
        const [ux, uy] = away < 0.01 ? [1, 0] : [dx / away, dy / away]
        one.x -= (ux * overlap) / 2
        one.y -= (uy * overlap) / 2
        other.x += (ux * overlap) / 2
        other.y += (uy * overlap) / 2
        hasMoved = true
      }
    }
    if (!hasMoved) break
  }
  return dots
}
