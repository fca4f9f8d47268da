import { holdLimits } from '#contract/beds/hold-limits.ts'
import { ChoiceChip } from '#web/ui/action/chip.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { countHoursTonight } from './hold-hours.ts'

export type HoldLength = { is: 'tonight' | '24' | '48' | '168' | 'other'; typed: string }

const choices = [
  { is: 'tonight', words: 'Tonight' },
  { is: '24', words: '24 h' },
  { is: '48', words: '48 h' },
  { is: '168', words: '7 days' },
  { is: 'other', words: 'Other' },
] as const

export const lengthRule = `Between 1 hour and ${holdLimits.mostHours / 24} days.`

export function readHoldHours({ is, typed }: HoldLength, now: Date): number | null {
  const hours = is === 'tonight' ? countHoursTonight(now) : Number(is === 'other' ? typed : is)
  return Number.isInteger(hours) && hours >= 1 && hours <= holdLimits.mostHours ? hours : null
}

type HoldLengthsProps = {
  length: HoldLength
  setLength: (length: HoldLength) => void
  until: string | null
  error: string | undefined
}

export function HoldLengths({ length, setLength, until, error }: HoldLengthsProps) {
  return (
    <>
      <fieldset className="row gap-2" aria-label="How long">
        {choices.map(({ is, words }) => (
          <ChoiceChip key={is} words={words} chosen={is === length.is} onChoose={() => setLength({ ...length, is })} />
        ))}
      </fieldset>
      {length.is === 'other' ? (
        <Field label="Hours from now" help={until} error={error}>
          {(wiring) => (
            <Input
              {...wiring}
              className="input-short"
              type="number"
              inputMode="numeric"
              min={1}
              max={holdLimits.mostHours}
              value={length.typed}
              onChange={({ target }) => setLength({ is: 'other', typed: target.value })}
            />
          )}
        </Field>
      ) : (
        <p className="help" role="status">
          {until}
        </p>
      )}
    </>
  )
}
