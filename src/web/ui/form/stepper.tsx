import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import './stepper.css'

type StepperProps = {
  /** Name of the group: "Beds open at Harbor Row House". */
  label: string
  fewerLabel: string
  moreLabel: string
  /** null where nobody has said a number: plus begins at 1. */
  value: number | null
  /** Read after the number: "open". */
  unit: string
  /** Read where there is no number. */
  none?: string
  min?: number
  max: number
  onChange: (value: number) => void
}

/** Minus, a number, plus. Minus stops at `min` (0), plus at `max`; there they keep the focus, and say that they do nothing. */
export function Stepper(props: StepperProps) {
  const { label, fewerLabel, moreLabel, value, unit, none = 'no number', min = 0, max, onChange } = props
  const known = value ?? min
  return (
    <fieldset className="stepper" aria-label={label}>
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
