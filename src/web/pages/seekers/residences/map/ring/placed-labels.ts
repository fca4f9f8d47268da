import type { PlanePoint } from '#domain/map/state-plane.ts'

export type Box = { left: number; top: number; right: number; bottom: number }

export type Label = PlanePoint & { words: string; anchor: 'start' | 'end' | 'middle' }

/** A name at its place; `clear` is how far from there it may begin, nearest first. */
export type Wish = PlanePoint & { words: string; clear: readonly number[] }

/** `isMinor`: there is room for it only where the letters are small. */
export type SizedLabel = Label & { isMinor: boolean }

/** How tall letters are on phones, and elsewhere. */
export type Sizes = { large: number; small: number }

type Room = Sizes & {
  taken: readonly Box[]
  within: Box
  isWorse?: (box: Box) => boolean
}

/** How wide words of the text type are at most, a little more than they are drawn. */
export function widthOf(words: string, size: number): number {
  return [...words].reduce((sum, letter) => sum + size * letterWidth(letter), 0)
}

function letterWidth(letter: string): number {
  if (/[mwMW]/.test(letter)) return 0.9
  if (/[ijl.,' ]/.test(letter)) return 0.36
  return /[A-Z]/.test(letter) ? 0.68 : 0.6
}

/**
 * Names beside their places, each where it lies on nothing: right of it, left, below, above, below or above to
 * one side, or not at all. `taken` are
 * the boxes of what is drawn already; earlier wishes come first. A place that `isWorse` is taken where no other is free.
 * On phones letters are as tall as `large`, elsewhere as `small`: what fits with large letters stands at every width,
 * the rest joins where they are small.
 */
export function placedLabels(
  wishes: readonly Wish[],
  { taken, within, large, small, isWorse = () => false }: Room,
): SizedLabel[] {
  const boxes = [...taken]
  const placed = (wish: Wish, size: number): Label | null => {
    const long = widthOf(wish.words, size)
    const free = wish.clear
      .flatMap((clear) => placesOf({ ...wish, clear }, long, size))
      .filter(({ box }) => isWithin(box, within) && !boxes.some((one) => meet(one, box)))
    const found = free.find(({ box }) => !isWorse(box)) ?? free[0]
    if (!found) return null
    boxes.push(found.box)
    return { x: found.x, y: found.y, words: wish.words, anchor: found.anchor }
  }
  const first = wishes.map((wish) => ({ wish, label: placed(wish, large) }))
  return first.flatMap(({ wish, label }): SizedLabel[] => {
    if (label) return [{ ...label, isMinor: false }]
    const smaller = placed(wish, small)
    return smaller ? [{ ...smaller, isMinor: true }] : []
  })
}

/** The room that a label takes: one for small letters only is as tall as these, every other one as large ones. */
export function labelBox({ x, y, words, anchor, isMinor }: SizedLabel, { large, small }: Sizes): Box {
  const size = isMinor ? small : large
  const long = widthOf(words, size)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - long : x - long / 2
  return { left, right: left + long, top: y - size * 0.85, bottom: y + size * 0.25 }
}

function placesOf({ x, y, clear }: PlanePoint & { clear: number }, long: number, size: number) {
  const half = size / 2
  const beside = (anchor: 'start' | 'end', from: number) => ({
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
  const upright = (line: number, left = x - long / 2) => ({
    anchor: 'middle' as const,
    x: left + long / 2,
    y: line,
    box: { left, right: left + long, top: line - size * 0.8, bottom: line + size * 0.25 },
  })
  const [below, above] = [y + clear + size * 0.8, y - clear]
  // Below and above, also from one side of the place to beyond the other.
  const shifted = [below, above].flatMap((line) => [upright(line, x - clear), upright(line, x + clear - long)])
  return [beside('start', x + clear), beside('end', x - clear), upright(below), upright(above), ...shifted]
}

export function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function isWithin(box: Box, outer: Box): boolean {
  return box.left >= outer.left && box.right <= outer.right && box.top >= outer.top && box.bottom <= outer.bottom
}
