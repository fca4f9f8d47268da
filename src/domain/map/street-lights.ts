/** More lit windows than this turn the street into a wall of yellow. */
const MOST_LIGHTS = 48

/** How the street shows the open beds of the whole directory: `lit` windows, each standing for `bedsPerLight`. */
export type StreetLights = { bedsPerLight: number; lit: number }

/**
 * The lights of the street for a number of open beds (a whole number, 0 or more). One light stands for 1, 2 or 5 beds,
 * or ten, a hundred ... times as many: the smallest of these steps that lights at most 48 windows. It rounds down, so
 * that the street never promises a bed that nobody counted.
 */
export function streetLights(openBeds: number): StreetLights {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) {
      const lit = Math.floor(openBeds / (step * power))
      if (lit <= MOST_LIGHTS) return { bedsPerLight: step * power, lit }
    }
  }
}
