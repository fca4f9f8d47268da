import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import './segmented.css'

export type Segment<Value extends string> = { value: Value; words: string; icon?: IconName }

type SegmentedProps<Value extends string> = {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** The field's name in the form around it: without script, choosing one sends that form. */
  name?: string
}

export function Segmented<Value extends string>({ label, segments, value, onChange, name }: SegmentedProps<Value>) {
  return (
    <fieldset className="seg" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          {...(name ? { type: 'submit', name, value: segment.value } : { type: 'button' })}
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
        >
          {segment.icon && <Icon name={segment.icon} />}
          {segment.words}
        </button>
      ))}
    </fieldset>
  )
}
