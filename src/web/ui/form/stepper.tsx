import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import './stepper.css'

type StepperProps = {
  label: string
  fewerLabel: string
  moreLabel: string
  /** Null when nobody has given a number: plus then begins at 1. */
  value: number | null
  unit: string
  none?: string
  min?: number
  max: number
  onChange: (value: number) => void
}

/** At `min` (0) and `max` the buttons keep the focus and are announced as unavailable. */
export function Stepper(props: StepperProps) {
  const { label, fewerLabel, moreLabel, value, unit, none = 'no number', min = 0, max, onChange } = props
  const known = value ?? min
  return (
    <fieldset className="stepper box-strong needs-script" aria-label={label}>
      <button
        type="button"
        aria-label={fewerLabel}
        aria-disabled={known <= min}
        onClick={() => known > min && onChange(known - 1)}
      >
        <Icon name="minus" />
      </button>
      <output aria-live="polite">
        {value === null ? <span aria-hidden="true">–</span> : value}
        <VisuallyHidden> {value === null ? none : unit}</VisuallyHidden>
      </output>
      <button
        type="button"
        aria-label={moreLabel}
        aria-disabled={known >= max}
        onClick={() => known < max && onChange(known + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
