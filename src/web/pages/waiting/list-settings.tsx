import type { WaitingWords } from '#content/waiting/waiting-desk.ts'
import type { WaitingLists, WaitingResidence } from '#contract/waiting/waiting.ts'
import { pingDays } from '#domain/waiting/waiting.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'

type ListSettingsProps = {
  residence: WaitingResidence
  list: NonNullable<WaitingLists['list']>
  words: WaitingWords
}

export function ListSettings({ residence, list, words }: ListSettingsProps) {
  const { settings } = words
  return (
    <DeskForm
      act="settings"
      hidden={{ house: residence.id }}
      said={words.said.settings}
      className="desk-form stack stack-fill gap-3"
    >
      <InputField
        name="ping_days"
        label={settings.days}
        help={settings.daysHelp}
        type="number"
        inputMode="numeric"
        min={pingDays.least}
        max={pingDays.most}
        className="input-short"
        start={list.pingDays}
      />
      <Checkbox name="shows_count" value="yes" defaultChecked={list.showsCount}>
        {settings.shows}
      </Checkbox>
      <SubmitButton label={settings.save} />
    </DeskForm>
  )
}
