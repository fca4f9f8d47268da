import { type ReactNode, useId } from 'react'
import { readProgress } from './progress-value.ts'
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
