import { type FactName, type FormPart, facts, listFactsOfPart } from '#domain/residence/facts.ts'
import { useResidenceForm } from './residence-form.ts'
import { CheckField, LongField, TextField, YesNoField } from './text-field.tsx'

/** Facts of a kind with choices, such as the level, have fields of their own. */
export function FactField({ name }: { name: FactName }) {
  const { words } = useResidenceForm()
  const helps: Partial<Record<string, string>> = words.edit.help
  const named = { name, help: helps[name] }
  switch (facts[name].kind) {
    case 'yes':
      return <CheckField name={name} />
    case 'yes_no':
      return <YesNoField name={name} />
    case 'text':
      return <LongField {...named} rows={6} />
    case 'list':
      return <TextField {...named} className="full" />
    case 'website':
      return <TextField {...named} type="text" inputMode="url" className="full" />
    case 'money':
      return <TextField {...named} inputMode="numeric" maxLength={12} />
    case 'count':
      return <TextField {...named} inputMode="numeric" maxLength={5} />
    default:
      return <TextField {...named} />
  }
}

export function FactsOfPart({ part }: { part: FormPart }) {
  return listFactsOfPart(part).map((name) => <FactField key={name} name={name} />)
}
