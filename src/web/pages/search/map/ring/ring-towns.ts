import type { PlanePoint } from '#domain/places/state-plane.ts'
import type { Point } from '#domain/search/residence-search.ts'
import type { MappedResidence } from '#web/pages/search/map/mapped-residence.ts'
import { type Box, measureWidth, placeLabels, type SizedLabel } from './placed-labels.ts'
import { toPoint } from './ring-middle.ts'
import { edge, isOnRing, placeOnRings, type Rings } from './ring-plane.ts'

/** Heights of letters on phones and elsewhere (maps.css). */
export const ringLetters = { large: 26, small: 20 }

type Parts = {
  middle: Point
  rings: Rings
  here: string | null
  towns: readonly (PlanePoint & { words: string })[]
  taken: readonly Box[]
}

/** `dot` is the town's point; null where the middle or a pin covers it. */
type TownLabel = SizedLabel & { dot: PlanePoint | null; isOutside: boolean }

export function placeTownLabels(residences: readonly MappedResidence[], parts: Parts): TownLabel[] {
  const { middle, rings, here, towns, taken } = parts
  const large = towns.filter(({ words }) => words !== here)
  const others = new Map<string, Point[]>()
  for (const { residence } of residences) {
    const point = toPoint(residence)
    if (point === null || residence.city === here || large.some(({ words }) => words === residence.city)) continue
    others.set(residence.city, [...(others.get(residence.city) ?? []), point])
  }
  const counts = [...others].toSorted(([, one], [, other]) => other.length - one.length)
  const ofResidences = counts.map(([words, points]) => ({ words, ...placeOnRings(computeMean(points), middle, rings) }))
  const known = [...large, ...ofResidences].map((town) => ({
    ...town,
    dot: isHidden(town, taken) ? null : roundPoint(town),
  }))
  const wishes = [
    ...(here ? [{ words: here, clear: [13, 34, 55, 76], x: 0, y: 0 }] : []),
    // The name of a town stands at its point; where a pin hides the point, beside the pin.
    ...known.map((town) => ({ ...town, clear: town.dot ? [8, 18] : [30, 42] })),
  ]
  const within = { left: -300, right: 300, top: -edge - 30, bottom: edge + 20 }
  const points = known.map(({ x, y }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }))
  const labels = placeLabels(wishes, { taken: [...taken, ...points], within, ...ringLetters, isWorse: isOnRing })
  return labels.map((label) => ({
    ...label,
    dot: known.find(({ words }) => words === label.words)?.dot ?? null,
    isOutside: isOutside(label),
  }))
}

function isHidden({ x, y }: PlanePoint, taken: readonly Box[]): boolean {
  return taken.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)
}

function isOutside({ x, y, words, anchor, isMinor }: SizedLabel): boolean {
  const size = isMinor ? ringLetters.small : ringLetters.large
  const half = measureWidth(words, size) / 2
  const middle = anchor === 'middle' ? x : anchor === 'start' ? x + half : x - half
  return Math.hypot(middle, y - size / 3) > edge
}

const roundPoint = ({ x, y }: PlanePoint): PlanePoint => ({ x: Math.round(x), y: Math.round(y) })

function computeMean(points: readonly Point[]): Point {
  const average = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length
  return { latitude: average(({ latitude }) => latitude), longitude: average(({ longitude }) => longitude) }
}
