/** Of one house in one month. A bed-day is one bed on one day; days without a number that counts are in no sum. */
export type BedNumbers = { days: number; knownDays: number; bedDays: number; takenDays: number; movedIn: number }

/** In whole percent, rounded down, so that it says 100 only where every bed was taken; null where nothing is known. */
export function computeOccupancy({ bedDays, takenDays }: Pick<BedNumbers, 'bedDays' | 'takenDays'>): number | null {
  return bedDays === 0 ? null : Math.floor((takenDays * 100) / bedDays)
}

export function sumBeds(all: readonly BedNumbers[]): BedNumbers {
  const sum = (of: (one: BedNumbers) => number) => all.reduce((total, one) => total + of(one), 0)
  return {
    days: sum(({ days }) => days),
    knownDays: sum(({ knownDays }) => knownDays),
    bedDays: sum(({ bedDays }) => bedDays),
    takenDays: sum(({ takenDays }) => takenDays),
    movedIn: sum(({ movedIn }) => movedIn),
  }
}
