import { sharedListLimits, usualSharedDays } from '#contract/shared-list.ts'
import type { SharedWords } from '#domain/seeker-words/shared-list-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

type ShareFormProps = { path: string; slugs: readonly string[]; words: SharedWords['share'] }

/** Makes a link to these homes that ends by itself: a plain form. */
export function ShareForm({ path, slugs, words }: ShareFormProps) {
  return (
    <details className="share-list no-print">
      <summary className="btn btn-line btn-sm">
        <Icon name="share" />
        {words.title}
      </summary>
      <form method="post" action={`${path}/shared/new`} className="stack gap-3 share-form">
        <p className="small">{words.lead}</p>
        <input type="hidden" name="homes" value={slugs.join(',')} />
        <Field label={words.ends}>
          {(wiring) => (
            <Select
              {...wiring}
              name="days"
              defaultValue={String(usualSharedDays)}
              options={sharedListLimits.days.map((days) => ({ value: String(days), words: words.days(days) }))}
            />
          )}
        </Field>
        <Button type="submit" look="primary" small>
          {words.submit}
        </Button>
      </form>
    </details>
  )
}
