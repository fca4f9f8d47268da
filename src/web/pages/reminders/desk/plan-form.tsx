import type { RemindersWords } from '#content/reminders/reminders.ts'
import type { ReminderSetup } from '#contract/reminders/reminders.ts'
import { formatHour } from '#domain/reminders/reminder-hour.ts'
import { usZones } from '#domain/states/us-zones.ts'
import { SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { OwnerForm } from '#web/parts/desk/form/owner-form.tsx'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { formatDayAndTime } from '#web/parts/desk/moment/moment-words.ts'
import { useReread } from '#web/parts/desk/news/use-reread.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import type { FormSent } from '#web/ui/form/form-way.ts'
import { Checkbox } from '#web/ui/form/input.tsx'
import type { PlanValues } from './plan-values.ts'
import { planForm } from './preview.tsx'
import { Recipient } from './recipient.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const hourOptions = hours.map((hour) => ({ value: String(hour), words: formatHour(hour) }))
const zoneOptions = usZones.map(({ zone, words }) => ({ value: zone, words }))

type PlanFormProps = {
  setup: ReminderSetup
  values: PlanValues
  words: RemindersWords
  answered: FormAnswer | null
  onDone: (sent: FormSent) => void
}

export function PlanForm({ setup, values, words: { plan: words, recipient }, answered, onDone }: PlanFormProps) {
  const { people, residences, nextAt, plan } = setup
  const reread = useReread()
  return (
    <OwnerForm
      id={planForm}
      action="/workspace/reminders"
      className="grid gap-5 w-40"
      answered={answered}
      onDone={async (sent) => {
        await reread(sent)
        onDone(sent)
      }}
    >
      {({ trouble }) => {
        const fields = trouble?.fields ?? {}
        return (
          <>
            {trouble && (
              <div tabIndex={-1} data-trouble>
                <DeskTrouble message={trouble.message} announced={false} />
              </div>
            )}
            <Checkbox emphasis name="on" defaultChecked={values.on !== undefined}>
              {words.on}
            </Checkbox>
            {nextAt !== null && (
              <p className="small ink-2">
                {words.next(formatDayAndTime(new Date(nextAt), { timeZone: plan.timeZone }), plan.timeZone)}
              </p>
            )}
            <div className="two">
              <SelectField name="hour" label={words.hour} options={hourOptions} start={values.hour} />
              <SelectField name="zone" label={words.zone} options={zoneOptions} start={values.zone} />
            </div>
            <fieldset className="row gap-5 tight" aria-describedby={fields.days && 'days-error'}>
              <legend className="label">{words.days}</legend>
              {words.eachDay.map((day, place) => (
                <Checkbox key={day} name={`day.${place}`} defaultChecked={values[`day.${place}`] !== undefined}>
                  {day}
                </Checkbox>
              ))}
              {fields.days && (
                <p className="error w-full" id="days-error">
                  {fields.days}
                </p>
              )}
            </fieldset>
            <fieldset className="ruled line-below" aria-describedby={fields.to && 'to-error'}>
              <legend className="label">{words.who}</legend>
              {fields.to && (
                <p className="error" id="to-error">
                  {fields.to}
                </p>
              )}
              {people.map((person) => (
                <Recipient
                  key={person.id}
                  person={person}
                  residences={residences}
                  values={values}
                  fields={fields}
                  words={recipient}
                />
              ))}
            </fieldset>
            <p className="acts row gap-2">
              <SubmitButton variant="primary" label={words.submit} />
            </p>
          </>
        )
      }}
    </OwnerForm>
  )
}
