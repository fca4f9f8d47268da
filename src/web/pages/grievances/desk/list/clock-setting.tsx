import type { HandlingWords } from '#content/grievances/desk/handling.ts'
import type { GrievanceList } from '#contract/grievances/handling.ts'
import { clockParts, mostClockDays, toShownClock } from '#domain/grievances/clock.ts'
import { InputField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { SettingForm } from '#web/parts/desk/form/setting-form.tsx'

type ClockSettingProps = {
  setting: NonNullable<GrievanceList['setting']>
  words: HandlingWords['setting']
}

export function ClockSetting({ setting: { own, source }, words }: ClockSettingProps) {
  return (
    <FormFold summary={words.title} id="clock" held={{ act: 'clock' }} className="mt-5">
      <SettingForm
        act="clock"
        shown={toShownClock(own, source)}
        said={words.said}
        didNotWork={words.didNotWork}
        className="stack stack-fill gap-4 w-40"
      >
        <p className="small ink-2">{words.lead}</p>
        {clockParts.map((part) => (
          <InputField
            key={part}
            name={part}
            label={words.parts[part]}
            help={words.byDefault(part)}
            type="number"
            inputMode="numeric"
            min={1}
            max={mostClockDays}
            start={own[part] ?? ''}
          />
        ))}
        <InputField
          name="source"
          label={words.source}
          help={words.sourceHelp}
          isOptional
          maxLength={300}
          start={source}
        />
        <p>
          <SubmitButton label={words.save} />
        </p>
      </SettingForm>
    </FormFold>
  )
}
