import type { ReactNode } from 'react'
import { type FormTrouble, type SentFormParts, useSentForm } from './use-sent-form.ts'

export type FormState = { isPending: boolean; trouble: FormTrouble | null }

type FormProps = SentFormParts & {
  /** Where without script the page comes back at. */
  anchor?: string | undefined
  /** Values that go along unseen. */
  hidden?: Readonly<Record<string, string>>
  className?: string | undefined
  children: (state: FormState) => ReactNode
}

/** A form that works as a plain post to its page's own address and, with script, without leaving the page. */
export function Form({ anchor, hidden = {}, className, children, ...parts }: FormProps) {
  const { form, isPending, trouble, submit } = useSentForm(parts)
  return (
    <form
      data-held=""
      ref={form}
      className={className}
      method="post"
      action={anchor === undefined ? parts.action : `${parts.action}#${anchor}`}
      noValidate
      onSubmit={submit}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children({ isPending, trouble })}
    </form>
  )
}
