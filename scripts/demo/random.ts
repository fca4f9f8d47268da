import { createHash } from 'node:crypto'

/** The same seed gives the same choices on every machine. */
export type Random = {
  /** At least 0, under 1. */
  next(): number
  /** Both ends included. */
  whole(from: number, to: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Weights need not add up to 1. */
  weighted<Item>(choices: readonly (readonly [item: Item, weight: number])[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
}

/** Mulberry32 by Tommy Ettinger (public domain), seeded with the first four bytes of the seed's SHA-1. */
function createMulberry32(seed: string): () => number {
  let state = createHash('sha1').update(seed).digest().readUInt32LE(0)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function pickWith<Item>(next: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(next() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

function pickWeightedWith<Item>(next: () => number, choices: readonly (readonly [Item, number])[]): Item {
  let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [item, weight] of choices) {
    left -= weight
    if (left < 0) return item
  }
  throw new RangeError('Nothing to choose from')
}

function shuffleWith<Item>(next: () => number, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

export function createRandom(seed: string): Random {
  const next = createMulberry32(seed)
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => pickWith(next, items),
    weighted: (choices) => pickWeightedWith(next, choices),
    shuffled: (items) => shuffleWith(next, items),
  }
}

/** Version 5 form, from `name` alone, so that every load of the demo has the same ids. */
export function buildDemoId(name: string): string {
  const bytes = createHash('sha1').update(`porchlight demo ${name}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
