import { inOutline, type StateOutline } from '#domain/state-plane.ts'
import { type JoinedPin, joinedPins } from './joined-pins.ts'
import { type Box, placedLabels, type SizedLabel } from './placed-labels.ts'

/** As large as dots are on phones (maps.css), and the room kept free around them. */
const onPhones = 1.5
const air = 3
const radius = 26

/** As large as the letters are on phones, and elsewhere (maps.css). */
export const dotLetters = { large: 46, small: 30 }

/** How far a dot with this text reaches to each side of its point, and up and down, before it is drawn larger. */
export function dotHalf(text: string): { wide: number; high: number } {
  return { wide: radius + Math.max(0, text.length - 2) * 6, high: radius }
}

export function dotBox({ x, y, text }: JoinedPin): Box {
  const { wide, high } = dotHalf(text)
  const [across, down] = [wide * onPhones + air, high * onPhones + air]
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}

/** True where two dots, round at both ends, would lie on each other. */
function dotsOverlap(one: JoinedPin, other: JoinedPin): boolean {
  const flat = (dot: JoinedPin) => (dotHalf(dot.text).wide - radius) * onPhones
  const beyond = Math.max(0, Math.abs(one.x - other.x) - flat(one) - flat(other))
  return Math.hypot(beyond, one.y - other.y) < 2 * (radius * onPhones + air)
}

type Town = { name: string; latitude: number; longitude: number }

/**
 * The towns of a state as dots with their places in the list, each where the town is, and the names that have room. Of
 * towns that share a dot the first of the list gives it its name.
 */
export function townDots(
  towns: readonly Town[],
  outline: StateOutline,
  within: Box,
): { dots: JoinedPin[]; labels: SizedLabel[] } {
  const points = towns.map((town, at) => ({ no: at + 1, ...inOutline(town, outline) }))
  const dots = joinedPins(points, { overlap: dotsOverlap })
  const wishes = dots.map((dot) => {
    const { wide } = dotHalf(dot.text)
    const words = towns[(dot.nos[0] ?? 0) - 1]?.name ?? ''
    return { x: dot.x, y: dot.y, words, clear: [wide * onPhones + 8] }
  })
  return { dots, labels: placedLabels(wishes, { taken: dots.map(dotBox), within, ...dotLetters }) }
}
