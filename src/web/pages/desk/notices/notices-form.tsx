import type { NoticesWords } from '#content/desk/notices.ts'
import type { NoticeSettings } from '#contract/inquiries/question-notices.ts'
import { noticeWays, nudgeMinutes } from '#domain/inquiries/question-notice.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { usZones } from '#domain/states/us-zones.ts'
import { InputField, SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { OwnerForm } from '#web/parts/desk/form/owner-form.tsx'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { useReread } from '#web/parts/desk/news/use-reread.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Checkbox } from '#web/ui/form/input.tsx'

type Values = Readonly<Record<string, string | undefined>>

type NoticesFormProps = {
  settings: NoticeSettings
  words: NoticesWords
  answered: FormAnswer | null
  onDone: () => void
}

export function NoticesForm({ settings, words, answered, onDone }: NoticesFormProps) {
  const reread = useReread()
  const values: Values = answered?.values ?? toValues(settings)
  return (
    <OwnerForm
      action="/workspace/notices"
      className="grid gap-5 w-40 pad-y-4"
      answered={answered}
      onDone={async (sent) => {
        await reread(sent)
        onDone()
      }}
    >
      {({ trouble }) => {
        const fields = trouble?.fields ?? {}
        const shared = { settings, words, values, fields }
        return (
          <>
            {trouble && (
              <div tabIndex={-1} data-trouble>
                <DeskTrouble message={trouble.message} announced={false} />
              </div>
            )}
            <WayPart {...shared} />
            <ResidencesPart {...shared} />
            <HoursPart words={words} values={values} />
            <p className="acts row gap-2">
              <SubmitButton variant="primary" label={words.save} pending={words.saving} />
            </p>
          </>
        )
      }}
    </OwnerForm>
  )
}

type PartProps = {
  settings: NoticeSettings
  words: NoticesWords
  values: Values
  fields: Readonly<Record<string, string>>
}

function WayPart({ settings, words, values, fields }: PartProps) {
  const ways = noticeWays.filter((way) => way !== 'text' || settings.textsGoOut)
  return (
    <fieldset className="stack stack-fill gap-2">
      <legend className="label mb-1">{words.way}</legend>
      {ways.map((way) => (
        <label key={way} className="choice marked gap-3 align-start pad-3">
          <input type="radio" name="way" value={way} defaultChecked={values.way === way} />
          <span className="stack gap-0">
            <b>{way === 'none' && settings.push !== null ? words.noneBesideDevices : words.ways[way]}</b>
            {way === 'email' && <span className="small ink-2 break">{words.to(settings.email)}</span>}
            {way === 'none' && <span className="small ink-2">{words.none}</span>}
          </span>
        </label>
      ))}
      {fields.way && <p className="error">{fields.way}</p>}
      {settings.textsGoOut && (
        <InputField
          name="phone"
          label={words.phone}
          help={words.phoneHelp}
          type="tel"
          maxLength={30}
          start={values.phone}
        />
      )}
    </fieldset>
  )
}

function ResidencesPart({ settings: { residences }, words, values, fields }: PartProps) {
  return (
    <fieldset className="some-of stack stack-fill gap-2">
      <legend className="label mb-1">{words.houses}</legend>
      <Checkbox name="all" defaultChecked={values.all !== undefined}>
        {words.all}
      </Checkbox>
      {fields.all && <p className="error">{fields.all}</p>}
      <div className="some">
        {residences.map(({ id, name }) => (
          <Checkbox key={id} name={`house.${id}`} defaultChecked={values[`house.${id}`] !== undefined}>
            {name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}

const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  words: `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`,
}))
const zoneOptions = usZones.map(({ zone, words }) => ({ value: zone, words }))

function HoursPart({ words, values }: Pick<PartProps, 'words' | 'values'>) {
  return (
    <fieldset className="if-on grid gap-3">
      <legend className="label mb-1">{words.hours}</legend>
      <Checkbox name="quiet" defaultChecked={values.quiet !== undefined}>
        {words.quiet}
      </Checkbox>
      <p className="small ink-2">{words.quietHelp}</p>
      <div className="some grid gap-3">
        <div className="two">
          <SelectField name="from" label={words.from} options={hourOptions} start={values.from} />
          <SelectField name="to" label={words.until} options={hourOptions} start={values.to} />
        </div>
        <SelectField name="zone" label={words.zone} options={zoneOptions} start={values.zone} />
        <Checkbox name="tonight" defaultChecked={values.tonight !== undefined}>
          {words.tonight}
        </Checkbox>
      </div>
      <p className="small ink-2">{words.again(nudgeMinutes)}</p>
    </fieldset>
  )
}

const usualNight = { from: 22, to: 7 }

function toValues({ way, phone, residenceIds, quiet, timeZone, tonightPasses }: NoticeSettings): Values {
  const { from, to } = quiet ?? usualNight
  const values: Record<string, string> = {
    way,
    phone: formatPhone(phone),
    from: String(from),
    to: String(to),
    zone: timeZone,
  }
  if (residenceIds === null) values.all = 'on'
  for (const id of residenceIds ?? []) values[`house.${id}`] = 'on'
  if (quiet !== null) values.quiet = 'on'
  if (tonightPasses) values.tonight = 'on'
  return values
}
