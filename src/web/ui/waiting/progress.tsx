import { type ReactNode, useId } from 'react'
import './progress.css'

type ProgressProps = { label: ReactNode; value?: number | null; max?: number; words?: ReactNode }

export function Progress({ label, value, max, words }: ProgressProps) {
  const id = useId()
  const shown = readProgress(value, max)
  const percent = shown.value === null ? undefined : `${Math.round((shown.value / shown.max) * 100)}%`
  return (
    <div className="meter stack stack-fill gap-2">
      <div className="line between">
        <span id={id}>{label}</span>
        <b>{words ?? percent}</b>
      </div>
      <progress
        aria-labelledby={id}
        aria-valuetext={percent}
        data-state={shown.state}
        max={shown.max}
        value={shown.value ?? undefined}
      />
    </div>
  )
}

type ProgressState = 'indeterminate' | 'complete' | 'loading'

const DEFAULT_MAX = 100

/**
 * A maximum that is not above 0 is reported on the console and becomes 100; a value out of range is reported and
 * becomes null, "not known" (docs/specification.md, section 8).
 */
function readProgress(
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
