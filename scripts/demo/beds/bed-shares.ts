import type { Audience } from '#domain/residence/residence.ts'
import type { Random } from '#scripts/demo/random.ts'

export type BedShare = { audience: Audience; totalBeds: number }

export function pickResidenceSizes(total: number, residences: number, random: Random, smallest = 5): number[] {
  if (total < residences * smallest) throw new RangeError(`${total} beds are too few for ${residences} homes`)
  const weights = Array.from({ length: residences }, () => 0.3 + random.next() + random.next())
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0)
  const spareBytes = total - residences * smallest
  const sizes = weights.map((weight) => smallest + Math.floor((spareBytes * weight) / weightSum))
  let left = total - sizes.reduce((sum, size) => sum + size, 0)
  return sizes.map((size) => (left-- > 0 ? size + 1 : size))
}

type Split = readonly [first: Audience, second?: Audience]

const splits: readonly (readonly [Split, number])[] = [
  [['men'], 44],
  [['women'], 24],
  [['any'], 8],
  [['women', 'women_with_children'], 9],
  [['men', 'women'], 7],
  [['families'], 3],
  [['any', 'couples'], 3],
  [['lgbtq'], 2],
]

export function pickBedShares(totalBeds: number, random: Random): BedShare[] {
  const [first, second] = random.weighted(splits)
  if (second === undefined) return [{ audience: first, totalBeds }]
  const forSecond = Math.max(1, Math.round(totalBeds / 3))
  return [
    { audience: first, totalBeds: totalBeds - forSecond },
    { audience: second, totalBeds: forSecond },
  ]
}
