import { projectInOutline, type StateOutline } from '#domain/places/state-plane.ts'
import { type JoinedPin, joinPins } from './pins/joined-pins.ts'
import { type Box, computeLabelBox, placeLabels, type SizedLabel } from './ring/placed-labels.ts'

/** How much larger dots are on phones (maps.css); that much room is kept free. */
const onPhones = 1.5
const air = 3
const radius = 26

export const dotLetters = { large: 46, small: 30 }

/** Half the width and height of a dot before it is enlarged. */
export function measureHalfDot(text: string): { wide: number; high: number } {
  return { wide: radius + Math.max(0, text.length - 2) * 6, high: radius }
}

export function computeDotBox({ x, y, text }: JoinedPin): Box {
  const { wide, high } = measureHalfDot(text)
  const [across, down] = [wide * onPhones + air, high * onPhones + air]
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}

function hasOverlap(one: JoinedPin, other: JoinedPin): boolean {
  const measureFlat = (dot: JoinedPin) => (measureHalfDot(dot.text).wide - radius) * onPhones
  const beyond = Math.max(0, Math.abs(one.x - other.x) - measureFlat(one) - measureFlat(other))
  return Math.hypot(beyond, one.y - other.y) < 2 * (radius * onPhones + air)
}

type Town = { name: string; latitude: number; longitude: number }

/** Where towns share a dot, it has the name of the largest. */
export type NamedDot = JoinedPin & { name: string }

type DotsMap = { outline: StateOutline; within: Box; largest: readonly string[] }

export function listTownDots(
  towns: readonly Town[],
  { outline, within, largest }: DotsMap,
): { dots: NamedDot[]; labels: SizedLabel[] } {
  const points = towns.map((town, at) => ({ no: at + 1, ...projectInOutline(town, outline) }))
  const rank = (name: string) => (largest.includes(name) ? largest.indexOf(name) : largest.length)
  const compareByRank = (one: string, other: string) => rank(one) - rank(other)
  const dots = joinPins(points, { overlap: hasOverlap }).map((dot) => {
    const names = dot.nos.flatMap((no) => towns[no - 1]?.name ?? [])
    return { ...dot, name: names.toSorted(compareByRank)[0] ?? '' }
  })
  const wishes = dots
    .toSorted((one, other) => compareByRank(one.name, other.name))
    .map(({ x, y, text, name }) => ({ x, y, words: name, clear: [measureHalfDot(text).wide * onPhones + 8] }))
  const labels: SizedLabel[] = []
  // A large town has its name in small letters before a smaller one has its own in large ones.
  for (const isLarge of [true, false]) {
    const taken = [...dots.map(computeDotBox), ...labels.map((label) => computeLabelBox(label, dotLetters))]
    const some = wishes.filter(({ words }) => largest.includes(words) === isLarge)
    labels.push(...placeLabels(some, { taken, within, ...dotLetters }))
  }
  return { dots, labels }
}
