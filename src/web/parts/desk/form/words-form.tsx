import type { ButtonProps } from '#web/ui/action/button.tsx'
import { DeskForm } from './desk-form.tsx'
import { SubmitButton } from './form-fields.tsx'
import { type RefusedForm, useRefused } from './refused-form.ts'
import { WordsField } from './words-field.tsx'

type WordsFormProps = Pick<ButtonProps, 'variant' | 'icon'> & {
  act: string
  hidden?: Readonly<Record<string, string>>
  focusAfter?: string
  name?: 'words' | 'reason'
  refused?: RefusedForm | null
  lead?: string
  label: string
  help?: string | undefined
  limit: number
  rows?: number
  isOptional?: boolean
  /** Beside the page, where its button is as wide as the column. */
  isBeside?: boolean
  words: { submit: string; pending?: string; said: string; didNotWork: string }
}

export function WordsForm(props: WordsFormProps) {
  const ofPage = useRefused()
  const {
    act,
    hidden = {},
    focusAfter,
    refused = ofPage,
    lead,
    limit,
    variant,
    icon,
    isBeside = false,
    words,
    ...field
  } = props
  const submit = <SubmitButton variant={variant} icon={icon} label={words.submit} pending={words.pending} />
  return (
    <DeskForm
      act={act}
      hidden={hidden}
      focusAfter={focusAfter}
      said={words.said}
      didNotWork={words.didNotWork}
      refused={refused !== null && isSame(refused.values, hidden) ? refused : null}
      className={isBeside ? 'stack stack-fill gap-3 no-print' : 'stack stack-fill gap-3 w-40 no-print'}
    >
      {lead !== undefined && <p className="small ink-2">{lead}</p>}
      <WordsField {...field} maxLength={limit} />
      {isBeside ? submit : <p>{submit}</p>}
    </DeskForm>
  )
}

/** A field named code never comes back, as it might be a secret one: a form of a rule is known by its id. */
const isSame = (values: Readonly<Record<string, string>>, hidden: Readonly<Record<string, string>>) =>
  Object.entries(hidden).every(([name, value]) => name === 'code' || values[name] === value)
