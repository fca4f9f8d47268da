import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Failure } from '#web/plumbing/failure.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { FormTrouble } from './read-answer.ts'
import './post-form.css'

export type FormField<Name extends string> = {
  name: Name
  label: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  maxLength: number
  help?: string
}

type PostFormProps<Name extends string> = {
  /** Where a browser without script posts to. */
  action: string
  fields: readonly FormField<Name>[]
  /** Values that go along unseen. */
  hidden?: Readonly<Record<string, string>>
  submit: { words: string; pending: string; look?: 'primary' | 'line' }
  /** What a post without script came back with. */
  answered?: FormTrouble | null
  /** `value` gives what was written into a field. */
  send: (value: (name: Name) => string) => Promise<{ kind: 'done' } | Failure>
  onDone: () => void
  children?: ReactNode
}

/** A short form of text fields that works as a plain post and, with script, without leaving the page. */
export function PostForm<Name extends string>(props: PostFormProps<Name>) {
  const { action, fields, hidden = {}, submit, answered = null, children } = props
  const { form, pending, trouble, send } = usePost(props, answered)
  // A sentence about a field stands with the field; the one for the whole stands by itself only without any.
  const isWhole = trouble && !fields.some(({ name }) => trouble.fields[name])
  return (
    <form
      data-held=""
      ref={form}
      className="stack stack-fill post-form"
      method="post"
      action={action}
      noValidate
      onSubmit={send}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, label, help, ...rest }) => (
        <Field key={name} label={label} help={help} error={trouble?.fields[name]}>
          {(wiring) => <Control {...wiring} {...rest} name={name} required />}
        </Field>
      ))}
      {isWhole && (
        <div tabIndex={-1} data-trouble>
          <Notice tone="danger" title={trouble.message} />
        </div>
      )}
      <Button type="submit" look={submit.look ?? 'primary'} disabled={pending}>
        {pending ? submit.pending : submit.words}
      </Button>
      {children}
    </form>
  )
}

function Control({ type = 'text', ...rest }: Omit<ComponentProps<'input'>, 'type'> & { type?: string | undefined }) {
  return type === 'password' ? <PasswordInput {...rest} /> : <Input {...rest} type={type} />
}

function usePost<Name extends string>(props: PostFormProps<Name>, answered: FormTrouble | null) {
  const { send, onDone } = props
  const form = useRef<HTMLFormElement>(null)
  const [pending, setPending] = useState(false)
  const [trouble, setTrouble] = useState(answered)
  useEffect(() => {
    if (trouble) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-trouble]')?.focus()
  }, [trouble])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const data = new FormData(event.currentTarget)
    setPending(true)
    const result = await send((name) => String(data.get(name) ?? ''))
    setPending(false)
    if (result.kind === 'done') onDone()
    else setTrouble(result)
  }
  return { form, pending, trouble, send: onSubmit }
}
