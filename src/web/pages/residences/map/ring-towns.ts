import type { Point } from '#domain/residence-search.ts'
import type { MappedHome } from './mapped-home.ts'
import { type Box, placedLabels, type SizedLabel } from './placed-labels.ts'
import { edge, onRings, type Rings } from './ring-plane.ts'

/** As large as the letters are on phones, and elsewhere (maps.css). */
const large = 26
const small = 20

/** The names of the towns that homes stand in, where there is room for them; the middle's own name first. `taken` is what is drawn already. */
export function townsOnRings(
  homes: readonly MappedHome[],
  parts: { middle: Point; rings: Rings; here: string | null; taken: readonly Box[] },
): SizedLabel[] {
  const { middle, rings, here, taken } = parts
  const towns = new Map<string, Point[]>()
  for (const { home } of homes) {
    if (home.addressVisibility === 'hidden' || home.latitude === null || home.longitude === null) continue
    if (home.city === here) continue
    towns.set(home.city, [...(towns.get(home.city) ?? []), { latitude: home.latitude, longitude: home.longitude }])
  }
  const counts = [...towns].toSorted(([, one], [, other]) => other.length - one.length)
  const wishes = counts.map(([words, points]) => ({
    words,
    clear: [34, 50],
    ...onRings(meanOf(points), middle, rings),
  }))
  const own = here ? [{ words: here, clear: [13, 34], x: 0, y: 0 }] : []
  const within = { left: -300, right: 300, top: -edge - 30, bottom: edge + 20 }
  return placedLabels([...own, ...wishes], { taken, within, large, small })
}

function meanOf(points: readonly Point[]): Point {
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) }
}
