import type { RemindersWords } from '#content/reminders/reminders.ts'
import type { ReminderSetup } from '#contract/reminders/reminders.ts'
import { formatHour } from '#domain/reminders/reminder-hour.ts'
import { SelectField } from '#web/parts/desk/form/form-fields.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Checkbox, Input } from '#web/ui/form/input.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { PlanValues } from './plan-values.ts'

type RecipientProps = {
  person: ReminderSetup['people'][number]
  residences: ReminderSetup['residences']
  values: PlanValues
  fields: Readonly<Record<string, string>>
  words: RemindersWords['recipient']
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), words: formatHour(hour) }))

export function Recipient({ person: { id, name, email, isYou }, residences, values, fields, words }: RecipientProps) {
  // Repeated labels also say whose they are.
  const drawLabel = (label: string) => (
    <>
      {label}
      <VisuallyHidden>{words.of(name)}</VisuallyHidden>
    </>
  )
  return (
    <div className="reminder-person grid gap-2 break">
      <Checkbox name={`to.${id}`} defaultChecked={values[`to.${id}`] !== undefined}>
        <b>{isYou ? words.you(name) : name}</b>
        {name !== email && <span className="ink-2"> {email}</span>}
      </Checkbox>
      <div className="reminder-how two gap-3">
        <SelectField
          name={`way.${id}`}
          label={drawLabel(words.how)}
          options={(['email', 'text'] as const).map((value) => ({ value, words: words.ways[value] }))}
          start={values[`way.${id}`] ?? 'email'}
        />
        <Field
          className="reminder-phone"
          label={drawLabel(words.phone)}
          error={fields[`phone.${id}`]}
          help={words.phoneHelp}
        >
          {(wiring) => (
            <Input {...wiring} name={`phone.${id}`} type="tel" maxLength={30} defaultValue={values[`phone.${id}`]} />
          )}
        </Field>
        <SelectField
          name={`hour.${id}`}
          label={drawLabel(words.hour)}
          error={fields[`hour.${id}`]}
          options={[{ value: 'plan', words: words.asAbove }, ...hours]}
          start={values[`hour.${id}`] ?? 'plan'}
        />
        <div className="some-of full">
          <Checkbox name={`all.${id}`} defaultChecked={values[`all.${id}`] !== undefined}>
            {drawLabel(words.all)}
          </Checkbox>
          {fields[`all.${id}`] && <p className="error">{fields[`all.${id}`]}</p>}
          <div className="some">
            {residences.map((residence) => (
              <Checkbox
                key={residence.id}
                name={`house.${id}.${residence.id}`}
                defaultChecked={values[`house.${id}.${residence.id}`] !== undefined}
              >
                {drawLabel(residence.name)}
              </Checkbox>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
