import type { PlanePoint } from '#domain/state-plane.ts'

export type Box = { left: number; top: number; right: number; bottom: number }

export type Label = PlanePoint & { words: string; anchor: 'start' | 'end' | 'middle' }

type Wish = PlanePoint & { words: string; clear: number }

/** How wide a letter is at most, for a type of this size. */
const letter = 0.56

/**
 * Names beside their places, each where it lies on nothing: right of it, left, below, above, or not at all. `taken` are
 * the boxes of what is drawn already; earlier wishes come first.
 */
export function placedLabels(wishes: readonly Wish[], taken: readonly Box[], within: Box, size: number): Label[] {
  const boxes = [...taken]
  return wishes.flatMap((wish) => {
    const long = wish.words.length * size * letter
    const found = placesOf(wish, long, size).find(
      ({ box }) => isWithin(box, within) && !boxes.some((one) => meet(one, box)),
    )
    if (!found) return []
    boxes.push(found.box)
    return [{ x: found.x, y: found.y, words: wish.words, anchor: found.anchor }]
  })
}

function placesOf({ x, y, clear }: Wish, long: number, size: number) {
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
  const upright = (line: number) => ({
    anchor: 'middle' as const,
    x,
    y: line,
    box: { left: x - long / 2, right: x + long / 2, top: line - size * 0.8, bottom: line + size * 0.2 },
  })
  return [beside('start', x + clear), beside('end', x - clear), upright(y + clear + size * 0.8), upright(y - clear)]
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function isWithin(box: Box, outer: Box): boolean {
  return box.left >= outer.left && box.right <= outer.right && box.top >= outer.top && box.bottom <= outer.bottom
}
