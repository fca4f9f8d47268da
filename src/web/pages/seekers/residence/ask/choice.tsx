type ChoiceProps<Value extends string> = {
  name: string
  legend: string
  options: readonly Value[]
  words: Record<Value, string>
  chosen: string | undefined
}

export function Choice<Value extends string>({ name, legend, options, words, chosen }: ChoiceProps<Value>) {
  return (
    <fieldset className="field">
      <legend className="label mb-2">{legend}</legend>
      <div className="choice row gap-2">
        {options.map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span className="btn btn-line">{words[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
