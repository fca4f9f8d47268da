import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import './stepper.css'

type StepperProps = {
  /** Name of the group: "Beds open at Harbor Row House". */
  label: string
  fewerLabel: string
  moreLabel: string
  value: number
  /** Read after the number: "open". */
  unit: string
  min?: number
  max: number
  onChange: (value: number) => void
}

/** Minus, a number, plus. Minus stops at `min` (0), plus at `max`. */
export function Stepper({ label, fewerLabel, moreLabel, value, unit, min = 0, max, onChange }: StepperProps) {
  return (
    <fieldset className="stepper" aria-label={label}>
      <button type="button" aria-label={fewerLabel} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon name="minus" />
      </button>
      <output aria-live="polite">
        {value}
        <VisuallyHidden> {unit}</VisuallyHidden>
      </output>
      <button type="button" aria-label={moreLabel} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
