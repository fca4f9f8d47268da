type ChoiceProps<Value extends string> = {
  name: string
  legend: string
  options: readonly Value[]
  words: Record<Value, string>
  chosen: string
}

export function Choice<Value extends string>({ name, legend, options, words, chosen }: ChoiceProps<Value>) {
  return (
    <fieldset className="field choice-field">
      <legend className="label">{legend}</legend>
      <div className="choice">
        {options.map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{words[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
