import { useRef } from 'react'
import { Field } from '#web/ui/form/field.tsx'
import { Input, type Option, Select } from '#web/ui/form/input.tsx'

type StateFieldProps = {
  label: string
  optional: boolean
  id: string
  error: string | undefined
  options: readonly Option[] | null
  initial: string
}

/** A text field when the list could not be loaded, so that nothing is blocked. */
export function StateField({ options, initial, ...field }: StateFieldProps) {
  // What was chosen goes over in words when the list gives way to the text field.
  const chosenWords = useRef('')
  if (options) {
    return (
      <Field {...field}>
        {(wiring) => (
          <Select
            {...wiring}
            ref={(list) => () => {
              const chosen = list?.options[list.selectedIndex]
              chosenWords.current = chosen?.value ? (chosen.textContent ?? '') : ''
            }}
            name="stateId"
            options={options}
            placeholder="Choose a state"
            defaultValue={initial}
          />
        )}
      </Field>
    )
  }
  return (
    <Field {...field} help="The list did not load. Write your state here.">
      {(wiring) => (
        <Input
          {...wiring}
          ref={(input) => {
            if (input && chosenWords.current) input.value = chosenWords.current
            chosenWords.current = ''
          }}
          name="stateId"
          autoComplete="address-level1"
          maxLength={60}
          defaultValue={initial}
        />
      )}
    </Field>
  )
}
