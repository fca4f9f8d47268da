import { levelNumerals } from '#domain/language/level-numerals.ts'
import { describeNarrLevel, type NarrLevel } from '#domain/residence/residence.ts'
import { defaultOverlay, type Overlay } from './overlay.ts'
import { knownOverlays } from './states.ts'

export function buildOverlay(state: string): Overlay {
  const known = knownOverlays[state]
  return { state, sources: known?.sources ?? {}, ...defaultOverlay, ...known?.figures }
}

/** What to say where the affiliate certifies no home of this level; null where it does. */
export function refuseLevel(affiliate: string, level: NarrLevel, { levels, sources }: Overlay): string | null {
  if (levels.includes(level)) return null
  const others = levels.map((one) => levelNumerals[one]).join(', ')
  const why = sources.levels === undefined ? '' : ` (${sources.levels})`
  return `${affiliate} does not certify ${describeNarrLevel(level)}${why}. It certifies level ${others}.`
}
