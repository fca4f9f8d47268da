import { Button } from '#web/ui/action/button.tsx'
import { DeskForm, type RefusedForm } from './desk-form.tsx'
import { WordsField } from './words-field.tsx'

type WordsFormProps = {
  act: string
  hidden?: Readonly<Record<string, string>>
  focusAfter?: string
  name?: 'words' | 'reason'
  refused: RefusedForm | null
  label: string
  help?: string
  limit: number
  isOptional?: boolean
  variant?: 'line' | 'danger' | 'primary'
  words: { submit: string; pending?: string; said: string; didNotWork: string }
}

export function WordsForm(props: WordsFormProps) {
  const {
    act,
    hidden = {},
    focusAfter,
    name = 'words',
    refused,
    label,
    help,
    limit,
    isOptional,
    variant,
    words,
  } = props
  const own = refused !== null && isSame(refused.values, hidden) ? refused : null
  return (
    <DeskForm
      act={act}
      hidden={hidden}
      focusAfter={focusAfter}
      said={words.said}
      didNotWork={words.didNotWork}
      refused={own}
      className="stack stack-fill gap-3 w-40"
    >
      {({ isPending, errors, typed }) => (
        <>
          <WordsField
            name={name}
            label={label}
            help={help}
            error={errors[name]}
            typed={typed[name]}
            maxLength={limit}
            isOptional={isOptional}
          />
          <p>
            <Button type="submit" variant={variant} aria-disabled={isPending}>
              {isPending ? (words.pending ?? words.submit) : words.submit}
            </Button>
          </p>
        </>
      )}
    </DeskForm>
  )
}

/** A field named code never comes back, as it might be a secret one: a form of a rule is known by its id. */
const isSame = (values: Readonly<Record<string, string>>, hidden: Readonly<Record<string, string>>) =>
  Object.entries(hidden).every(([name, value]) => name === 'code' || values[name] === value)
