import { defaultSharedDays, sharedListLimits } from '#contract/inquiries/shared-list.ts'
import '#web/ui/text/card.css'
import type { SharedWords } from '#content/seekers/together/shared-list.en.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Select } from '#web/ui/form/input.tsx'

type ShareFormProps = { path: string; slugs: readonly string[]; words: SharedWords['share'] }

export function ShareForm({ path, slugs, words }: ShareFormProps) {
  return (
    <Form
      action={`${path}/shared/new`}
      hidden={{ homes: slugs.join(',') }}
      className="share-form row align-end card pad-4 w-40 no-print"
    >
      <Field label={words.ends} id="share-days">
        {(wiring) => (
          <Select
            {...wiring}
            name="days"
            defaultValue={String(defaultSharedDays)}
            options={sharedListLimits.days.map((days) => ({ value: String(days), words: words.days(days) }))}
          />
        )}
      </Field>
      <Button type="submit" icon="share">
        {words.title}
      </Button>
      <p className="w-full small quiet">{words.lead}</p>
    </Form>
  )
}
