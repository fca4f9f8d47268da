import type { ComponentProps, ReactNode } from 'react'
import type { FormTrouble } from './form-way.ts'
import { type SentFormParts, useSentForm } from './use-sent-form.ts'

export type FormState = { isPending: boolean; trouble: FormTrouble | null }

type FormProps = SentFormParts &
  Pick<
    ComponentProps<'form'>,
    | 'id'
    | 'className'
    | 'encType'
    | 'noValidate'
    | 'onInput'
    | 'onFocus'
    | 'onKeyDown'
    | 'aria-label'
    | 'aria-labelledby'
  > & {
    'data-draft'?: string
    anchor?: string | undefined
    hidden?: Readonly<Record<string, string>>
    children: ReactNode | ((state: FormState) => ReactNode)
  }

export function Form(props: FormProps) {
  const { anchor, hidden = {}, children, ...rest } = props
  const {
    action,
    ref,
    answered,
    headers,
    send,
    isResting,
    onSend,
    onDone,
    onFailed,
    troubleAt,
    didNotWork,
    ...attributes
  } = rest
  const { form, isPending, trouble, isPlain, submit } = useSentForm(props)
  return (
    <form
      noValidate
      {...attributes}
      data-held={isPlain ? undefined : ''}
      ref={form}
      method="post"
      action={anchor === undefined ? action : `${action}#${anchor}`}
      onSubmit={submit}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {typeof children === 'function' ? children({ isPending, trouble }) : children}
    </form>
  )
}
