import { type ComponentProps, type ReactNode, useId } from 'react'
import { goTo } from '#web/plumbing/api/go-to.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormTrouble } from '#web/ui/form/form-trouble.tsx'
import type { FormTrouble as Trouble } from '#web/ui/form/form-way.ts'
import { Checkbox, Input } from '#web/ui/form/input.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

export type FormField<Name extends string> = {
  name: Name
  label: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  inputMode?: 'numeric'
  maxLength: number
  isOptional?: true
  help?: string
}

/** Its value is "on" when checked; otherwise it is absent. */
export type FormBox<Name extends string> = { name: Name; label: string; help?: string }

export type PostFormProps<Name extends string> = {
  action: string
  anchor?: string
  fields: readonly FormField<Name>[]
  boxes?: readonly FormBox<Name>[]
  hidden?: Readonly<Record<string, string>>
  submit: { words: string; pending: string; look?: 'primary' | 'line' }
  answered?: (Trouble & { values?: Readonly<Record<string, string>> }) | null
  onDone?: (next: string) => unknown
  children?: ReactNode
}

export function PostForm<Name extends string>(props: PostFormProps<Name>) {
  const { action, anchor, fields, boxes = [], hidden = {}, submit, answered = null, onDone = goTo, children } = props
  const prefix = useId()
  const order = fields.map(({ name }) => name)
  return (
    <Form
      action={action}
      anchor={anchor}
      hidden={hidden}
      answered={answered}
      className="stack stack-fill post-form"
      onDone={({ next }) => onDone(next)}
    >
      {({ isPending, trouble }) => (
        <>
          {trouble && Object.keys(trouble.fields).length > 1 && (
            <FormTrouble title={trouble.message} trouble={trouble} order={order} prefix={prefix} />
          )}
          {fields.map(({ name, label, help, isOptional = false, ...rest }) => (
            <Field key={name} id={`${prefix}-${name}`} label={label} help={help} error={trouble?.fields[name]}>
              {(wiring) => (
                <Control
                  {...wiring}
                  {...rest}
                  name={name}
                  required={!isOptional}
                  defaultValue={answered?.values?.[name]}
                />
              )}
            </Field>
          ))}
          {boxes.map(({ name, label, help }) => (
            <div key={name}>
              <Checkbox name={name}>{label}</Checkbox>
              {help && <p className="small quiet">{help}</p>}
            </div>
          ))}
          {/* A sentence about a field stands with the field; the one for the whole stands by itself only without any. */}
          {trouble && !order.some((name) => trouble.fields[name]) && (
            <div tabIndex={-1} data-trouble>
              <Notice tone="danger" title={trouble.message} />
            </div>
          )}
          <Button type="submit" variant={submit.look ?? 'primary'} disabled={isPending}>
            {isPending ? submit.pending : submit.words}
          </Button>
          {children}
        </>
      )}
    </Form>
  )
}

function Control({ type = 'text', ...rest }: Omit<ComponentProps<'input'>, 'type'> & { type?: string | undefined }) {
  return type === 'password' ? <PasswordInput {...rest} /> : <Input {...rest} type={type} />
}
