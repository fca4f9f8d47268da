import { authLimits } from '#contract/auth/auth-limits.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

export type NewAccountProps = { action: string; email: string; button: string; answered: FormAnswer | null }

export default function NewAccount({ action, email, button, answered }: NewAccountProps) {
  return (
    <Form action={action} hidden={{ do: 'sign-up' }} answered={answered} className="stack stack-fill">
      {({ isPending, trouble }) => {
        const errors = trouble?.fields ?? {}
        return (
          <>
            {trouble && Object.keys(errors).length === 0 && (
              <div tabIndex={-1} data-trouble>
                <Notice tone="danger" title={trouble.message} />
              </div>
            )}
            <Field label="First name" error={errors.firstName}>
              {(wiring) => (
                <Input
                  {...wiring}
                  name="firstName"
                  autoComplete="given-name"
                  required
                  maxLength={authLimits.firstName}
                  defaultValue={answered?.values.firstName}
                />
              )}
            </Field>
            <Field label="Last name (optional)" error={errors.lastName}>
              {(wiring) => (
                <Input
                  {...wiring}
                  name="lastName"
                  autoComplete="family-name"
                  maxLength={authLimits.lastName}
                  defaultValue={answered?.values.lastName}
                />
              )}
            </Field>
            <Field label="Email" help="It is the address the invitation was sent to.">
              {(wiring) => <Input {...wiring} type="email" autoComplete="username" readOnly value={email} />}
            </Field>
            <Field
              label="Password"
              error={errors.password}
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
            <Button type="submit" variant="primary" disabled={isPending}>
              {button}
            </Button>
          </>
        )
      }}
    </Form>
  )
}
