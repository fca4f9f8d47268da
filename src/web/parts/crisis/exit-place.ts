export type Box = { left: number; right: number; top: number; bottom: number }

/** Between the way out and a phone number. */
const GAP_PX = 8

export function touches(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/**
 * How far the way out must rise to lie on none of these phone numbers; 0 where it lies on none, or would have to leave
 * the lower half of the window, which is the thumb's.
 */
export function liftAbove(exit: Box, numbers: readonly Box[], windowHeight: number): number {
  // One by one: the sides of the browser's own boxes are not their own properties.
  const { left, right } = exit
  let lift = 0
  for (const number of numbers.toSorted((one, other) => other.bottom - one.bottom)) {
    const lifted = { left, right, top: exit.top - lift - GAP_PX, bottom: exit.bottom - lift + GAP_PX }
    if (touches(lifted, number)) lift = exit.bottom - number.top + GAP_PX
  }
  return exit.top - lift < windowHeight / 2 ? 0 : lift
}
