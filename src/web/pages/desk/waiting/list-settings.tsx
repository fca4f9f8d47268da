import type { WaitingWords } from '#content/desk/messages/waiting.ts'
import type { WaitingLists, WaitingResidence } from '#contract/inquiries/waiting.ts'
import { pingDays } from '#domain/waiting/waiting.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Checkbox, Input } from '#web/ui/form/input.tsx'

type ListSettingsProps = {
  residence: WaitingResidence
  list: NonNullable<WaitingLists['list']>
  refused: RefusedForm | null
  words: WaitingWords
}

export function ListSettings({ residence, list, refused, words }: ListSettingsProps) {
  const { settings } = words
  return (
    <DeskForm
      act="settings"
      hidden={{ house: residence.id }}
      said={words.said.settings}
      didNotWork={words.didNotWork}
      refused={refused}
      className="desk-form stack stack-fill gap-3"
    >
      {({ isPending, errors, typed }) => (
        <>
          <Field label={settings.days} help={settings.daysHelp} error={errors.ping_days}>
            {(wiring) => (
              <Input
                {...wiring}
                name={'ping_days'}
                type={'number'}
                inputMode={'numeric'}
                min={pingDays.least}
                max={pingDays.most}
                className="input-short"
                defaultValue={typed.ping_days ?? list.pingDays}
              />
            )}
          </Field>
          <Checkbox name="shows_count" value="yes" defaultChecked={list.showsCount}>
            {settings.shows}
          </Checkbox>
          <Button type="submit" aria-disabled={isPending}>
            {settings.save}
          </Button>
        </>
      )}
    </DeskForm>
  )
}
