/** Columns count from the left, floors from the top; the fifth column is above the door. */
export type PorchWindow = { id: string; x: number; y: number; isLit: boolean }

const columns = { a: 62, b: 118, door: 188, c: 258, d: 314 } as const
const floors = { up: 108, down: 200 } as const

type Place = `${keyof typeof floors} ${keyof typeof columns}`

const layouts: Record<number, readonly Place[]> = {
  1: ['down b'],
  2: ['down b', 'down c'],
  3: ['down a', 'down c', 'down d'],
  4: ['up b', 'up c', 'down a', 'down d'],
  5: ['up a', 'up door', 'up d', 'down a', 'down d'],
  6: ['up a', 'up b', 'up c', 'up d', 'down a', 'down d'],
  7: ['up a', 'up b', 'up door', 'up c', 'up d', 'down a', 'down d'],
  8: ['up a', 'up b', 'up c', 'up d', 'down a', 'down b', 'down c', 'down d'],
}

const maxWindows = 8

export function countFloors(total: number): 1 | 2 {
  return total <= 3 ? 1 : 2
}

/** One per bed up to 8, in proportion above that, and at least 1 while a bed is open. */
function countLitWindows(open: number, total: number): number {
  if (open <= 0 || total <= 0) return 0
  if (total <= maxWindows) return Math.min(open, total)
  return Math.min(maxWindows, Math.max(1, Math.round((maxWindows * open) / total)))
}

/** The order comes from the slug, so lit windows keep their place when the count changes by one. */
export function buildPorchWindows(open: number, total: number, slug: string): PorchWindow[] {
  const layout = layouts[Math.min(Math.max(total, 1), maxWindows)] ?? []
  const order = layout.toSorted((one, other) => hashText(slug + one) - hashText(slug + other))
  const lit = new Set(order.slice(0, countLitWindows(open, total)))
  return layout.map((place) => {
    const [floor, column] = place.split(' ') as [keyof typeof floors, keyof typeof columns]
    return { id: place, x: columns[column], y: floors[floor], isLit: lit.has(place) }
  })
}

/** FNV-1a: the same text always gives the same number. */
export function hashText(text: string): number {
  let number = 0x811c9dc5
  for (const letter of text) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return number >>> 0
}
