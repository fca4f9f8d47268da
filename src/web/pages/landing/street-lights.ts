const MOST_LIGHTS = 48

export type StreetLights = { bedsPerLight: number; lit: number }

/** Rounds down, so that the street never shows a bed that nobody counted. */
export function computeStreetLights(openBeds: number): StreetLights {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) {
      const lit = Math.floor(openBeds / (step * power))
      if (lit <= MOST_LIGHTS) return { bedsPerLight: step * power, lit }
    }
  }
}
