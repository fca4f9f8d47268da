export type ProgressState = 'indeterminate' | 'complete' | 'loading'

const DEFAULT_MAX = 100

/**
 * A maximum that is not above 0 is reported on the console and becomes 100; a value out of range is reported and
 * becomes null, "not known" (docs/specification.md, section 8).
 */
export function readProgress(
  value: number | null | undefined,
  max: number = DEFAULT_MAX,
): { value: number | null; max: number; state: ProgressState } {
  const safeMax = Number.isFinite(max) && max > 0 ? max : DEFAULT_MAX
  if (safeMax !== max) console.error(`Progress: invalid max ${max}. It must be a number above 0; 100 is used.`)
  if (value === null || value === undefined) return { value: null, max: safeMax, state: 'indeterminate' }
  if (!(value >= 0 && value <= safeMax)) {
    console.error(`Progress: invalid value ${value}. It must be from 0 to ${safeMax}; no value is used.`)
    return { value: null, max: safeMax, state: 'indeterminate' }
  }
  return { value, max: safeMax, state: value === safeMax ? 'complete' : 'loading' }
}
