import type { HandlingWords } from '#content/desk/grievances/handling.ts'
import type { GrievanceList } from '#contract/grievances/handling.ts'
import { clockParts, mostClockDays } from '#domain/grievances/clock.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type ClockSettingProps = {
  setting: NonNullable<GrievanceList['setting']>
  refused: RefusedForm | null
  words: HandlingWords['setting']
}

export function ClockSetting({ setting: { own, source }, refused, words }: ClockSettingProps) {
  return (
    <Disclosure summary={words.title} id="clock" {...(refused !== null && { open: true })}>
      <DeskForm
        act="clock"
        said={words.said}
        didNotWork={words.didNotWork}
        refused={refused}
        className="stack stack-fill gap-4 w-40"
      >
        {({ errors, typed, isPending }) => (
          <>
            <p className="small ink-2">{words.lead}</p>
            {clockParts.map((part) => (
              <Field key={part} label={words.parts[part]} help={words.byDefault(part)} error={errors[part]}>
                {(wiring) => (
                  <Input
                    {...wiring}
                    name={part}
                    type="number"
                    inputMode="numeric"
                    min={1}
                    max={mostClockDays}
                    defaultValue={typed[part] ?? own[part] ?? ''}
                  />
                )}
              </Field>
            ))}
            <Field label={words.source} help={words.sourceHelp} error={errors.source} optional>
              {(wiring) => <Input {...wiring} name="source" maxLength={300} defaultValue={typed.source ?? source} />}
            </Field>
            <p>
              <Button type="submit" aria-disabled={isPending}>
                {words.save}
              </Button>
            </p>
          </>
        )}
      </DeskForm>
    </Disclosure>
  )
}
