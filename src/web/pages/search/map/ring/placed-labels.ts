import type { PlanePoint } from '#domain/places/state-plane.ts'

export type Box = { left: number; top: number; right: number; bottom: number }

export type Label = PlanePoint & { words: string; anchor: 'start' | 'end' | 'middle' }

/** `clear` lists how far from its point the name may begin, nearest first. */
export type LabelWish = PlanePoint & { words: string; clear: readonly number[] }

/** `isMinor`: it fits only where the letters are small. */
export type SizedLabel = Label & { isMinor: boolean }

/** Heights of letters: `large` on phones, `small` elsewhere. */
export type Sizes = { large: number; small: number }

type Room = Sizes & { taken: readonly Box[]; within: Box; isWorse?: (box: Box) => boolean }

/** A little more than the words are drawn. */
export function measureWidth(words: string, size: number): number {
  return [...words].reduce((sum, letter) => sum + size * measureLetter(letter), 0)
}

function measureLetter(letter: string): number {
  if (/[mwMW]/.test(letter)) return 0.9
  if (/[ijl.,' ]/.test(letter)) return 0.36
  return /[A-Z]/.test(letter) ? 0.68 : 0.6
}

/**
 * Tries right, left, below, above, then above or below to one side. Earlier wishes come first; a place that `isWorse`
 * is used only where no other is free. What fits only with `small` letters is shown only where letters are small.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  { taken, within, large, small, isWorse = () => false }: Room,
): SizedLabel[] {
  const boxes = [...taken]
  const place = (wish: LabelWish, size: number): Label | null => {
    const long = measureWidth(wish.words, size)
    const free = wish.clear
      .flatMap((clear) => findPlaces({ ...wish, clear }, long, size))
      .filter(({ box }) => isWithin(box, within) && !boxes.some((one) => meet(one, box)))
    const found = free.find(({ box }) => !isWorse(box)) ?? free[0]
    if (!found) return null
    boxes.push(found.box)
    return { x: found.x, y: found.y, words: wish.words, anchor: found.anchor }
  }
  const first = wishes.map((wish) => ({ wish, label: place(wish, large) }))
  return first.flatMap(({ wish, label }): SizedLabel[] => {
    if (label) return [{ ...label, isMinor: false }]
    const smaller = place(wish, small)
    return smaller ? [{ ...smaller, isMinor: true }] : []
  })
}

export function computeLabelBox({ x, y, words, anchor, isMinor }: SizedLabel, { large, small }: Sizes): Box {
  const size = isMinor ? small : large
  const long = measureWidth(words, size)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - long : x - long / 2
  return { left, right: left + long, top: y - size * 0.85, bottom: y + size * 0.25 }
}

function findPlaces({ x, y, clear }: PlanePoint & { clear: number }, long: number, size: number) {
  const half = size / 2
  const placeBeside = (anchor: 'start' | 'end', from: number) => ({
    anchor,
    x: from,
    y: y + size * 0.35,
    box: {
      left: anchor === 'start' ? from : from - long,
      right: anchor === 'start' ? from + long : from,
      top: y - half,
      bottom: y + half,
    },
  })
  const placeUpright = (line: number, left = x - long / 2) => ({
    anchor: 'middle' as const,
    x: left + long / 2,
    y: line,
    box: { left, right: left + long, top: line - size * 0.8, bottom: line + size * 0.25 },
  })
  const [below, above] = [y + clear + size * 0.8, y - clear]
  // Below and above, also from one side of the place to beyond the other.
  const shifted = [below, above].flatMap((line) => [
    placeUpright(line, x - clear),
    placeUpright(line, x + clear - long),
  ])
  return [
    placeBeside('start', x + clear),
    placeBeside('end', x - clear),
    placeUpright(below),
    placeUpright(above),
    ...shifted,
  ]
}

export function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function isWithin(box: Box, outer: Box): boolean {
  return box.left >= outer.left && box.right <= outer.right && box.top >= outer.top && box.bottom <= outer.bottom
}
