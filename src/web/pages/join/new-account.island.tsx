import { authLimits } from '#contract/auth-limits.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'

export type NewAccountProps = {
  action: string
  email: string
  button: string
  /** What it was refused with, and what was typed. */
  trouble: { values: Readonly<Record<string, string>>; fields: Readonly<Record<string, string>> } | null
}

/** A plain post. It wakes for the button that shows the password. */
export default function NewAccount({ action, email, button, trouble }: NewAccountProps) {
  const fields = trouble?.fields ?? {}
  return (
    <form method="post" action={action} noValidate className="stack stack-fill">
      <input type="hidden" name="do" value="sign-up" />
      <Field label="First name" error={fields.firstName}>
        {(wiring) => (
          <Input
            {...wiring}
            name="firstName"
            autoComplete="given-name"
            required
            maxLength={authLimits.firstName}
            defaultValue={trouble?.values.firstName}
          />
        )}
      </Field>
      <Field label="Last name" error={fields.lastName}>
        {(wiring) => (
          <Input
            {...wiring}
            name="lastName"
            autoComplete="family-name"
            required
            maxLength={authLimits.lastName}
            defaultValue={trouble?.values.lastName}
          />
        )}
      </Field>
      <Field label="Email" help="It is the address the invitation was sent to.">
        {(wiring) => <Input {...wiring} type="email" autoComplete="username" readOnly value={email} />}
      </Field>
      <Field
        label="Password"
        error={fields.password}
        help={`${authLimits.passwordMin} characters or more. Four random words are good.`}
      >
        {(wiring) => (
          <PasswordInput
            {...wiring}
            name="password"
            autoComplete="new-password"
            required
            maxLength={authLimits.passwordMax}
          />
        )}
      </Field>
      <Button type="submit" look="primary">
        {button}
      </Button>
    </form>
  )
}
