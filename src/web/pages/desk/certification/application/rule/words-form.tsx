import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'

type WordsFormProps = {
  act: string
  hidden?: Readonly<Record<string, string>>
  /** The field that the call names it by. */
  name?: 'words' | 'reason'
  refused: RefusedForm | null
  label: string
  limit: number
  isOptional?: boolean
  variant?: 'line' | 'danger'
  words: { submit: string; pending: string; said: string; didNotWork: string }
}

/** A few words, and a button that sends them. */
export function WordsForm(props: WordsFormProps) {
  const { act, hidden = {}, name = 'words', refused, label, limit, isOptional, variant, words } = props
  const own = refused !== null && isSame(refused.values, hidden) ? refused : null
  return (
    <DeskForm
      act={act}
      hidden={hidden}
      said={words.said}
      didNotWork={words.didNotWork}
      refused={own}
      className="stack stack-fill gap-3"
    >
      {({ isPending, errors, typed }) => (
        <>
          <Field label={label} optional={isOptional ?? false} error={errors[name]}>
            {(wiring) => <Textarea {...wiring} name={name} rows={3} maxLength={limit} defaultValue={typed[name]} />}
          </Field>
          <p>
            <Button type="submit" variant={variant} aria-disabled={isPending}>
              {isPending ? words.pending : words.submit}
            </Button>
          </p>
        </>
      )}
    </DeskForm>
  )
}

const isSame = (values: Readonly<Record<string, string>>, hidden: Readonly<Record<string, string>>) =>
  Object.entries(hidden).every(([name, value]) => values[name] === value)
