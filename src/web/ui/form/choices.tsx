import { Icon } from '#web/ui/icon/icon.tsx'
import type { Option } from './input.tsx'

type ChoicesProps = {
  name: string
  id: string
  legend: string
  options: readonly Option[]
  defaultValue?: string
  error?: string
}

/** The whole question takes the focus of what leads to it: a legend takes none. */
export function Choices({ name, id, legend, options, defaultValue, error }: ChoicesProps) {
  return (
    <fieldset
      className="field stack gap-1"
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="label mb-2">{legend}</legend>
      {options.map(({ value, words }) => (
        <label key={value} className="checkline">
          <input type="radio" name={name} value={value} required defaultChecked={value === defaultValue} />
          <span>{words}</span>
        </label>
      ))}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
