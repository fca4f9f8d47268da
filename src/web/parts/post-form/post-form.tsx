import type { ComponentProps, ReactNode } from 'react'
import type { Failure } from '#web/plumbing/failure.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Checkbox, Input } from '#web/ui/form/input.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { FormTrouble } from './form-trouble.ts'
import { useSentForm } from './use-sent-form.ts'
import './post-form.css'

export type FormField<Name extends string> = {
  name: Name
  label: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  inputMode?: 'numeric'
  maxLength: number
  help?: string
}

/** A box under the fields. Ticked, its value is "on"; otherwise there is none. */
export type FormBox<Name extends string> = { name: Name; label: string; help?: string }

type PostFormProps<Name extends string> = {
  /** Where a browser without script posts to. */
  action: string
  fields: readonly FormField<Name>[]
  boxes?: readonly FormBox<Name>[]
  /** Values that go along unseen. */
  hidden?: Readonly<Record<string, string>>
  submit: { words: string; pending: string; look?: 'primary' | 'line' }
  /** What a post without script came back with. */
  answered?: (FormTrouble & { values?: Readonly<Record<string, string>> }) | null
  /** `value` gives what was written into a field. */
  send: (value: (name: Name) => string) => Promise<{ kind: 'done' } | Failure>
  /** The form rests until it is through. */
  onDone: () => unknown
  children?: ReactNode
}

/** A short form of text fields that works as a plain post and, with script, without leaving the page. */
export function PostForm<Name extends string>(props: PostFormProps<Name>) {
  const { action, fields, boxes = [], hidden = {}, submit, answered = null, children } = props
  const {
    form,
    isPending,
    trouble,
    submit: onSubmit,
  } = useSentForm({
    answered,
    send: (typed) => props.send((name) => String(typed.get(name) ?? '')),
    onDone: props.onDone,
  })
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
      onSubmit={onSubmit}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, label, help, ...rest }) => (
        <Field key={name} label={label} help={help} error={trouble?.fields[name]}>
          {(wiring) => <Control {...wiring} {...rest} name={name} required defaultValue={answered?.values?.[name]} />}
        </Field>
      ))}
      {boxes.map(({ name, label, help }) => (
        <div key={name}>
          <Checkbox name={name}>{label}</Checkbox>
          {help && <p className="small quiet">{help}</p>}
        </div>
      ))}
      {isWhole && (
        <div tabIndex={-1} data-trouble>
          <Notice tone="danger" title={trouble.message} />
        </div>
      )}
      <Button type="submit" look={submit.look ?? 'primary'} disabled={isPending}>
        {isPending ? submit.pending : submit.words}
      </Button>
      {children}
    </form>
  )
}

function Control({ type = 'text', ...rest }: Omit<ComponentProps<'input'>, 'type'> & { type?: string | undefined }) {
  return type === 'password' ? <PasswordInput {...rest} /> : <Input {...rest} type={type} />
}
