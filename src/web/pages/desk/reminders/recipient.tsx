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
}

const ways = [
  { value: 'email', words: 'By email' },
  { value: 'text', words: 'As a text message' },
]

const hours = [
  { value: 'plan', words: 'As above' },
  ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), words: formatHour(hour) })),
]

export function Recipient({ person: { id, name, email, isYou }, residences, values, fields }: RecipientProps) {
  return (
    <div className="reminder-person grid gap-2 break">
      <Checkbox name={`to.${id}`} defaultChecked={values[`to.${id}`] !== undefined}>
        <b>{isYou ? `${name} (you)` : name}</b>
        {name !== email && <span className="ink-2"> {email}</span>}
      </Checkbox>
      <div className="reminder-how two gap-3">
        <SelectField
          name={`way.${id}`}
          label={<>How{drawHiddenName(name)}</>}
          options={ways}
          start={values[`way.${id}`] ?? 'email'}
        />
        <Field
          className="reminder-phone"
          label={<>Mobile number{drawHiddenName(name)}</>}
          error={fields[`phone.${id}`]}
          help="Only for reminders. The owner and managers can see it."
        >
          {(wiring) => (
            <Input {...wiring} name={`phone.${id}`} type="tel" maxLength={30} defaultValue={values[`phone.${id}`]} />
          )}
        </Field>
        <SelectField
          name={`hour.${id}`}
          label={<>Hour{drawHiddenName(name)}</>}
          error={fields[`hour.${id}`]}
          options={hours}
          start={values[`hour.${id}`] ?? 'plan'}
        />
        <div className="some-of full">
          <Checkbox name={`all.${id}`} defaultChecked={values[`all.${id}`] !== undefined}>
            All houses{drawHiddenName(name)}
          </Checkbox>
          {fields[`all.${id}`] && <p className="error">{fields[`all.${id}`]}</p>}
          <div className="some">
            {residences.map((residence) => (
              <Checkbox
                key={residence.id}
                name={`house.${id}.${residence.id}`}
                defaultChecked={values[`house.${id}.${residence.id}`] !== undefined}
              >
                {residence.name}
                {drawHiddenName(name)}
              </Checkbox>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

/** For screen readers: repeated labels also say whose they are. */
function drawHiddenName(name: string) {
  return <VisuallyHidden> for {name}</VisuallyHidden>
}
